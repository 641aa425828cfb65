import MicroHTTP
import Synchronization

/// The tag of a document, by its digest: made when somebody first asks, since most processes are never asked.
final class DocumentTag: Sendable {
    private let document: PreparedBody
    private let made = Mutex<EntityTag?>(nil)

    /// Notes the document.
    init(of document: PreparedBody) {
        self.document = document
    }

    /// The tag.
    var value: EntityTag {
        made.withLock { made in
            if let made { return made }
            let tag = EntityTag(String(document.hexDigest.prefix(32)))
            made = tag
            return tag
        }
    }
}
