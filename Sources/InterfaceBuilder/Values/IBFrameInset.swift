/// Distances of a view's edges from the edges of the superview, which Xcode 8 wrote in place of
/// frames.
struct IBFrameInset: Sendable {
    /// Distances and the length in one direction, in points; `nil` for a value that the file omits.
    struct Axis: Sendable {
        /// Distance from the left or top edge.
        var min: Double?
        /// Distance from the right or bottom edge.
        var max: Double?
        /// Width or height.
        var length: Double?
    }

    /// Horizontal distances and width.
    var horizontal: Axis
    /// Vertical distances and height.
    var vertical: Axis

    /// Returns the frame in a superview with a size.
    ///
    /// The mask tells which edge an omitted distance of 0 refers to.
    func frame(in size: IBSize, mask: Set<String>) -> IBRect {
        let isAtRight = mask.contains("flexibleMinX") && !mask.contains("flexibleMaxX")
        let isAtBottom = mask.contains("flexibleMinY") && !mask.contains("flexibleMaxY")
        let (x, width) = horizontal.place(in: size.width, isAtEnd: isAtRight)
        let (y, height) = vertical.place(in: size.height, isAtEnd: isAtBottom)
        return IBRect(x: x, y: y, width: width, height: height)
    }
}

extension IBFrameInset.Axis {
    /// Returns the origin and the length in a superview with a length.
    fileprivate func place(in total: Double, isAtEnd: Bool) -> (origin: Double, length: Double) {
        guard let length else {
            let origin = min ?? 0
            return (origin, Swift.max(0, total - origin - (max ?? 0)))
        }
        guard min == nil, max != nil || isAtEnd else { return (min ?? 0, length) }
        return (total - (max ?? 0) - length, length)
    }
}
