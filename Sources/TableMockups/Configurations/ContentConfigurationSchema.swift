import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

/// `contentConfiguration: {kind: subtitleCell, text: Title, secondaryText: Below}`.
struct ContentConfigurationSchema: MappingSchema {
    static let displayName = "a content configuration"
    static let definition = "contentConfiguration"
    static let summary =
        "A list content in place of a row's style; UIKit's UIListContentConfiguration."
    static let hints = [
        "detail": "the key is secondaryText", "style": "the key is kind: kind: subtitleCell",
        "font": "a font is a property of the text: textProperties: {font: {weight: bold}}",
        "textColor": "a colour is a property of the text: textProperties: {color: red}",
    ]

    let kind = DefaultedKey<ContentConfigurationDescription.Kind>(
        "kind", .caseName, default: .cell,
        "Which content it begins as; its fonts and distances are the theme's.")
    let text = Key<StyledText>("text", .styledText, "The main text.")
    let secondaryText = Key<StyledText>("secondaryText", .styledText, "The secondary text.")
    let image = Key<ImageReference>("image", .image, "The image before the texts.")
    let textProperties = Key<TextPropertiesDescription>(
        "textProperties",
        .mapping(TextPropertiesSchema(), TextPropertiesDescription.init(reader:)),
        "How the main text looks.")
    let secondaryTextProperties = Key<TextPropertiesDescription>(
        "secondaryTextProperties",
        .mapping(TextPropertiesSchema(), TextPropertiesDescription.init(reader:)),
        "How the secondary text looks.")
    let imageProperties = Key<ImagePropertiesDescription>(
        "imageProperties",
        .mapping(ImagePropertiesSchema(), ImagePropertiesDescription.init(reader:)),
        "How the image looks.")
    let prefersSideBySideTextAndSecondaryText = Key<Bool>(
        "prefersSideBySideTextAndSecondaryText", .boolean,
        "Whether the texts stand beside each other where they fit.")
    let alpha = Key<CGFloat>(
        "alpha", .number(.from(0, through: 1, "an opacity")),
        "How opaque the content is as a whole, from 0 to 1.")
    let axesPreservingSuperviewLayoutMargins = Key<Axis>(
        "axesPreservingSuperviewLayoutMargins",
        .choice([
            (name: "none", value: []), (name: "horizontal", value: .horizontal),
            (name: "vertical", value: .vertical), (name: "both", value: .both),
        ]),
        "The axes along which the row's margins count where they are larger; horizontal, or none beside "
            + "directionalLayoutMargins.")
    let directionalLayoutMargins = Key<DirectionalEdgeInsets>(
        "directionalLayoutMargins", .directionalInsets,
        "From the edges to what it holds: [top, leading, bottom, trailing] in points.")
    let imageToTextPadding = Key<CGFloat>(
        "imageToTextPadding", .number(.insetLength), "Between image and texts, in points.")
    let textToSecondaryTextHorizontalPadding = Key<CGFloat>(
        "textToSecondaryTextHorizontalPadding", .number(.insetLength),
        "Between texts beside each other, in points.")
    let textToSecondaryTextVerticalPadding = Key<CGFloat>(
        "textToSecondaryTextVerticalPadding", .number(.insetLength),
        "Between texts one above the other, in points.")
}
