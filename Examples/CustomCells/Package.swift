// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CustomCells",
    platforms: [.macOS(.v14)],
    dependencies: [
        // In a package of your own, the address of Tableshot's repository stands here:
        // .package(url: "https://…/Tableshot", from: "0.1.0")
        .package(name: "Tableshot", path: "../..")
    ],
    targets: [
        .target(
            name: "FruitCells",
            dependencies: [.product(name: "Tableshot", package: "Tableshot")]),
        .executableTarget(
            name: "custom-cells",
            dependencies: [
                "FruitCells", .product(name: "TableshotCommand", package: "Tableshot"),
            ]),
        .testTarget(
            name: "FruitCellsTests",
            dependencies: [
                "FruitCells", .product(name: "Tableshot", package: "Tableshot"),
                .product(name: "TableshotTesting", package: "Tableshot"),
            ],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
