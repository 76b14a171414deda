import Foundation
import TableDrawing
import TableLayout

/// Sum of multiples of variables and of quantities that are known before a solution.
struct LayoutExpression {
    /// Edge of a rectangle.
    enum Edge {
        case left, right, top, bottom
    }

    /// Quantity that is known before a solution, in points.
    enum Quantity {
        /// Inset of a guide or of margins from an edge of their view.
        case inset(slot: Int, edge: Edge)
        /// Distance of the first baseline from the top, or of the last baseline from the bottom,
        /// downwards.
        case baseline(item: Int, isLast: Bool)
        /// Length of the root along an axis.
        case rootLength(StackView.Axis)
    }

    var terms: [LinearConstraint.Term] = []
    var quantities: [(factor: Double, quantity: Quantity)] = []

    mutating func add(_ other: LayoutExpression, times factor: Double) {
        for term in other.terms {
            terms.append(.init(factor * term.coefficient, variable: term.variable))
        }
        for (own, quantity) in other.quantities { quantities.append((factor * own, quantity)) }
    }
}

/// Linear constraint of a system, with the origin of its constant.
struct ConstraintRow {
    /// Origin of a constant, in points.
    enum Origin {
        case fixed(Double)
        /// Constant of a constraint.
        case constraint(NSLayoutConstraint)
        /// Length of an item's content; the minimum is vacuous without content, and the maximum, too.
        case content(item: Int, axis: StackView.Axis, isMinimum: Bool)
        /// Position or length of a frame that constraints do not determine.
        case frame(item: Int, FrameQuantity)
        /// Desired length of the root.
        case target(StackView.Axis)
    }

    /// Quantities of a frame in the coordinates of the superview.
    enum FrameQuantity {
        case left, width, top, height
    }

    let origin: Origin
    /// Quantities that are subtracted from the constant.
    let quantities: [(factor: Double, quantity: LayoutExpression.Quantity)]

    /// Whether the constant never changes.
    var isConstant: Bool {
        if case .fixed = origin { return quantities.isEmpty }
        return false
    }

    /// Indices of the items to whose baselines the row refers.
    var baselineItems: [Int] {
        quantities.compactMap { if case .baseline(let item, _) = $0.quantity { item } else { nil } }
    }
}

extension EdgeInsets {
    /// Inset from an edge, in points.
    subscript(edge: LayoutExpression.Edge) -> CGFloat {
        switch edge {
        case .left: left
        case .right: right
        case .top: top
        case .bottom: bottom
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// Relation of a linear constraint.
    var linear: LinearConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
