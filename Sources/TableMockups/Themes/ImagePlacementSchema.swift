import DocumentSyntax
import Foundation

/// `image: {insetByVerticalMargin: 10}` or `image: {minimumLane: 28, gap: 16}`.
final class ImagePlacementSchema: MappingSchema {
    static let displayName = "an image placement"
    static let definition = "theme.ImagePlacement"
    static let summary = "The horizontal position of a cell's image."
    static let exclusive = [
        ["insetByVerticalMargin", "minimumLane"], ["insetByVerticalMargin", "gap"],
    ]

    let insetByVerticalMargin = Key<CGFloat>(
        "insetByVerticalMargin", .number(.themeLength),
        "Equal left and top margins for the image. The value is the gap to the text, in points.")
    let minimumLane = Key<CGFloat>(
        "minimumLane", .number(.themeLength),
        "The minimum width, in points, of a lane at the side margin. The image is centred in the "
            + "lane.")
    let gap = Key<CGFloat>(
        "gap", .number(.themeLength), "The distance from the lane to the text, in points.")
}
