import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing

/// `contentConfiguration: {kind: subtitleCell, text: Title, secondaryText: Below}`.
final class ContentConfigurationSchema: MappingSchema {
    static let displayName = "a content configuration"
    static let definition = "contentConfiguration"
    static let summary =
        "The list content of a row in place of a cell style. Corresponds to "
        + "UIListContentConfiguration."
    static let hints = [
        "detail": "the key is secondaryText", "style": "the key is kind: kind: subtitleCell",
        "font": "a font is a property of the text: textProperties: {font: {weight: bold}}",
        "textColor": "a colour is a property of the text: textProperties: {color: red}",
    ]

    let kind = DefaultedKey<ContentConfigurationDescription.Kind>(
        "kind", .caseName, default: .cell,
        "The base configuration. The theme provides the fonts and distances.")
    let text = Key<StyledText>("text", .styledText, "The main text.")
    let secondaryText = Key<StyledText>("secondaryText", .styledText, "The secondary text.")
    let image = Key<ImageReference>("image", .image, "The image, on the leading side of the texts.")
    let textProperties = Key<TextPropertiesDescription>(
        "textProperties",
        .mapping(TextPropertiesSchema(), TextPropertiesDescription.init(reader:)),
        "The appearance of the main text.")
    let secondaryTextProperties = Key<TextPropertiesDescription>(
        "secondaryTextProperties",
        .mapping(TextPropertiesSchema(), TextPropertiesDescription.init(reader:)),
        "The appearance of the secondary text.")
    let imageProperties = Key<ImagePropertiesDescription>(
        "imageProperties",
        .mapping(ImagePropertiesSchema(), ImagePropertiesDescription.init(reader:)),
        "The appearance of the image.")
    let prefersSideBySideTextAndSecondaryText = Key<Bool>(
        "prefersSideBySideTextAndSecondaryText", .boolean,
        "Whether text and secondary text are side by side if the width is sufficient.")
    let alpha = Key<CGFloat>(
        "alpha", .number(.from(0, through: 1, "an opacity")),
        "The opacity of the content, from 0 to 1.")
    let axesPreservingSuperviewLayoutMargins = Key<Axis>(
        "axesPreservingSuperviewLayoutMargins",
        .choice([
            (name: "none", value: []), (name: "horizontal", value: .horizontal),
            (name: "vertical", value: .vertical), (name: "both", value: .both),
        ]),
        "The axes on which larger margins of the row apply. The default is horizontal, or none if "
            + "directionalLayoutMargins is present.")
    let directionalLayoutMargins = Key<DirectionalEdgeInsets>(
        "directionalLayoutMargins", .directionalInsets,
        "The margins around the content, in points: [top, leading, bottom, trailing].")
    let imageToTextPadding = Key<CGFloat>(
        "imageToTextPadding", .number(.insetLength),
        "The distance between the image and the texts, in points.")
    let textToSecondaryTextHorizontalPadding = Key<CGFloat>(
        "textToSecondaryTextHorizontalPadding", .number(.insetLength),
        "The horizontal distance between text and secondary text, in points.")
    let textToSecondaryTextVerticalPadding = Key<CGFloat>(
        "textToSecondaryTextVerticalPadding", .number(.insetLength),
        "The vertical distance between text and secondary text, in points.")
}
