/// A rectangle in points.
package struct IBRect: Sendable, Hashable {
    /// Horizontal origin, in points.
    package var x: Double
    /// Vertical origin, in points.
    package var y: Double
    /// Width, in points.
    package var width: Double
    /// Height, in points.
    package var height: Double
}

/// A size in points.
package struct IBSize: Sendable, Hashable {
    /// Width, in points.
    package var width: Double
    /// Height, in points.
    package var height: Double
}

/// A point, in points; also an offset.
package struct IBPoint: Sendable, Hashable {
    /// Horizontal coordinate, in points.
    package var x: Double
    /// Vertical coordinate, in points.
    package var y: Double
}

/// Insets in points.
package struct IBInsets: Sendable, Hashable {
    /// Inset from the top edge, in points.
    package var top: Double
    /// Inset from the left edge, or from the leading edge of directional insets, in points.
    package var left: Double
    /// Inset from the bottom edge, in points.
    package var bottom: Double
    /// Inset from the right edge, or from the trailing edge of directional insets, in points.
    package var right: Double
    /// Whether `left` and `right` mean the leading and the trailing edge.
    package var isDirectional = false
}
