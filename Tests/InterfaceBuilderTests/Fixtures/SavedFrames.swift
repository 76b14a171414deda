@testable import InterfaceBuilder

/// Saved frames of a tree of views in the coordinates of the root.
///
/// The frames determine, without a layout, whether constraints hold.
struct SavedFrames {
    private var frames: [IBIdentifier: IBRect] = [:]
    private var constraints: [(owner: IBView, constraint: IBConstraint)] = []

    init(_ root: IBView) { add(root, x: 0, y: 0) }

    private mutating func add(_ view: IBView, x: Double, y: Double) {
        guard var frame = view.frame else { return }
        frame.x += x
        frame.y += y
        if let id = view.id { frames[id] = alignmentRectangle(view, frame) }
        constraints += view.constraints(for: .phone).map { (view, $0) }
        view.children.forEach { add($0, x: frame.x, y: frame.y) }
    }

    /// Constraints refer to the alignment rectangle, which is smaller than the frame of some controls.
    private func alignmentRectangle(_ view: IBView, _ frame: IBRect) -> IBRect {
        var rect = frame
        switch view.kind.rawValue {
        case "switch": rect.width -= 2
        case "slider":
            rect.x += 2
            rect.width -= 4
            rect.height -= 1
        case "segmentedControl": rect.height -= 1
        default: break
        }
        return rect
    }

    /// Returns required constraints that the frames violate, and the number of checked constraints.
    ///
    /// Constraints to margins, baselines and guides depend on more than frames, and are skipped.
    func check() -> (violated: [IBConstraint], checked: Int) {
        var violated: [IBConstraint] = []
        var checked = 0
        for (owner, constraint) in constraints where constraint.priority == 1000 {
            guard let first = value(constraint.first, owner) else { continue }
            var right = constraint.constant
            if let anchor = constraint.second {
                guard let second = value(anchor, owner) else { continue }
                right += constraint.multiplier * second
            }
            checked += 1
            let excess = first - right
            let holds =
                switch constraint.relation {
                case .equal: abs(excess) <= 0.01
                case .lessThanOrEqual: excess <= 0.01
                case .greaterThanOrEqual: excess >= -0.01
                }
            if !holds { violated.append(constraint) }
        }
        return (violated, checked)
    }

    private func value(_ anchor: IBConstraint.Anchor, _ owner: IBView) -> Double? {
        guard let id = anchor.item ?? owner.id, let frame = frames[id] else { return nil }
        let isMirrored = owner["semanticContentAttribute"]?.text == "forceRightToLeft"
        switch anchor.attribute.rawValue {
        case "left": return frame.x
        case "right": return frame.x + frame.width
        case "leading": return isMirrored ? -(frame.x + frame.width) : frame.x
        case "trailing": return isMirrored ? -frame.x : frame.x + frame.width
        case "top": return frame.y
        case "bottom": return frame.y + frame.height
        case "width": return frame.width
        case "height": return frame.height
        case "centerX": return frame.x + frame.width / 2
        case "centerY": return frame.y + frame.height / 2
        default: return nil
        }
    }
}
