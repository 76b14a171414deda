import DocumentSyntax
import Foundation
import TableDrawing

/// `preferredSymbolConfiguration: {pointSize: 28, weight: semibold, scale: large}`.
final class SymbolConfigurationSchema: MappingSchema {
    static let displayName = "a symbol configuration"
    static let definition = "symbolConfiguration"
    static let summary = "The size and weight of symbols. Absent keys keep their values."
    static let hints = ["size": "the key is pointSize: {pointSize: 28}"]

    let pointSize = Key<CGFloat>(
        "pointSize", .number(.above(0, through: 500, "a point size")),
        "The point size of the text that the symbol matches.")
    let weight = Key<Image.SymbolWeight>(
        "weight",
        .choice(
            Image.SymbolWeight.allCases.filter { $0 != .unspecified }.map {
                (name: "\($0)", value: $0)
            }), "The weight of the symbol's strokes.")
    let scale = Key<Image.SymbolScale>(
        "scale",
        .choice([
            (name: "small", value: .small), (name: "medium", value: .medium),
            (name: "large", value: .large),
        ]), "The scale of the symbol relative to the text.")
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
