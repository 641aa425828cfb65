import AdaptiveLayout
import JSONWire

/// `panewise devices`: the catalogue.
enum DevicesCommand {
    static let subcommand = Subcommand(
        "devices", summary: "Lists the known devices, or shows some of them.", operands: "[ID...]",
        options: [
            CommandOption("idiom", "IDIOM", values: .choices(["phone", "pad"]), help: "Only devices of an idiom."),
            CommandOption("model", "MODEL", help: "Only devices of a model identifier, such as iPhone17,1."),
            OutputFormat.option(["json", "table"], forTerminal: "table", otherwise: "json"),
        ],
        examples: [
            CommandExample("panewise devices --idiom pad", "Lists the iPads with their sizes and windows."),
            CommandExample("panewise devices --model iPhone17,1", "Says which device has this model identifier."),
        ],
        run: run)

    private static func run(_ arguments: ParsedArguments, _ console: Console) throws(CommandFailure) -> Int32 {
        let catalogue = try CommandSnapshot.load(arguments, console).catalogue
        var devices = catalogue.devices
        if !arguments.operands.isEmpty {
            devices = []
            for id in arguments.operands {
                guard let device = catalogue.device(id: id) else {
                    throw CommandFailure(.usage, .unknownDevice(id, in: catalogue))
                }
                devices.append(device)
            }
        }
        if let idiom = arguments.value("idiom") { devices = devices.filter { ($0.idiom == .pad) == (idiom == "pad") } }
        if let model = arguments.value("model") {
            guard !catalogue.devices(modelIdentifier: model).isEmpty else {
                let hint = catalogue.nearestModel(to: model).map { " The nearest is \($0)." } ?? ""
                throw CommandFailure(.usage, ["--model: There is no device of this model identifier.\(hint)"])
            }
            devices = devices.filter { $0.modelIdentifiers.contains(model) }
        }
        if OutputFormat.chosen(arguments, console, forTerminal: "table", otherwise: "json") == "table" {
            console.writeLine(TextTable(headings, devices.map(cells)).text)
        } else {
            console.write(document(of: devices))
        }
        return 0
    }

    private static let headings = ["id", "name", "width", "height", "scale", "year", "windows", "models"]

    private static func cells(of device: Device) -> [String] {
        let windows = DeviceWindow.allCases.filter { window in
            DeviceOrientation.allCases.contains { device.windows(in: $0).contains(window) }
        }
        return [
            device.id, device.name, JSONNumber.spelling(of: device.portraitSize.width),
            JSONNumber.spelling(of: device.portraitSize.height), JSONNumber.spelling(of: device.displayScale),
            String(device.releaseYear), windows.map(\.rawValue).joined(separator: " "),
            device.modelIdentifiers.joined(separator: " "),
        ]
    }

    private static func document(of devices: [Device]) -> [UInt8] {
        var writer = JSONWriter(capacity: 65_536)
        writer.object { writer in
            writer.member("devices", devices)
            writer.member("total", devices.count)
        }
        writer.endLine()
        return writer.finish()
    }
}
