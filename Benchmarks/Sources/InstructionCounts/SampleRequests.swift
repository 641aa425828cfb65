/// The requests that the workloads answer.
enum SampleRequests {
    /// An iPhone 5s in landscape, under a policy that makes it regular.
    static let decision = bytes(
        """
        {"size":{"width":568,"height":320},"traits":{"horizontalSizeClass":"compact","verticalSizeClass":"compact",\
        "userInterfaceIdiom":"phone"},"policy":"regular-width-from-480"}
        """)

    /// An iPad with three columns.
    static let tripleColumn = bytes(
        """
        {"size":{"width":1180,"height":820},"traits":{"horizontalSizeClass":"regular","verticalSizeClass":"regular",\
        "userInterfaceIdiom":"pad","displayScale":2},"splitView":{"style":"tripleColumn",\
        "preferredDisplayMode":"twoBesideSecondary"}}
        """)

    /// The same iPad from its first layout to a compact window and a screen pushed there.
    static let transition = bytes(
        """
        {"state":{"size":{"width":1180,"height":820},"traits":{"horizontalSizeClass":"regular",\
        "verticalSizeClass":"regular","userInterfaceIdiom":"pad","displayScale":2},\
        "splitView":{"style":"tripleColumn","preferredDisplayMode":"twoOverSecondary"},\
        "columns":{"primary":["folders"],"supplementary":["notes"],"secondary":[{"id":"note-1","hasContent":true}]}},\
        "events":[{"type":"appear"},{"type":"resize","size":{"width":375,"height":820},\
        "traits":{"horizontalSizeClass":"compact"}},\
        {"type":"showDetail","viewController":{"id":"note-2","hasContent":true}},{"type":"pop"}]}
        """)

    /// A policy of twenty rules of three conditions each, of which none matches an iPhone 5s in landscape.
    static let twentyRules = bytes(
        #"{"id":"twenty","rules":["#
            + (0..<20).map { number in
                #"{"id":"rule-\#(number)","when":{"all":[{"width":{"atLeast":480}},{"horizontalSizeClass":"compact"},"#
                    + #"{"height":{"above":\#(400 + number)}}]},"then":{"override":{"horizontalSizeClass":"regular"}}}"#
            }.joined(separator: ",") + #"],"otherwise":{"override":null}}"#)

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
