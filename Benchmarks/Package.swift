// swift-tools-version: 6.1
import PackageDescription

/// Measures Tableshot; a package of its own, so that nobody who uses Tableshot resolves it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Tableshot", path: "..")],
    targets: [
        .executableTarget(
            name: "tableshot-benchmark",
            dependencies: [
                .product(name: "Tableshot", package: "Tableshot"),
                .product(name: "TableSnapshots", package: "Tableshot"),
                .product(name: "TableCompositing", package: "Tableshot"),
            ],
            path: "Sources/TableshotBenchmark",
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .executableTarget(
            name: "layout-benchmark",
            dependencies: [.product(name: "TableLayout", package: "Tableshot")],
            path: "Sources/LayoutBenchmark",
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    ],
    swiftLanguageModes: [.v6]
)
