import Foundation

/// Autoresizing along an axis: distributing a change of the superview's size.
///
/// As documented for UIKit, the flexible parts share the change in proportion to their sizes.
/// Two flexible margins also share in proportion, or equally if both are zero. Positions and
/// sizes round down to whole points, as in the re-implementations that were compared. The
/// remainder goes to the following flexible part, so that a fixed margin stays fixed.
package struct AutoresizingAxis {
    private let flexibleLeading: Bool
    private let flexibleSize: Bool
    private let flexibleTrailing: Bool

    /// Creates an axis from its flexible parts.
    package init(flexibleLeading: Bool, flexibleSize: Bool, flexibleTrailing: Bool) {
        self.flexibleLeading = flexibleLeading
        self.flexibleSize = flexibleSize
        self.flexibleTrailing = flexibleTrailing
    }

    /// Tolerance for rounding errors, in points.
    ///
    /// Rows lie at thirds of points, and their heights are differences.
    private static let tolerance: CGFloat = 1e-6

    /// Returns the new origin and size after the superview's size changed from `old` to `new`,
    /// in points.
    package func resize(
        origin: CGFloat, size: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, size: CGFloat) {
        let delta = new - old
        guard abs(delta) > Self.tolerance else { return (origin, size) }
        let leading = flexibleLeading ? max(0, origin) : 0
        let middle = flexibleSize ? max(0, size) : 0
        let trailing = flexibleTrailing ? max(0, old - origin - size) : 0
        let flexible = [flexibleLeading, flexibleSize, flexibleTrailing]
        let count = CGFloat(flexible.filter { $0 }.count)
        guard count > 0 else { return (origin, size) }
        let total = leading + middle + trailing
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return total > 0 ? delta * part / total : delta / count
        }
        let moved = origin + share(leading, flexibleLeading)
        let grown = size + share(middle, flexibleSize)
        if count == 1 { return (moved, max(0, grown)) }
        let position = (moved + Self.tolerance).rounded(.down)
        // The trailing margin is fixed, so the size takes the remainder.
        guard flexibleTrailing else { return (position, max(0, origin + size + delta - position)) }
        return (position, max(0, (grown + Self.tolerance).rounded(.down)))
    }
}
