import DocumentSyntax
import DocumentValues
import Foundation
import TableDrawing
import TableViews

/// `backgroundConfiguration: {backgroundColor: systemYellow, cornerRadius: 10, backgroundInsets: 4}`.
final class BackgroundConfigurationSchema: MappingSchema {
    static let displayName = "a background configuration"
    static let definition = "backgroundConfiguration"
    static let summary =
        "The background of a row, header or footer, in place of the theme's background. Lengths "
        + "are in points."
    static let hints = [
        "color": "the key is backgroundColor", "insets": "the key is backgroundInsets",
        "view": "the key is customView", "shadow": "the key is shadowProperties",
        "backgroundColorTransformer":
            "a transformer is code; write the resulting colour as backgroundColor",
        "strokeColorTransformer":
            "a transformer is code; write the resulting colour as strokeColor",
        "visualEffect":
            "the content behind is never blurred; give a translucent backgroundColor instead",
    ]

    let kind = DefaultedKey<BackgroundConfigurationDescription.Kind>(
        "kind", .caseName, default: .listCell,
        "The base configuration. The base also determines the appearance of selected rows.")
    let backgroundColor = Key<TintableColor>(
        "backgroundColor", .tintableColor,
        "The background colour, or tint. The default is the theme's colour for the row's state. "
            + "An explicit colour also applies to selected rows.")
    let cornerRadius = Key<CGFloat>(
        "cornerRadius", .number(.from(0, through: 1_000, "a radius")),
        "The corner radius, in points.")
    let backgroundInsets = Key<DirectionalEdgeInsets>(
        "backgroundInsets", .directionalInsets,
        "The insets from the row's edges, in points: [top, leading, bottom, trailing].")
    let edgesAddingLayoutMargins = Key<[String]>(
        "edgesAddingLayoutMarginsToBackgroundInsets",
        .choices(DirectionalRectEdge.names.map(\.name)),
        "The edges at which backgroundInsets include the row's margins. Give an edge or a list of "
            + "edges.")
    let strokeColor = Key<Color>(
        "strokeColor", .color,
        "The colour of the stroke. The default is the tint colour.")
    let strokeWidth = Key<CGFloat>(
        "strokeWidth", .number(.from(0, through: 100, "a width")),
        "The width of the stroke, in points.")
    let strokeOutset = Key<CGFloat>(
        "strokeOutset", .number(.from(-100, through: 100, "a distance")),
        "The distance of the stroke outside the background's edge, in points.")
    let image = Key<ImageReference>("image", .image, "An image in front of the colour.")
    let imageContentMode = Key<ContentMode>(
        "imageContentMode", .caseName, "The content mode of the image.")
    let shadowProperties = Key<ShadowProperties>(
        "shadowProperties", .mapping(ShadowPropertiesSchema(), ShadowProperties.init(reader:)),
        "The shadow of the background.")
    let customView = Key<ViewUse>(
        "customView", .viewUse,
        "A view in front of the colour and the image, with the size of the background.")
}
