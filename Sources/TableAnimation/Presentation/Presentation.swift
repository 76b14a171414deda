import Foundation
import TableGeometry

/// Position, opacity and clip of an item at an instant.
package struct Presentation: Sendable {
    /// Top of the item, in content coordinates and points.
    package var top: CGFloat
    /// Final height of the item, in points.
    package var height: CGFloat
    /// Horizontal offset, as a fraction of the item's width.
    package var aside: CGFloat = 0
    /// Opacity from 0 to 1.
    package var opacity: CGFloat = 1
    /// Clipped heights at the top and at the bottom, in points.
    package var insetTop: CGFloat = 0
    package var insetBottom: CGFloat = 0
    /// Whether the item appears from a side or leaves to a side.
    package var movesAside = false

    package init(top: CGFloat, height: CGFloat) {
        (self.top, self.height) = (top, height)
    }

    /// Whether any part of the item is visible.
    package var isVisible: Bool { opacity > 0 && insetTop + insetBottom < height }

    /// Returns whether the item with its whole height intersects an extent of the content.
    func intersects(_ extent: Extent) -> Bool {
        Extent(minY: top, height: height).intersects(extent)
    }

    package var isClipped: Bool { insetTop > 0 || insetBottom > 0 }

    /// Presentation with opacity and clip clamped to their limits.
    var limited: Presentation {
        var result = self
        result.opacity = min(1, max(0, opacity))
        result.insetTop = max(0, insetTop)
        result.insetBottom = max(0, insetBottom)
        return result
    }
}

/// Remaining difference between the displayed presentation and the presentation according to the
/// slots.
///
/// The difference decays to 0. A change of the table therefore keeps the presentation continuous.
struct Residual: Sendable {
    private var top = Animated()
    private var aside = Animated()
    private var opacity = Animated()
    private var insetTop = Animated()
    private var insetBottom = Animated()
    /// End of the item's movement to another place above other items, in seconds, or 0 without a
    /// movement.
    var movesUntil = 0.0
    /// End of the item's movement to another section, in seconds, or 0 without a movement.
    var changesSectionUntil = 0.0
    /// Order of the movement; later movements are behind earlier movements.
    var movement = 0
    /// Part of the content to which a moving item is limited; an item at the limit is directly
    /// outside of this part.
    var limit: (minY: CGFloat, maxY: CGFloat)?

    /// Adds the difference between two presentations at the start of a timing.
    mutating func add(_ first: Presentation, _ last: Presentation, _ timing: AnimationTiming) {
        func add(_ path: KeyPath<Presentation, CGFloat>, _ value: inout Animated) {
            let difference = first[keyPath: path] - last[keyPath: path]
            if abs(difference) > 1e-6 { value.add(difference, timing) }
        }
        add(\.top, &top)
        add(\.aside, &aside)
        add(\.opacity, &opacity)
        add(\.insetTop, &insetTop)
        add(\.insetBottom, &insetBottom)
    }

    /// Difference in position only, for a replacement of the item.
    var ofPlace: Residual {
        var residual = self
        residual.aside = Animated()
        residual.opacity = Animated()
        residual.insetTop = Animated()
        residual.insetBottom = Animated()
        return residual
    }

    func distance(at time: Double) -> CGFloat { top.offset(at: time) }

    /// Returns the presentation according to the slots plus the difference at an instant.
    ///
    /// Opacity and clip may exceed their limits.
    func applied(to rule: Presentation, at time: Double) -> Presentation {
        var result = rule
        if let limit, time < movesUntil {
            result.top = min(limit.maxY, max(limit.minY - rule.height, result.top))
        }
        result.top += top.offset(at: time)
        result.aside += aside.offset(at: time)
        result.opacity += opacity.offset(at: time)
        result.insetTop += insetTop.offset(at: time)
        result.insetBottom += insetBottom.offset(at: time)
        return result
    }

    /// Instant from which the difference is 0, in seconds.
    var end: Double {
        [top.end, aside.end, opacity.end, insetTop.end, insetBottom.end, movesUntil]
            .reduce(0, max)
    }

    func isRunning(at time: Double) -> Bool { top.isRunning(at: time) }
}
