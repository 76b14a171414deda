import Foundation

/// Autoresizing along an axis: the distribution of a change of the superview's size.
///
/// As documented for UIKit, the flexible parts share the change in proportion to their sizes.
/// Two flexible margins also share in proportion. If both margins are 0, they share equally.
/// Positions and sizes round down to whole points, as in the compared re-implementations. The
/// remainder goes to the next flexible part, so that fixed margins do not change.
struct AutoresizingAxis {
    var flexibleLeading: Bool
    var flexibleSize: Bool
    var flexibleTrailing: Bool

    /// What arithmetic leaves of nothing, in points: rows lie at thirds of points, and their heights are differences.
    private static let tolerance: CGFloat = 1e-6

    /// The new origin and size for a superview that went from `old` to `new`, in points.
    func resize(
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
        // The margin behind is fixed: the size takes the rest.
        guard flexibleTrailing else { return (position, max(0, origin + size + delta - position)) }
        return (position, max(0, (grown + Self.tolerance).rounded(.down)))
    }
}
