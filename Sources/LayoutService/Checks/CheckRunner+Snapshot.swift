extension CheckRunner {
    /// A runner whose cases are answered as requests are, all from one snapshot.
    package init(_ snapshot: Snapshot) {
        self.init(
            decide: { request throws(Problem) in try snapshot.decisionText(for: request) },
            transition: { request throws(Problem) in try TransitionAnswer.text(for: request, snapshot) })
    }
}
