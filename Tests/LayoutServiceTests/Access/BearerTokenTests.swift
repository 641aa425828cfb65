import LayoutService
import MicroHTTP
import Testing

@Suite("A bearer token")
struct BearerTokenTests {
    @Test(
        "matches itself and nothing else",
        arguments: [
            ("correct-horse", true), ("correct-hors", false), ("correct-horsee", false), ("Correct-horse", false),
            ("correct-horsecorrect-horse", false), ("", false), ("x", false),
        ])
    func matching(given: String, isSame: Bool) {
        #expect(BearerToken("correct-horse").matches(given.utf8) == isSame)
    }

    @Test(
        "has visible ASCII characters only",
        arguments: ["", "a b", "a\tb", "a\n", "ä", String(repeating: "x", count: 4_097)])
    func unsound(text: String) {
        #expect(throws: SettingValueFault.self) { try BearerToken.checked(text) }
    }

    @Test("is read from a file without the white space around it")
    func file() throws {
        let folder = try TemporaryDirectory()
        try folder.write("\n secret \r\n", to: "token")
        #expect(try BearerToken(fileAt: "\(folder.path)/token").matches("secret".utf8))
        try folder.write(" \n", to: "empty")
        #expect(throws: FileFault.self) { try BearerToken(fileAt: "\(folder.path)/empty") }
    }
}

@Suite("The guard of the token")
struct TokenGuardTests {
    @Test(
        "lets in whoever sends the token once, with the scheme in any case",
        arguments: ["Bearer secret", "bearer secret", "BEARER   secret"])
    func right(line: String) throws {
        try TokenGuard(BearerToken("secret")).check([line])
    }

    @Test(
        "answers 401 with a challenge, and says which fault it is",
        arguments: [
            ([], ProblemType.missingToken), (["Basic c2VjcmV0"], .missingToken), (["secret"], .missingToken),
            (["Bearer"], .missingToken), (["Bearer secret", "Bearer secret"], .missingToken),
            (["Bearer wrong"], .invalidToken), (["Bearer "], .invalidToken), (["Bearer secret x"], .invalidToken),
        ])
    func wrong(lines: [String], type: ProblemType) throws {
        let tokens = TokenGuard(BearerToken("secret"))
        let problem = try #require(throws: Problem.self) { try tokens.check(lines) }
        #expect(problem.type == type)
        let challenge = try #require(problem.headers.first { $0.name == "WWW-Authenticate" })
        #expect(challenge.value.hasPrefix("Bearer"))
        #expect(challenge.value.contains("invalid_token") == (type == .invalidToken))
        #expect(tokens.refusalCount == 1)
    }

    @Test("follows its file, and keeps the token when the file breaks")
    func reload() throws {
        let folder = try TemporaryDirectory()
        let path = "\(folder.path)/token"
        try folder.write("first", to: "token")
        let tokens = try TokenGuard(fileAt: path)
        #expect(!tokens.reload(evenIfUnchanged: false))
        #expect(tokens.reload(evenIfUnchanged: true))
        try folder.write("the-second", to: "token")
        #expect(tokens.reload(evenIfUnchanged: false))
        try tokens.check(["Bearer the-second"])
        try folder.write("not a token", to: "token")
        #expect(tokens.reload(evenIfUnchanged: false))
        #expect(tokens.failure?.path == path)
        try tokens.check(["Bearer the-second"])
        try folder.write("third", to: "token")
        #expect(tokens.reload(evenIfUnchanged: false))
        #expect(tokens.failure == nil)
        #expect(tokens.reloadCounts == (3, 1))
        try tokens.check(["Bearer third"])
    }
}
