import DocumentSyntax
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
