import Foundation
import TableDrawing
import TableLayout

/// Expressions of the attributes of views and guides.
extension ConstraintSystem {
    func firstVariable(of index: Int) -> Int {
        4 * (rootSize == .fixed ? index : index + 1)
    }

    private func variable(_ index: Int, _ offset: Int) -> LayoutExpression {
        LayoutExpression(terms: [.init(1, variable: firstVariable(of: index) + offset)])
    }

    /// Returns the left or top edge of an item.
    func start(of index: Int, along axis: StackView.Axis) -> LayoutExpression {
        guard index != Self.rootIndex else { return LayoutExpression() }
        return variable(index, axis == .horizontal ? 0 : 2)
    }

    /// Returns the width or height of an item.
    func length(of index: Int, along axis: StackView.Axis) -> LayoutExpression {
        if index == Self.rootIndex, rootSize == .fixed {
            return LayoutExpression(quantities: [(1, .rootLength(axis))])
        }
        return variable(index, axis == .horizontal ? 1 : 3)
    }

    /// Returns the index of the insets of a guide.
    private func slot(_ role: LayoutGuide.Role, of view: View) -> Int {
        if let index = slots.firstIndex(where: { $0.view === view && $0.role == role }) {
            return index
        }
        slots.append((view, role))
        return slots.count - 1
    }

    func expression(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
    ) -> LayoutExpression? {
        guard let index = index(of: item) else { return nil }
        let (plain, isMargin) = attribute.withoutMargins
        let role = (item as? LayoutGuide)?.role ?? (isMargin ? .layoutMargins : nil)
        return expression(of: index, plain, role: role, isMirrored: isMirrored)
    }

    /// Returns the expression of an attribute.
    ///
    /// - Parameter role: rectangle inside the item, or `nil` for the item itself.
    func expression(
        of index: Int, _ attribute: NSLayoutConstraint.Attribute, role: LayoutGuide.Role? = nil,
        isMirrored: Bool
    ) -> LayoutExpression {
        let axis = attribute.axis
        let start = start(of: index, along: axis)
        let length = length(of: index, along: axis)
        // Edges from the left or top, as a share of the length.
        let share: Double
        switch attribute {
        case .leading: share = isMirrored ? 1 : 0
        case .trailing: share = isMirrored ? 0 : 1
        case .right, .bottom, .lastBaseline: share = 1
        case .centerX, .centerY: share = 0.5
        case .firstBaseline: share = index >= 0 && items[index].hasBaselines ? 0 : 1
        case .width, .height: share = 1
        default: share = 0
        }
        var result = LayoutExpression()
        if attribute.kind == .position { result.add(start, times: 1) }
        if share != 0 { result.add(length, times: share) }
        if attribute == .firstBaseline || attribute == .lastBaseline {
            guard index >= 0, items[index].hasBaselines else { return result }
            result.quantities.append(
                (1, .baseline(item: index, isLast: attribute == .lastBaseline)))
            return result
        }
        guard let role else { return result }
        let slot = slot(role, of: index == Self.rootIndex ? root : items[index].view)
        let near = axis == .horizontal ? LayoutExpression.Edge.left : .top
        let far = axis == .horizontal ? LayoutExpression.Edge.right : .bottom
        let nearShare = attribute.kind == .size ? -1 : 1 - share
        if nearShare != 0 { result.quantities.append((nearShare, .inset(slot: slot, edge: near))) }
        if share != 0 { result.quantities.append((-share, .inset(slot: slot, edge: far))) }
        return result
    }
}
