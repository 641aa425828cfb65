import AdaptiveLayout
import JSONWire

/// Two policies and the domain over which they are compared.
struct ComparisonRequest: Sendable {
    var left: LoadedPolicy
    var right: LoadedPolicy
    var domain: AnalysisDomain
}

extension DecodingNotes {
    /// Reads a comparison request.
    mutating func comparisonRequest(_ value: borrowing JSONValue, _ policies: PolicySet) -> ComparisonRequest? {
        var left: LoadedPolicy?
        var right: LoadedPolicy?
        var domain: AnalysisDomain? = AnalysisDomain()
        let isObject = readObject(value, known: ["left", "right", "domain"]) { name, value, notes in
            switch name {
            case "left": left = notes.policy(value, policies)
            case "right": right = notes.policy(value, policies)
            case "domain": domain = value.isNull ? AnalysisDomain() : notes.domain(value, usual: AnalysisDomain())
            default: return false
            }
            return true
        }
        guard isObject else { return nil }
        for name in ["left", "right"] as [StaticString] where value[name] == nil {
            fault("The member \(name) is missing.")
        }
        guard let left, let right, let domain else { return nil }
        return ComparisonRequest(left: left, right: right, domain: domain)
    }
}

/// Where two policies decide differently: in the domain, and on the devices of the catalogue.
///
/// `differences` and `devices` are about the override; `settingDifferences` about what goes along with it.
struct ComparisonAnswer: JSONWritable {
    private let request: ComparisonRequest
    private let differences: [PolicyDifference]
    private let devices: [DifferingDevice]

    init(of request: ComparisonRequest, _ catalogue: DeviceCatalogue) {
        self.request = request
        differences = request.left.policy.differences(from: request.right.policy, over: request.domain)
        devices = DifferingDevice.all(in: catalogue, request)
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("summary", DeviceSummary(devices.map(\.configuration)).sentence)
            writer.array("differences") { writer in
                for difference in differences where difference.aspects.contains(.override) {
                    writer.object { writer in writeDecisions(of: difference, to: &writer) }
                }
            }
            writer.array("settingDifferences") { writer in
                for difference in differences where difference.aspects != [.override] {
                    writer.object { writer in
                        writeDecisions(of: difference, to: &writer)
                        writer.member("settings", difference.aspects.filter { $0 != .override }.map(\.rawValue))
                    }
                }
            }
            writer.member("devices", devices)
            writer.member("domain", request.domain)
        }
    }

    private func writeDecisions(of difference: PolicyDifference, to writer: inout JSONWriter) {
        writer.ends(of: difference.interval)
        writer.object("left") { writer in
            writer.decision(ofRule: difference.leftRule, request.left.policy)
        }
        writer.object("right") { writer in
            writer.decision(ofRule: difference.rightRule, request.right.policy)
        }
    }
}

/// A configuration of a device for which two policies decide differently about the override.
private struct DifferingDevice: JSONWritable {
    let configuration: DeviceConfiguration

    static func all(in catalogue: DeviceCatalogue, _ request: ComparisonRequest) -> [DifferingDevice] {
        catalogue.devices.flatMap(\.configurations).filter { configuration in
            let facts = PolicyFacts(
                width: configuration.size.width, height: configuration.size.height,
                traits: request.domain.traits.merging(configuration.traits),
                systemVersion: request.domain.systemVersion, previousRule: request.domain.previousRule)
            return request.left.policy.aspects(differingFrom: request.right.policy, for: facts).contains(.override)
        }.map(DifferingDevice.init)
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("device", configuration.device.id)
            writer.member("orientation", configuration.orientation.rawValue)
            writer.member("window", configuration.window.rawValue)
            writer.member("displayZoom", ifPresent: configuration.isDisplayZoomed ? true : nil)
            writer.member("size", configuration.size)
        }
    }
}
