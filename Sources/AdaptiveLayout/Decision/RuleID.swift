/// The rules that can stand in an answer; `docs/uikit-rules.md` explains each.
public enum RuleID: String, CaseIterable, Sendable {
    case tc1 = "TC-1"
    case tc4 = "TC-4"
    case tc12 = "TC-12"
    case tc14 = "TC-14"
    case tc15 = "TC-15"
    case sz1 = "SZ-1"
    case sz3 = "SZ-3"
    case sz4 = "SZ-4"
    case sz5 = "SZ-5"
    case sz6 = "SZ-6"
    case sz7 = "SZ-7"
    case sz8 = "SZ-8"
    case sz10 = "SZ-10"
    case sz11 = "SZ-11"
    case sz13 = "SZ-13"
    case svc4 = "SVC-4"
}
