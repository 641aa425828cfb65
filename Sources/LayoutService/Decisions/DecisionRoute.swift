import AdaptiveLayout
package import JSONWire
import MicroHTTP

/// `/v1/decisions`: one decision.
package enum DecisionRoute {
    /// The route, which looks requests up in the snapshot that is current when they come.
    package static func route(
        snapshot: @escaping @Sendable () -> Snapshot, policies: @escaping @Sendable () -> PolicySet
    ) -> Route {
        Route(
            "/v1/decisions",
            [
                "GET": .reading(memory: AnswerMemory(by: .query, of: policies)) { call throws(Problem) in
                    try answerQuery(of: call, snapshot())
                },
                "POST": .taking(memory: AnswerMemory(by: .body, of: policies)) { call throws(Problem) in
                    try answerBody(of: call, snapshot())
                },
                "QUERY": .taking { call throws(Problem) in try answerBody(of: call, snapshot()) },
            ])
    }

    private static func answerQuery(of call: Call, _ snapshot: Snapshot) throws(Problem) -> Reply {
        do throws(Problem) {
            try call.parameters.expect(only: FlatQuery.names)
            let options = try DecisionOptions(call.parameters)
            let question = RecentAnswers.Question(call.request.queryBytes)
            let memory = question.map { Memory(question: $0, answers: snapshot.policies.recentQueries) }
            return try answer(call, document: FlatQuery.document(of: call.parameters), options, snapshot, memory)
        } catch {
            guard [400, 422].contains(error.type.status) else { throw error }
            throw FlatQuery.problem(with: call.parameters, beginningWith: error, snapshot) { hint in
                call.request.header(hint.rawValue)
            }
        }
    }

    /// Where an answer is looked for and kept.
    private struct Memory {
        let question: RecentAnswers.Question
        let answers: RecentAnswers
    }

    private static func answerBody(of call: Call, _ snapshot: Snapshot) throws(Problem) -> Reply {
        let options = try DecisionOptions(only: call.parameters)
        let document = try call.body()
        let question = options == DecisionOptions() ? RecentAnswers.Question(document) : nil
        let memory = question.map { Memory(question: $0, answers: snapshot.policies.recentBodies) }
        return try answer(call, document: document, options, snapshot, memory)
    }

    private static func answer(
        _ call: Call, document: [UInt8], _ options: DecisionOptions, _ snapshot: Snapshot, _ memory: Memory?
    ) throws(Problem) -> Reply {
        let memory = ClientHint.areSent(with: call.request) ? nil : memory
        if let recent = memory.flatMap({ snapshot.policies.recentAnswer(to: $0.question, among: $0.answers) }) {
            return try call.answer(under: recent.tag) { Reply(again: recent) }
        }
        let outcome = try DecisionRequest.read(document, options, snapshot) { hint in
            call.request.header(hint.rawValue)
        }
        let request = outcome.value
        let tag = tag(of: outcome, options)
        return try call.answer(under: tag) { () throws(Problem) in
            let decision = snapshot.decide(request)
            let content = JSONWriter.text { writer in
                writer.decision(decision, of: request, options, outcome.unknownMemberNotes)
            }
            var reply = Reply(.json, .bytes(content), caching: .revalidate(tag))
            reply.note(request.evidence)
            if let memory {
                let policies = snapshot.policies
                memory.answers.keep(memory.question) { [reply] in
                    let place = policies.tally.place(ofRule: decision.ruleIndex, in: request.policy)
                    return RecentAnswers.Answer(
                        to: memory.question, content: content, tag: tag, vary: reply.vary, headers: reply.headers,
                        term: policies.term, tallyPlace: place)
                }
            }
            return reply
        }
    }

    private static func tag(
        of outcome: DecodingNotes.Outcome<DecisionRequest>, _ options: DecisionOptions
    ) -> EntityTag {
        var fingerprint = outcome.value.fingerprint
        fingerprint.add(options.explanation.rawValue)
        for note in outcome.unknownMemberNotes { fingerprint.add(note.pointer) }
        return fingerprint.tag
    }
}

extension DecisionRequest {
    /// Reads a request document.
    ///
    /// - Throws: 400 for what is no JSON, 422 for what cannot be answered.
    package static func read(
        _ document: [UInt8], _ options: DecisionOptions, _ snapshot: Snapshot, hint: ((ClientHint) -> String?)? = nil
    ) throws(Problem) -> DecodingNotes.Outcome<DecisionRequest> {
        let text = try JSONDocument.reading(document)
        return try DecodingNotes.decode(unknownMembers: options.unknownMembers) { notes in
            notes.decisionRequest(text.root, snapshot, hint: hint)
        }
    }
}

extension Reply {
    /// Gives an answer again.
    fileprivate init(again answer: RecentAnswers.Answer) {
        self.init(.json, .bytes(answer.content.bytes), caching: .revalidate(answer.tag))
        vary = answer.vary
        headers = Array(answer.content.fields.dropFirst())
    }

    /// Says which client hints the reply varies by, and asks for all of them where one would have helped.
    fileprivate mutating func note(_ evidence: HintEvidence) {
        guard !evidence.consulted.isEmpty else { return }
        vary += evidence.consulted.map(\.hint.rawValue)
        headers.append(Header("Accept-CH", ClientHint.acceptAll))
    }
}

extension JSONDocument {
    /// Parses a body.
    ///
    /// - Throws: A 400 that says where and why the text is no JSON.
    package static func reading(_ text: [UInt8]) throws(Problem) -> JSONDocument {
        do throws(JSONSyntaxError) {
            return try JSONDocument(parsing: text)
        } catch {
            throw Problem(error)
        }
    }
}
