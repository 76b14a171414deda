import Foundation

/// Layout of the fields of a time zone row, in points of its view.
///
/// At 320 points, the numbers are the columns and rows of the original listing. In a wider or
/// narrower view, only the width of the left column changes. The other columns keep their
/// distance from the right edge.
struct TimeZoneLayout: Sendable, Hashable {
    static let rowHeight: CGFloat = 60

    let leftColumnOffset: CGFloat = 10
    let leftColumnWidth: CGFloat
    let middleColumnOffset: CGFloat
    let middleColumnWidth: CGFloat = 110
    let rightColumnOffset: CGFloat

    let upperRowTop: CGFloat = 8
    let lowerRowTop: CGFloat = 34

    let mainFontSize: CGFloat = 18
    let minimumMainFontSize: CGFloat = 16
    let secondaryFontSize: CGFloat = 12
    let minimumSecondaryFontSize: CGFloat = 10

    init(width: CGFloat) {
        let more = width - 320
        leftColumnWidth = max(0, 130 + more)
        middleColumnOffset = 140 + more
        rightColumnOffset = 270 + more
    }
}
