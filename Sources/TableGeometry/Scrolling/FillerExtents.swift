import Foundation

/// The empty rows that a plain table draws below its last row, down to the window's end.
///
/// They have the pitch of the row height; the last one may reach below the window (measured in a
/// dump of a classic table). A collection that keeps nothing for any row; its elements are in
/// points, as its bounds are.
public struct FillerExtents: Sendable, RandomAccessCollection {
    /// Rows lower than this, in points, are not filled in: their separators would be a solid
    /// area, and a table could ask for any number of them.
    public static let minimumRowHeight: CGFloat = 1

    private let minY: CGFloat
    private let rowHeight: CGFloat

    /// The number of empty rows.
    ///
    /// O(1).
    public let count: Int

    /// The empty rows from the end of the content to the end of the window, in points.
    ///
    /// There are none where the content reaches the end, where the row height is less than
    /// `minimumRowHeight`, and where a number is not finite. O(1).
    public init(after contentHeight: CGFloat, to bottom: CGFloat, rowHeight: CGFloat) {
        minY = contentHeight
        self.rowHeight = rowHeight
        let space = bottom - contentHeight
        guard space.isFinite, rowHeight.isFinite, space > 0,
            space <= TableGeometry.maximumContentHeight, rowHeight >= Self.minimumRowHeight
        else {
            count = 0
            return
        }
        // The quotient may be off by its last bit; a row that would begin at the end is none.
        let count = Int((space / rowHeight).rounded(.up))
        self.count = CGFloat(count - 1) * rowHeight < space ? count : count - 1
    }

    /// The position of the first empty row, 0.
    public var startIndex: Int { 0 }

    /// The position after the last empty row.
    public var endIndex: Int { count }

    /// Where an empty row lies, in points; it ends exactly where the next one begins.
    ///
    /// O(1).
    public subscript(position: Int) -> Extent {
        precondition(indices.contains(position), "there is no empty row \(position) of \(count)")
        return Extent(
            minY: minY + CGFloat(position) * rowHeight,
            maxY: minY + CGFloat(position + 1) * rowHeight)
    }
}
