import Foundation
import TableDrawing

/// Layout of views by constraints.
///
/// A system of constraints belongs to the highest view whose constraints name views below it. Its size
/// is given from outside, by a frame, an autoresizing mask or a cell.
extension View {
    /// Whether the view's constraints determine frames below it, and no view above it includes them in
    /// its system.
    package var isConstraintRoot: Bool {
        if let state = placement.constraints {
            guard state.root == nil, !joinsSuperview else { return false }
            if !state.held.isEmpty { return true }
        }
        return ownSubviews.contains { view in
            view.placement.constraints != nil
                && (view.sizesItself || self is StackView && !view.constraints.isEmpty)
        }
    }

    /// Whether constraints place the view, and some of its own constraints relate only its width and
    /// height.
    ///
    /// The superview's system then determines the size.
    var sizesItself: Bool {
        guard let state = placement.constraints, !state.translatesAutoresizingMask else {
            return false
        }
        return state.held.contains {
            $0.firstItem === self && ($0.itemCount == 1 || $0.secondItem === self)
        }
    }

    /// Whether the superview's system determines the view's size.
    private var joinsSuperview: Bool {
        guard let superview, sizesItself else { return false }
        return superview.ownSubviews.contains { $0 === self }
    }

    /// Engine of the root, which is created if it does not exist.
    private var constraintEngine: ConstraintEngine {
        let state = constraintState
        if let engine = state.engine {
            if engine.direction == traitCollection.layoutDirection { return engine }
            engine.discard()
        }
        let engine = ConstraintEngine(self)
        state.engine = engine
        return engine
    }

    /// Places the views below a root by its constraints, if an input has changed.
    func layOutByConstraints() {
        guard isConstraintRoot else { return }
        if renderState.needsLayout || constraintEngine.needsLayout {
            updateConstraintsIfNeeded()
            constraintEngine.layOut()
        }
        constraintEngine.reportConflicts()
    }

    /// Lays out this view and its subviews at a size that a measurement will replace.
    ///
    /// Conflicts of constraints are reported by the next layout.
    package func layOutProvisionally() {
        ConstraintEngine.$isProvisional.withValue(true) { layoutIfNeeded() }
    }

    /// Report of the last layout by constraints of the view and the views below it.
    ///
    /// The report is empty if the view is not the root of a system.
    public var layoutReport: LayoutReport {
        placement.constraints?.engine?.report ?? LayoutReport()
    }

    /// Returns the size that satisfies the constraints, or the view's own fitting size.
    func fittingSize(
        _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
    ) -> CGSize {
        guard isConstraintRoot else {
            let height =
                vertical == .required ? target.height : CGFloat.greatestFiniteMagnitude
            return sizeThatFits(CGSize(width: target.width, height: height))
        }
        updateConstraintsIfNeeded()
        return constraintEngine.fittingSize(target, horizontal, vertical)
    }

    /// Returns the height that the view needs at a width, in points.
    package func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    // MARK: Changes

    /// Repeats the layout after a change of the direction of the content.
    func directionDidChange() {
        setNeedsLayout()
        constraintStructureDidChange()
    }

    /// Repeats the layout of the superview after the view was hidden or shown.
    ///
    /// A hidden view takes no room in a stack, nor in the enclosing stacks.
    func visibilityDidChange() {
        guard superview is StackView else { return }
        invalidateIntrinsicContentSize()
        superview?.constraintStructureDidChange()
    }

    /// Discards the system of constraints that the view takes part in.
    func constraintStructureDidChange() {
        guard let state = placement.constraints else { return }
        discardEngine(of: state.root ?? self)
        // A constraint of the view may change the system that the superview belongs to.
        if let superview { discardEngine(of: superview.placement.constraints?.root ?? superview) }
    }

    private func discardEngine(of root: View) {
        root.placement.constraints?.engine?.discard()
        root.placement.constraints?.engine = nil
        root.setNeedsLayout()
    }

    /// Requests another solution of the system that the view takes part in.
    func constraintValuesDidChange() {
        guard let state = placement.constraints else { return }
        let root = state.root ?? self
        guard let engine = root.placement.constraints?.engine, !engine.isWorking else { return }
        engine.needsLayout = true
        // The size of the root depends on its contents, and the root must not notify itself again.
        guard let stack = root.superview as? StackView else { return }
        stack.setNeedsLayout()
        stack.invalidateIntrinsicContentSize()
    }

    /// Deactivates the constraints of the views above that name the view or a view below it.
    func leaveConstraints(of superview: View) {
        if placement.constraints != nil { constraintStructureDidChange() }
        superview.removeConstraints { item in
            item.layoutView?.isDescendant(of: self) ?? false
        }
    }
}
