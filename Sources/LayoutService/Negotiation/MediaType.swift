/// A media type that the service reads or writes.
package enum MediaType: String, CaseIterable, Sendable {
    case json = "application/json"
    case problem = "application/problem+json"
    case health = "application/health+json"
    case schema = "application/schema+json"
    case ndjson = "application/x-ndjson"
    case yaml = "application/yaml"
    case csv = "text/csv"
    case markdown = "text/markdown"
    case html = "text/html"
    case plainText = "text/plain"
    case metrics = "text/plain; version=0.0.4"
    case svg = "image/svg+xml"
    case junit = "application/junit+xml"
    case xml = "application/xml"
    case textXML = "text/xml"
    case tap = "application/tap"
    case textTAP = "text/tap"
    case xTAP = "text/x-tap"

    /// The value of Content-Type; text says its charset, JSON has but one.
    package var contentType: String {
        switch self {
        case .csv, .markdown, .html, .plainText, .metrics, .tap, .textTAP, .xTAP: rawValue + "; charset=utf-8"
        default: rawValue
        }
    }

    /// The type and subtype, without parameters.
    package var essence: Substring { rawValue.prefix { $0 != ";" } }
}
