import DocumentSyntax
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
