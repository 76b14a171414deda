import Foundation
import TableDrawing
import TableViews

extension ValueType where Value == ImageReference {
    /// An image by its asset name or file path, or a mapping with changes of the image.
    ///
    /// The path does not contain the `@2x` or `@3x` of variants.
    static var image: Self {
        Self(
            schema: { form in
                [
                    "anyOf": [
                        form.single(["type": "string", "examples": ["images/noon.png"]]),
                        form.reference(ImageSchema.definition),
                    ]
                ]
            },
            read: { node, context in ImageReference(node, context) })
    }
}

extension ValueType where Value == CGSize {
    /// A width and a height, `[29, 29]`, or a number for both.
    static var size: Self { size(.above(0, through: 10_000, "a length")) }

    /// A width and a height, or a number for both.
    ///
    /// 0 keeps the image's own width or height.
    static var partialSize: Self { size(.from(0, through: 10_000, "a length")) }

    /// A width and a height, each a number or `standard`, or a single word or number for both.
    static var reservedSize: Self {
        let number = ValueType<CGFloat>.number(.from(0, through: 10_000, "a length"))
        return size(
            ValueType<CGFloat>(
                schema: { ["anyOf": [number.schema($0), ["enum": ["standard"]]]] },
                read: { node, context in
                    node.scalar?.text == "standard"
                        ? ListContentConfiguration.ImageProperties.standardDimension
                        : number.read(node, context)
                }))
    }

    private static func size(_ range: NumberRange) -> Self {
        size(ValueType<CGFloat>.number(range))
    }

    private static func size(_ length: ValueType<CGFloat>) -> Self {
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
}

extension ValueType where Value == [AssetFolder] {
    /// The folder of an asset catalogue, or several folders.
    static var assets: Self {
        Self(
            schema: { _ in
                [
                    "anyOf": [
                        ["type": "string", "examples": ["Media.xcassets"]],
                        ["type": "array", "items": ["type": "string"]],
                    ]
                ]
            },
            read: { node, context in
                (node.sequence ?? [node]).compactMap { AssetFolder($0, context) }
            })
    }
}
