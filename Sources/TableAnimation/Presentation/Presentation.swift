import Foundation
import TableGeometry

/// Place, opacity and clip of an item at a time.
package struct Presentation: Sendable {
    /// Top of the item, in content coordinates and points.
    package var top: CGFloat
    /// Height of the item when nothing moves, in points.
    package var height: CGFloat
    /// Distance to the side, as a part of the item's width.
    package var aside: CGFloat = 0
    /// Opacity from 0 to 1.
    package var opacity: CGFloat = 1
    /// Heights that are clipped at the top and at the bottom, in points.
    package var insetTop: CGFloat = 0
    package var insetBottom: CGFloat = 0
    /// Whether the item comes or leaves from a side.
    package var movesAside = false

    package init(top: CGFloat, height: CGFloat) {
        (self.top, self.height) = (top, height)
    }

    /// Whether a part of the item is visible.
    package var isVisible: Bool { opacity > 0 && insetTop + insetBottom < height }

    /// Whether the item with its whole height intersects an extent of the content.
    func intersects(_ extent: Extent) -> Bool {
        Extent(minY: top, height: height).intersects(extent)
    }

    package var isClipped: Bool { insetTop > 0 || insetBottom > 0 }

    /// The presentation with opacity and clip within their limits.
    var limited: Presentation {
        var result = self
        result.opacity = min(1, max(0, opacity))
        result.insetTop = max(0, insetTop)
        result.insetBottom = max(0, insetBottom)
        return result
    }
}

/// Remaining difference between the presentation on display and the presentation by the slots.
///
/// A change of the table keeps the presentation continuous: the difference decays to 0.
struct Residual: Sendable {
    private var top = Animated()
    private var aside = Animated()
    private var opacity = Animated()
    private var insetTop = Animated()
    private var insetBottom = Animated()
    /// End of the item's movement to another place above other items, or 0, in seconds.
    var movesUntil = 0.0
    /// End of the item's movement to another section, or 0, in seconds.
    var changesSectionUntil = 0.0
    /// Order of the movement: later movements lie below earlier movements.
    var movement = 0
    /// The part of the content to which a moving item is limited, with the item beside it.
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

    /// The difference in position only, for a replacement of the item.
    var ofPlace: Residual {
        var residual = self
        residual.aside = Animated()
        residual.opacity = Animated()
        residual.insetTop = Animated()
        residual.insetBottom = Animated()
        return residual
    }

    func distance(at time: Double) -> CGFloat { top.offset(at: time) }

    /// Returns the presentation by the slots plus the difference at a time.
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

    /// Time at which the difference is 0, in seconds.
    var end: Double {
        [top.end, aside.end, opacity.end, insetTop.end, insetBottom.end, movesUntil]
            .reduce(0, max)
    }

    var isMoving: Bool { movesUntil > 0 }

    func isRunning(at time: Double) -> Bool { top.isRunning(at: time) }
}
