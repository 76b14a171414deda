// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CustomCells",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Tableshot", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "custom-cells",
            dependencies: [
                .product(name: "Tableshot", package: "Tableshot"),
                .product(name: "TableshotCommand", package: "Tableshot"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
