import Foundation
import TableDrawing

/// `preferredSymbolConfiguration: {pointSize: 28, weight: semibold, scale: large}`.
package final class SymbolConfigurationSchema: MappingSchema {
    package static let displayName = "a symbol configuration"
    package static let definition = "symbolConfiguration"
    package static let summary = "The size and weight of symbols. Absent keys keep their values."
    package static let hints = ["size": "the key is pointSize: {pointSize: 28}"]

    package let pointSize = Key<CGFloat>(
        "pointSize", .number(.above(0, through: 500, "a point size")),
        "The point size of the text that the symbol matches.")
    package let weight = Key<Image.SymbolWeight>(
        "weight",
        .choice(
            Image.SymbolWeight.allCases.filter { $0 != .unspecified }.map {
                (name: "\($0)", value: $0)
            }), "The weight of the symbol's strokes.")
    package let scale = Key<Image.SymbolScale>(
        "scale",
        .choice([
            (name: "small", value: .small), (name: "medium", value: .medium),
            (name: "large", value: .large),
        ]), "The scale of the symbol relative to the text.")

    package init() {}
}

extension ValueType where Value == Image.SymbolConfiguration {
    package static var symbolConfiguration: Self {
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
