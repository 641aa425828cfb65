package import MicroHTTP

/// What a route answers, before the pipeline turns it into a response.
package struct Reply {
    /// The status, 200 unless the route says otherwise.
    package var status = 200
    /// What the content is; nil where there is none.
    package var mediaType: MediaType?
    /// The content.
    package var content: Response.Content
    /// How caches may keep it.
    package var caching: Caching
    /// Request headers, beside Accept, that the reply depends on.
    package var vary: [String] = []
    /// Whether the reply could have come in another media type, had the caller asked for it.
    package var isNegotiated = false
    /// Further header fields.
    package var headers: [Header] = []

    /// How caches may keep a reply.
    package enum Caching {
        /// Not at all: errors, health, metrics.
        case noStore
        /// With a check of its tag each time, since policies can be reloaded.
        case revalidate(EntityTag)
    }

    /// Makes a reply of its content and how it may be kept.
    package init(_ mediaType: MediaType?, _ content: Response.Content, caching: Caching = .noStore) {
        self.mediaType = mediaType
        self.content = content
        self.caching = caching
    }
}
