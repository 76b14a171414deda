import DocumentSyntax
import Foundation
import TableDrawing

extension ValueType where Value == EdgeInsets {
    /// Insets `[top, left, bottom, right]`, or a number for all edges.
    package static var allInsets: Self {
        let length = ValueType<CGFloat>.number(.from(-10_000, through: 10_000, "an inset"))
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        length.schema(form),
                        [
                            "type": "array", "items": length.schema(form.whole),
                            "minItems": .number(4), "maxItems": .number(4),
                        ],
                    ]
                ]
            },
            read: { node, context in
                let expected = "insets such as [4, 8, 4, 8], from the top anticlockwise"
                guard let elements = node.sequence else {
                    guard node.isNumber else {
                        return node.wrongType(
                            "a number for all sides, or \(expected)", context.problems)
                    }
                    return length.read(node, context).map {
                        EdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
                    }
                }
                let lengths = elements.compactMap { length.read($0, context) }
                guard elements.count == 4 else {
                    return node.wrongType(expected, context.problems)
                }
                guard lengths.count == 4 else { return nil }
                return EdgeInsets(
                    top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
            })
    }
}
