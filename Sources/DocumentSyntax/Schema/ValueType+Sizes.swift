import Foundation

extension ValueType where Value == CGSize {
    /// A width and a height, `[29, 29]`, or a number for both.
    package static var size: Self { size(.above(0, through: 10_000, "a length")) }

    /// A width and a height, or a number for both.
    ///
    /// 0 keeps the image's own width or height.
    package static var partialSize: Self { size(.from(0, through: 10_000, "a length")) }

    private static func size(_ range: NumberRange) -> Self {
        size(ValueType<CGFloat>.number(range))
    }

    /// A width and a height, or a single value for both.
    package static func size(_ length: ValueType<CGFloat>) -> Self {
        Self(
            schema: { form in
                [
                    "anyOf": [
                        length.schema(form),
                        [
                            "type": "array", "items": length.schema(form.whole),
                            "minItems": .number(2), "maxItems": .number(2),
                        ],
                    ]
                ]
            },
            read: { node, context in
                guard let elements = node.sequence else {
                    return length.read(node, context).map { CGSize(width: $0, height: $0) }
                }
                guard elements.count == 2 else {
                    return node.wrongType(
                        "a width and a height such as [29, 29]", context.problems)
                }
                guard let width = length.read(elements[0], context),
                    let height = length.read(elements[1], context)
                else { return nil }
                return CGSize(width: width, height: height)
            })
    }

    /// Offsets to the right and down, `[0, -1]`.
    package static var offset: Self {
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
