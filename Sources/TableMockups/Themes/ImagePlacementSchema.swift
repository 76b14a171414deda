import DocumentSyntax
import Foundation

/// `image: {insetByVerticalMargin: 10}` or `image: {minimumLane: 28, gap: 16}`.
struct ImagePlacementSchema: MappingSchema {
    static let displayName = "an image's place"
    static let definition = "theme.ImagePlacement"
    static let summary = "Where a cell's image stands."
    static let exclusive = [
        ["insetByVerticalMargin", "minimumLane"], ["insetByVerticalMargin", "gap"],
    ]

    let insetByVerticalMargin = Key<CGFloat>(
        "insetByVerticalMargin", .number(.themeLength),
        "As far from the left as from the top; the text follows at this gap, in points.")
    let minimumLane = Key<CGFloat>(
        "minimumLane", .number(.themeLength),
        "At the side margin, in the middle of a lane of at least this width, in points.")
    let gap = Key<CGFloat>(
        "gap", .number(.themeLength), "From the lane to the text, in points.")
}
