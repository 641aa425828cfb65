// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "panewise",
    products: [
        .library(name: "AdaptiveLayout", targets: ["AdaptiveLayout"]),
        .executable(name: "panewise", targets: ["panewise"]),
    ],
    targets: [
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .target(name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),
        .target(name: "CEmbeddedFiles"),
        // Rounding is a function of the C mathematics library where the compiler does not inline it.
        .target(name: "AdaptiveLayout", linkerSettings: [.linkedLibrary("m")]),
        // JSON values must not outlive their document: lifetime annotations let the compiler see to it.
        .target(
            name: "JSONWire", dependencies: ["CSimdJSON"],
            swiftSettings: [.enableExperimentalFeature("Lifetimes")],
            linkerSettings: [.linkedLibrary("m")]
        ),
        // libmicrohttpd is to find the functions that stand in the place of others.
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
        // Swift's runtime linked in starts faster and takes less memory: only what is used is there.
        .executableTarget(
            name: "panewise", dependencies: ["LayoutService", "MicroHTTP"],
            linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))]
        ),
        .testTarget(name: "AdaptiveLayoutTests", dependencies: ["AdaptiveLayout"]),
        .testTarget(name: "JSONWireTests", dependencies: ["JSONWire"]),
        .testTarget(name: "MicroHTTPTests", dependencies: ["MicroHTTP"]),
        .testTarget(name: "LayoutServiceTests", dependencies: ["LayoutService", "AdaptiveLayout", "JSONWire"]),
        .testTarget(name: "PanewiseTests", dependencies: ["JSONWire"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// One set of rules for all Swift code: the upcoming features, strict memory safety, and warnings as errors.
let swiftRules: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .treatWarning("ExplicitSendable", as: .error),
    // The layers of a request are small generic functions in different modules: without this, none is specialized.
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]
let targetsInC: Set<String> = ["CMicroHTTPD", "CSimdJSON", "CEmbeddedFiles"]
for target in package.targets where !targetsInC.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + swiftRules
}
