import DocumentSyntax
import Foundation
import TableDrawing
import TableViews

/// `backgroundConfiguration: {backgroundColor: systemYellow, cornerRadius: 10, backgroundInsets: 4}`.
struct BackgroundConfigurationSchema: MappingSchema {
    static let displayName = "a background configuration"
    static let definition = "backgroundConfiguration"
    static let summary =
        "What lies behind a row in place of the theme's background and selection, or behind a header or footer; "
        + "lengths in points."
    static let hints = [
        "color": "the key is backgroundColor", "insets": "the key is backgroundInsets",
        "view": "the key is customView", "shadow": "the key is shadowProperties",
        "backgroundColorTransformer":
            "it is code; write the colour that it makes as backgroundColor",
        "strokeColorTransformer": "it is code; write the colour that it makes as strokeColor",
        "visualEffect":
            "what lies behind is not blurred; give a translucent backgroundColor instead",
    ]

    let kind = DefaultedKey<BackgroundConfigurationDescription.Kind>(
        "kind", .caseName, default: .listCell,
        "Which background it begins as; it decides what a selection does to it.")
    let backgroundColor = Key<TintableColor>(
        "backgroundColor", .tintableColor,
        "The colour, or tint; without it the theme's for the state. A stated one stays when "
            + "selected.")
    let cornerRadius = Key<CGFloat>(
        "cornerRadius", .number(.from(0, through: 1_000, "a radius")), "The radius of the corners.")
    let backgroundInsets = Key<DirectionalEdgeInsets>(
        "backgroundInsets", .directionalInsets,
        "From the row's edges to its own: [top, leading, bottom, trailing].")
    let edgesAddingLayoutMargins = Key<[String]>(
        "edgesAddingLayoutMarginsToBackgroundInsets",
        .choices(DirectionalRectEdge.names.map(\.name)),
        "The edges at which the row's margins are added to backgroundInsets, one or a list.")
    let strokeColor = Key<Color>("strokeColor", .color, "The line around it; the tint without it.")
    let strokeWidth = Key<CGFloat>(
        "strokeWidth", .number(.from(0, through: 100, "a width")), "The width of that line.")
    let strokeOutset = Key<CGFloat>(
        "strokeOutset", .number(.from(-100, through: 100, "a distance")),
        "How far that line lies outside.")
    let image = Key<ImageReference>("image", .image, "An image over the colour.")
    let imageContentMode = Key<ContentMode>(
        "imageContentMode", .caseName, "How the image fills it.")
    let shadowProperties = Key<ShadowProperties>(
        "shadowProperties", .mapping(ShadowPropertiesSchema(), ShadowProperties.init(reader:)),
        "The shadow that it casts.")
    let customView = Key<ViewUse>(
        "customView", .viewUse, "A view over colour and image, as large as the background.")
}
