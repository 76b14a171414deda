import Foundation
import TableDrawing
import TableGeometry
import TableLayout

/// Constants of a system's rows.
extension ConstraintSystem {
    /// Largest absolute value of a constant, in points.
    private static let limit = 1e7

    /// Returns the current constant of a row, in points.
    func constant(of row: ConstraintRow) -> Double {
        var constant = constant(of: row.origin)
        for (factor, quantity) in row.quantities { constant -= factor * value(of: quantity) }
        return min(max(constant, -Self.limit), Self.limit)
    }

    private func constant(of origin: ConstraintRow.Origin) -> Double {
        switch origin {
        case .fixed(let value): return value
        case .constraint(let constraint): return Double(constraint.constant)
        case .content(let index, let axis, let isMinimum):
            let size = items[index].content
            let length = axis == .horizontal ? size.width : size.height
            guard length >= 0 else { return isMinimum ? 0 : Self.limit }
            return Double(length)
        case .frame(let index, let quantity): return frameValue(of: index, quantity)
        case .target(let axis):
            return Double(axis == .horizontal ? target.width : target.height)
        }
    }

    /// Returns a quantity of the alignment rectangle of a frame that constraints do not determine.
    private func frameValue(of index: Int, _ quantity: ConstraintRow.FrameQuantity) -> Double {
        let item = items[index]
        let rect = item.view.alignmentRect(forFrame: item.view.untransformedFrame)
        let origin = item.view.superview?.bounds.origin ?? .zero
        var outset = EdgeInsets.zero
        if item.superitem != Self.rootIndex {
            outset = items[item.superitem].view.alignmentRectInsets
        }
        switch quantity {
        case .left: return Double(rect.minX - origin.x - outset.left)
        case .width: return Double(rect.width)
        case .top: return Double(rect.minY - origin.y - outset.top)
        case .height: return Double(rect.height)
        }
    }

    private func value(of quantity: LayoutExpression.Quantity) -> Double {
        switch quantity {
        case .inset(let slot, let edge): return Double(insets[slot][edge])
        case .baseline(let index, let isLast):
            let size = items[index].baselineSize
            let distance = ViewBaseline(view: items[index].view).distance(in: size, isLast: isLast)
            return Double(isLast ? distance - size.height : distance)
        case .rootLength(let axis):
            return Double(axis == .horizontal ? target.width : target.height)
        }
    }

    /// Whether margins that depend on frames are different from the margins of the solution.
    var hasNewInsets: Bool { slots.map { insets(of: $0.view, $0.role) } != insets }

    /// Returns the insets of a guide from the alignment rectangle of its view.
    func insets(of view: View, _ role: LayoutGuide.Role) -> EdgeInsets {
        let isRoot = view === root
        var insets = role.insets(in: view, width: isRoot ? target.width : view.bounds.width)
        guard !isRoot else { return insets }
        let alignment = view.alignmentRectInsets
        insets.left -= alignment.left
        insets.right -= alignment.right
        insets.top -= alignment.top
        insets.bottom -= alignment.bottom
        return insets
    }
}
