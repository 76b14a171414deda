import DocumentSyntax
import Foundation
import TableDrawing

/// `preferredSymbolConfiguration: {pointSize: 28, weight: semibold, scale: large}`.
struct SymbolConfigurationSchema: MappingSchema {
    static let displayName = "a symbol configuration"
    static let definition = "symbolConfiguration"
    static let summary = "The size and weight of symbols; what is left out stays as it is."
    static let hints = ["size": "the key is pointSize: {pointSize: 28}"]

    let pointSize = Key<CGFloat>(
        "pointSize", .number(.above(0, through: 500, "a point size")),
        "The size in points of the text that the symbol stands beside.")
    let weight = Key<Image.SymbolWeight>(
        "weight",
        .choice(
            Image.SymbolWeight.allCases.filter { $0 != .unspecified }.map {
                (name: "\($0)", value: $0)
            }), "How heavy the strokes are.")
    let scale = Key<Image.SymbolScale>(
        "scale",
        .choice([
            (name: "small", value: .small), (name: "medium", value: .medium),
            (name: "large", value: .large),
        ]), "How large the symbol is beside that text.")
}

extension ValueType where Value == Image.SymbolConfiguration {
    static var symbolConfiguration: Self {
        .mapping(SymbolConfigurationSchema()) { reader in
            defer { reader.finish() }
            var configuration = Image.SymbolConfiguration.unspecified
            configuration.pointSize = reader[\.pointSize]
            configuration.weight = reader[\.weight] ?? .unspecified
            configuration.scale = reader[\.scale] ?? .unspecified
            return configuration
        }
    }
}
