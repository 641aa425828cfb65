internal import Glibc

/// Texts of the request line, without allocating for the usual ones.
enum RequestLineText {
    /// The method.
    static func method(_ text: UnsafePointer<CChar>) -> String {
        if unsafe strcmp(text, "POST") == 0 { return "POST" }
        if unsafe strcmp(text, "GET") == 0 { return "GET" }
        if unsafe strcmp(text, "HEAD") == 0 { return "HEAD" }
        return unsafe String(cString: text)
    }

    /// The protocol version.
    static func version(_ text: UnsafePointer<CChar>) -> String {
        unsafe strcmp(text, "HTTP/1.1") == 0 ? "HTTP/1.1" : String(cString: text)
    }
}
