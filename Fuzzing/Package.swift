// swift-tools-version: 6.2
import PackageDescription

// The folders of the libraries are links to the project's own, so that a target reaches their `package` interfaces. The
// main function is libFuzzer's: Scripts/fuzz builds this with its sanitizer.
let package = Package(
    name: "fuzzing",
    targets: [
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .target(name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),
        .target(name: "CEmbeddedFiles"),
        .target(name: "AdaptiveLayout", linkerSettings: [.linkedLibrary("m")]),
        .target(
            name: "JSONWire", dependencies: ["CSimdJSON"],
            swiftSettings: [.enableExperimentalFeature("Lifetimes")],
            linkerSettings: [.linkedLibrary("m")]
        ),
        .target(
            name: "MicroHTTP", dependencies: ["CMicroHTTPD"],
            linkerSettings: [
                .unsafeFlags([
                    "-Xlinker", "--export-dynamic-symbol=epoll_ctl",
                    "-Xlinker", "--export-dynamic-symbol=MHD_queue_response",
                ])
            ]
        ),
        .target(name: "LayoutService", dependencies: ["AdaptiveLayout", "JSONWire", "MicroHTTP", "CEmbeddedFiles"]),
        .executableTarget(
            name: "Fuzzer", dependencies: ["LayoutService", "AdaptiveLayout", "JSONWire", "MicroHTTP"],
            swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

let swiftRules: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]
let targetsInC: Set<String> = ["CMicroHTTPD", "CSimdJSON", "CEmbeddedFiles"]
for target in package.targets where !targetsInC.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + swiftRules
}
