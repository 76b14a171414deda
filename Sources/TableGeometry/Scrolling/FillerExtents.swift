import Foundation

/// Empty rows that a plain table draws below its last row, down to the window's end.
///
/// Their pitch is the row height. The last empty row can extend below the window (measured in a
/// dump of a classic table). The collection stores no data for individual rows. Its elements
/// and its bounds are in points.
package struct FillerExtents: Sendable, RandomAccessCollection {
    /// Minimum row height for empty rows, in points.
    ///
    /// Separators of lower rows would form a solid area, and a table could have any number of
    /// such rows.
    package static let minimumRowHeight: CGFloat = 1

    private let minY: CGFloat
    private let rowHeight: CGFloat

    /// Number of empty rows.
    ///
    /// O(1).
    package let count: Int

    /// Creates the empty rows from the end of the content to the end of the window, in points.
    ///
    /// The collection is empty if the content reaches the end of the window, if the row height
    /// is less than `minimumRowHeight`, or if a number is not finite. O(1).
    package init(after contentHeight: CGFloat, to bottom: CGFloat, rowHeight: CGFloat) {
        minY = contentHeight
        self.rowHeight = rowHeight
        let space = bottom - contentHeight
        guard space.isFinite, rowHeight.isFinite, space > 0,
            space <= TableGeometry.maximumContentHeight, rowHeight >= Self.minimumRowHeight
        else {
            count = 0
            return
        }
        // The quotient can be wrong in its last bit; a row beginning at the end of the window
        // does not count.
        let count = Int((space / rowHeight).rounded(.up))
        self.count = CGFloat(count - 1) * rowHeight < space ? count : count - 1
    }

    /// Returns the positions of the empty rows in an extent, in points.
    ///
    /// O(log count).
    package func indices(in extent: Extent) -> Range<Int> {
        let first = (0..<count).partitioningIndex { self[$0].maxY > extent.minY }
        return first..<(first..<count).partitioningIndex { self[$0].minY >= extent.maxY }
    }

    /// Position of the first empty row, 0.
    package var startIndex: Int { 0 }

    /// Position after the last empty row.
    package var endIndex: Int { count }

    /// Extent of an empty row, in points, which ends exactly at the beginning of the next empty
    /// row.
    ///
    /// O(1).
    package subscript(position: Int) -> Extent {
        precondition(indices.contains(position), "there is no empty row \(position) of \(count)")
        return Extent(
            minY: minY + CGFloat(position) * rowHeight,
            maxY: minY + CGFloat(position + 1) * rowHeight)
    }
}
