import Foundation
import TableDrawing

extension ValueType where Value == ImageReference {
    /// A symbol, by its name.
    static var systemSymbol: Self {
        Self(
            schema: { $0.single(["$ref": "#/$defs/symbolName"]) },
            read: { node, context in
                ImageReference(symbol: node, ImageLook(), context)
            })
    }
}

extension ValueType where Value == SymbolName {
    /// A symbol for a bar or an empty state, which determines the symbol's size.
    static var symbol: Self {
        Self(
            schema: { $0.single(["$ref": "#/$defs/symbolName"]) },
            read: { node, context in SymbolName(node, context) })
    }
}

extension ValueType where Value == CGSize {
    /// Offsets to the right and down, `[0, -1]`.
    static var offset: Self {
        let length = ValueType<CGFloat>.number(.from(-1000, through: 1000, "a distance"))
        return Self(
            schema: { form in
                [
                    "type": "array", "items": length.schema(form.whole),
                    "minItems": .number(2), "maxItems": .number(2),
                ]
            },
            write: { .list([.number($0.width), .number($0.height)]) },
            read: { node, context in
                guard let elements = node.sequence, elements.count == 2 else {
                    return node.wrongType(
                        "distances to the right and down such as [0, -1]", context.problems)
                }
                guard let width = length.read(elements[0], context),
                    let height = length.read(elements[1], context)
                else { return nil }
                return CGSize(width: width, height: height)
            })
    }
}
