// swift-tools-version: 6.1
import PackageDescription

// The package exists for the tests of cells on Linux. Xcode builds the application from App/.
let package = Package(
    name: "UIKitCells",
    dependencies: [
        // In a package of your own, the address of Tableshot's repository stands here:
        // .package(url: "https://…/Tableshot", from: "0.1.0")
        .package(name: "Tableshot", path: "../..")
    ],
    targets: [
        .testTarget(
            name: "CellTests",
            dependencies: [
                .product(name: "UIKit", package: "Tableshot"),
                .product(name: "Tableshot", package: "Tableshot"),
                .product(name: "TableshotTesting", package: "Tableshot"),
            ],
            exclude: ["UIKitSources.txt", "__Snapshots__"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "UIKitSources", package: "Tableshot")])
    ]
)
