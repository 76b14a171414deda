// swift-tools-version: 6.1
import PackageDescription

/// Settings of every Swift target: a file must import each module whose members it uses.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("MemberImportVisibility")
]

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func target(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let arguments = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser")

let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")

let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

let package = Package(
    name: "Tableshot",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "Tableshot", targets: ["Tableshot"]),
        .library(name: "TableshotCommand", targets: ["TableshotCommand"]),
        .library(name: "TableshotTesting", targets: ["TableshotTesting"]),
        .library(name: "TableSnapshots", targets: ["TableSnapshots"]),
        .library(name: "TableSamples", targets: ["TableSamples"]),
        // The library that the command links with the cells of `run`.
        .library(
            name: "CellRunning", type: .dynamic, targets: ["CellRunning", "CProcessReports"]),
        .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
        // For Benchmarks/, which measures separate modules; not a stable interface.
        .library(name: "TableCompositing", targets: ["TableCompositing"]),
        .library(name: "TableLayout", targets: ["TableLayout"]),
        .executable(name: "tableshot", targets: ["TableshotMain"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.5.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    ],
    targets: [
        system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
        system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
        system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
        system("CPangoFc", pkgConfig: "pangofc", apt: "libpango1.0-dev", brew: "pango"),
        system(
            "CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
        system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
        system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
        system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
        // System calls for exchanging files, and for confining a process.
        .systemLibrary(name: "CExchange"),
        .systemLibrary(name: "CConfinement"),
        // Libraries that are loaded at run time and therefore not linked.
        .systemLibrary(name: "CRSVG", providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
        .systemLibrary(
            name: "CTurboJPEG", providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
        .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
        .systemLibrary(
            name: "CLCMS2", providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
        .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        target("SharedLibraries", []),

        // Targets that determine layout and contents.
        target("TableGeometry", []),
        target("TableLayout", []),
        target("TableDrawing", []),
        target("TableText", ["TableDrawing", "CPango", "CPangoFc", "CFontconfig", "CFreeType"]),
        target(
            "TableImages",
            [
                "TableDrawing", "SharedLibraries", "CPNG", "CTurboJPEG", "CWebP", "CRSVG",
                "CDeflate", "CZlib", "CGIF", "CLCMS2", "CExchange",
            ]),
        target("TableSymbols", ["TableDrawing"]),
        target("TableAnimation", ["TableGeometry"]),
        target("TableEvents", ["TableDrawing"]),
        target("TableThemes", ["TableGeometry", "TableDrawing", "TableText", "TableAnimation"]),
        target(
            "TableControls",
            [
                "TableLayout", "TableEvents", "TableSymbols", "TableThemes", "TableGeometry",
                "TableDrawing", "TableText", "TableAnimation",
            ]),
        target(
            "TableViews",
            [
                "TableControls", "TableThemes", "TableGeometry", "TableDrawing", "TableText",
                "TableAnimation",
            ]),
        target(
            "TableScreens",
            [
                "TableViews", "TableControls", "TableThemes", "TableGeometry", "TableDrawing",
                "TableText", "TableAnimation",
            ]),
        // Targets that draw.
        target("TableCompositing", ["TableDrawing", "CCairo", "CFreeType"]),
        // Targets for documents, tests, reports and commands.
        target("DocumentSyntax", ["TableDrawing", "TableGeometry", "CYAML"]),
        target(
            "InterfaceBuilder", ["DocumentSyntax", "TableDrawing", "SharedLibraries", "CExpat"]),
        target(
            "DocumentValues",
            [
                "DocumentSyntax", "TableViews", "TableControls", "TableThemes", "TableText",
                "TableDrawing", "TableGeometry", "TableAnimation",
            ]),
        target(
            "TableMockups",
            [
                "DocumentValues", "DocumentSyntax", "TableScreens", "TableViews", "TableControls",
                "TableThemes",
                "TableText", "TableDrawing", "TableGeometry", "TableAnimation", "TableImages",
            ]),
        // Files of the three targets that exclude files: as Swift's embedded resources, they would
        // compile longer than the targets.
        .target(name: "EmbeddedFiles"),
        .target(
            name: "DocumentReference",
            dependencies: [
                "TableMockups", "DocumentValues", "DocumentSyntax", "TableScreens", "TableControls",
                "TableDrawing", "EmbeddedFiles",
            ],
            exclude: ["Examples"], swiftSettings: settings),
        target(
            "InterfaceBuilderScenes",
            [
                "InterfaceBuilder", "DocumentValues", "DocumentSyntax", "TableMockups",
                "TableScreens",
                "TableViews",
                "TableControls", "TableThemes", "TableText", "TableDrawing", "TableImages",
            ]),
        target(
            "TableInspection",
            [
                "TableScreens", "TableViews", "TableControls", "TableThemes", "TableDrawing",
                "TableGeometry", "TableText",
            ]),
        target("TableSnapshots", ["TableImages", "TableDrawing"]),
        .target(
            name: "TableReport",
            dependencies: [
                "TableSnapshots", "TableImages", "TableDrawing", "EmbeddedFiles", mustache,
            ],
            exclude: ["Page"], swiftSettings: settings),
        // The page of `serve`, which knows documents by a protocol.
        .target(
            name: "TableServer", dependencies: ["EmbeddedFiles", flyingFox, flyingSocks],
            exclude: ["Page"], swiftSettings: settings),
        target(
            "Tableshot",
            [
                "TableAnimation", "TableGeometry", "TableDrawing", "TableText", "TableImages",
                "TableScreens", "TableViews", "TableControls", "TableThemes", "TableCompositing",
                "DocumentSyntax", "InterfaceBuilder", "InterfaceBuilderScenes", "TableMockups",
                "TableInspection", "TableSnapshots",
            ]),
        target(
            "TableshotTesting",
            [
                "Tableshot", "TableSnapshots", "TableScreens", "TableViews", "TableControls",
                "TableThemes", "DocumentSyntax", "TableMockups", "TableInspection", "TableImages",
                "TableDrawing",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                // On Linux, only this product reports an issue to a test.
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ]),
        target("TableSamples", ["Tableshot"]),
        // Rewrites sources for UIKit, so that they compile with the module below.
        target("SourceRewriting", []),
        .executableTarget(
            name: "uikit-sources", dependencies: ["SourceRewriting"],
            path: "Sources/SourceRewriterTool", swiftSettings: settings),
        .plugin(
            name: "UIKitSources", capability: .buildTool(), dependencies: ["uikit-sources"]),
        // Functions of the C library in the process that `run` starts, and a report of crashes.
        .target(name: "CProcessReports"),
        // Draws cells in the process that `run` starts.
        target(
            "CellRunning",
            [
                "Tableshot", "TableMockups", "TableScreens", "TableViews", "TableControls",
                "TableThemes", "TableText", "TableGeometry", "TableDrawing", "CConfinement",
            ]),
        target("TableGallery", ["Tableshot"]),
        target(
            "TableshotCommand",
            [
                "Tableshot", "TableGallery", "TableSnapshots", "TableReport", "TableServer",
                "InterfaceBuilder", "InterfaceBuilderScenes", "DocumentReference", "TableMockups",
                "DocumentSyntax", "SourceRewriting", "CellRunning", "CConfinement", arguments,
            ]),
        .executableTarget(
            name: "TableshotMain", dependencies: ["TableshotCommand", "TableSamples"],
            swiftSettings: settings),

        // The program of Scripts/fuzz. A product build of `tableshot` does not include it.
        .executableTarget(
            name: "TableshotFuzz",
            dependencies: [
                "TableshotCommand", "TableSamples", "Tableshot", "DocumentSyntax", "TableMockups",
                "TableSnapshots",
                "TableImages", arguments,
            ],
            path: "Tests/Fuzz", exclude: ["Seeds"], swiftSettings: settings),

        // The program of Scripts/fuzz-interface-builder.
        .executableTarget(
            name: "InterfaceBuilderFuzz",
            dependencies: ["InterfaceBuilder", "DocumentSyntax", "TestSupport"],
            path: "Tests/InterfaceBuilderFuzz", swiftSettings: settings),

        // Helpers for the tests of several targets.
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
        .target(
            name: "BrowserSupport", dependencies: ["TestSupport", "TableImages", "TableDrawing"],
            path: "Tests/BrowserSupport", exclude: ["browser.py"], swiftSettings: settings),
        tests("TableServerTests", ["TableServer", "TestSupport"]),
        tests("TableAnimationTests", ["TableAnimation", "TableGeometry", "TestSupport"]),
        tests("TableGeometryTests", ["TableGeometry", "TestSupport"]),
        tests("TableLayoutTests", ["TableLayout", "TestSupport"]),
        tests("SourceRewritingTests", ["SourceRewriting"]),
        tests("TableDrawingTests", ["TableDrawing"]),
        tests("TableSymbolsTests", ["TableSymbols", "TableDrawing"]),
        tests("TableTextTests", ["TableText", "TableDrawing"]),
        tests(
            "TableImagesTests",
            ["TableImages", "TableDrawing", "SharedLibraries", "TestSupport"]),
        tests(
            "TableViewsTests",
            [
                "TableScreens", "TableViews", "TableControls", "TableThemes", "TableGeometry",
                "TableDrawing", "TableText", "TableAnimation", "TestSupport",
            ]),
        tests(
            "TableCompositingTests",
            ["TableCompositing", "TableDrawing", "CFreeType", "TestSupport"]),
        tests("DocumentSyntaxTests", ["DocumentSyntax", "TableDrawing", "TestSupport"]),
        tests(
            "InterfaceBuilderTests",
            [
                "InterfaceBuilder", "DocumentSyntax", "TableDrawing", "SharedLibraries",
                "TestSupport",
            ]),
        tests(
            "TableMockupsTests",
            [
                "DocumentSyntax", "DocumentValues", "TableMockups", "InterfaceBuilderScenes",
                "TableInspection",
                "TableScreens", "TableViews", "TableControls", "TableThemes", "TableDrawing",
                "TableGeometry", "TableText", "TableAnimation", "TableImages", "TestSupport",
            ]),
        tests(
            "DocumentReferenceTests",
            ["DocumentReference", "TableMockups", "DocumentSyntax", "Tableshot"]),
        tests(
            "InterfaceBuilderScenesTests",
            [
                "InterfaceBuilderScenes", "InterfaceBuilder", "DocumentValues", "DocumentSyntax",
                "TableMockups", "Tableshot", "TableScreens", "TableViews", "TableControls",
                "TableThemes",
                "TableText", "TableDrawing", "TableImages", "TableInspection", "TestSupport",
            ]),
        tests(
            "TableInspectionTests",
            [
                "TableInspection", "TableScreens", "TableViews", "TableControls", "TableThemes",
                "TableDrawing", "TableGeometry", "TableText",
            ]),
        tests(
            "TableSnapshotsTests",
            ["TableSnapshots", "TableImages", "TableDrawing", "TestSupport"]),
        .testTarget(
            name: "TableReportTests",
            dependencies: [
                "TableReport", "TableSnapshots", "TableImages", "TableDrawing", "TestSupport",
                "BrowserSupport",
            ],
            swiftSettings: settings),
        tests("TableSamplesTests", ["TableSamples", "Tableshot", "TableMockups"]),
        tests(
            "TableGalleryTests",
            ["TableGallery", "TableSnapshots", "Tableshot", "TableshotTesting"]),
        tests(
            "TableshotTests",
            [
                "Tableshot", "TableSamples", "TableGallery", "TableSnapshots", "TableImages",
                "TableMockups", "TableInspection", "TableshotTesting", "TableCompositing",
                "TableText", "TableDrawing", "SharedLibraries", "TestSupport",
            ]),
        tests(
            "TableshotTestingTests",
            ["TableshotTesting", "TableSnapshots", "TableSamples", "Tableshot", "TestSupport"]),
        // These tests run the built product.
        .testTarget(
            name: "TableshotCommandTests",
            dependencies: [
                "TableshotMain", "TableshotFuzz", "TableshotCommand", "TableSnapshots", "Tableshot",
                "TestSupport", "BrowserSupport",
            ],
            exclude: ["Support/measured.py", "Support/library-variables.py"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// UIKit's names for cells whose source imports UIKit. Apple's platforms have the module.
#if os(Linux)
    package.products.append(
        .library(name: "UIKit", targets: ["UIKit", "CellLibraries", "_Testing_UIKit"]))
    package.targets += [
        .target(
            name: "UIKit",
            dependencies: [
                "TableScreens", "TableViews", "TableControls", "TableEvents", "TableThemes",
                "TableText", "TableDrawing", "TableImages", "TableAnimation", "TableGeometry",
            ], exclude: ["Interface.tsv"], swiftSettings: settings),
        // Small versions of libraries that cells use, over the module above.
        target(
            "CellLibraries",
            ["UIKit", "TableControls", "TableViews", "TableDrawing", "TableGeometry"]),
        .target(
            name: "_Testing_UIKit", path: "Sources/UIKitTestingOverlay", swiftSettings: settings),
        // The cells are written in Swift 5, as most apps are.
        .target(
            name: "UIKitCells", dependencies: ["UIKit"], path: "Tests/UIKitCells",
            exclude: ["UIKitSources.txt"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: ["UIKitSources"]),
        // The code of an app imports no modules behind UIKit.
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "CellLibraries", "_Testing_UIKit", "UIKitCells", "TableSamples",
                "Tableshot", "TableshotTesting", "TableViews", "TableControls", "TableEvents",
                "TableThemes", "TableDrawing", "TableCompositing",
            ]),
    ]
    package.targets.first { $0.name == "CellRunning" }?.dependencies += [
        "UIKit", "CellLibraries",
    ]
#endif

// `run` builds only the library for cells, which needs no other package.
if Context.environment["TABLESHOT_CELLS_ONLY"] != nil {
    var needed: Set<String> = []
    func add(_ name: String) {
        guard needed.insert(name).inserted else { return }
        for case .byNameItem(let other, _) in package.targets.first(where: { $0.name == name })?
            .dependencies ?? []
        {
            add(other)
        }
    }
    add("CellRunning")
    add("CProcessReports")
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { $0.name != "CellRunning" }
    package.dependencies = []
}

// `make demo` optimizes only the targets that read, lay out and draw documents, because unoptimized
// code compiles in a third of the time.
if Context.environment["TABLESHOT_DEMO"] != nil {
    let unoptimized: Set = [
        "InterfaceBuilder", "InterfaceBuilderScenes", "TableInspection", "TableReport",
        "TableServer", "TableGallery", "TableSamples", "DocumentReference", "SourceRewriting",
        "CellRunning", "UIKit", "Tableshot", "TableshotCommand", "TableMockups",
    ]
    for target in package.targets where unoptimized.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-Onone"]))
    }
}
