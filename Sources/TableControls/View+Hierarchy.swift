import Foundation
import TableDrawing

/// Adding, removing and finding views.
extension View {
    /// Adds `view` directly behind `sibling`, or in front of all subviews if `sibling` is not a
    /// subview.
    public func insertSubview(_ view: View, belowSubview sibling: View) {
        insert(view, beside: sibling, offset: 0)
    }

    /// Adds `view` directly in front of `sibling`, or in front of all subviews if `sibling` is
    /// not a subview.
    public func insertSubview(_ view: View, aboveSubview sibling: View) {
        insert(view, beside: sibling, offset: 1)
    }

    private func insert(_ view: View, beside sibling: View, offset: Int) {
        if view === sibling, view.superview === self { return }
        insert(view) {
            self.ownSubviews.firstIndex { $0 === sibling }.map { $0 + offset }
                ?? self.ownSubviews.count
        }
    }

    /// Adds a view at an index that is evaluated after the view has left its former superview.
    ///
    /// If the former superview is this view, the remaining subviews have moved up by then.
    final func insert(_ view: View, at place: () -> Int) {
        guard view !== self, !isDescendant(of: view) else {
            return DiagnosticLog.warn(
                "view.cycle", "a view cannot be added below itself; it was left where it is")
        }
        view.willMove(toSuperview: self)
        view.detach()
        view.superview = self
        ownSubviews.insert(view, at: min(max(0, place()), ownSubviews.count))
        layer.subviewsDidChange(to: ownSubviews)
        setNeedsLayout()
        if view.placement.constraints != nil { view.constraintStructureDidChange() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if view.appearance.ownTintColor == nil, hasTintOfItsOwn { view.tintColorDidSpread() }
    }

    /// Sets a superview that does not list the view among its subviews, like a table and its rows.
    ///
    /// The view is notified of the move and of its inherited tint.
    package func stand(in view: View?) {
        guard superview !== view else { return }
        willMove(toSuperview: view)
        superview = view
        didMoveToSuperview()
        if let view, appearance.ownTintColor == nil, view.hasTintOfItsOwn { tintColorDidSpread() }
    }

    /// Removes the view from its superview's subviews.
    final func detach() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        leaveConstraints(of: superview)
        superview.ownSubviews.removeAll { $0 === self }
        superview.layer.subviewsDidChange(to: superview.ownSubviews)
        superview.setNeedsLayout()
        self.superview = nil
    }

    /// Moves a subview in front of all its siblings.
    public func bringSubviewToFront(_ view: View) {
        guard let index = ownSubviews.firstIndex(where: { $0 === view }) else { return }
        ownSubviews.append(ownSubviews.remove(at: index))
        layer.subviewsDidChange(to: ownSubviews)
    }

    /// Moves a subview behind all its siblings.
    public func sendSubviewToBack(_ view: View) {
        guard let index = ownSubviews.firstIndex(where: { $0 === view }) else { return }
        ownSubviews.insert(ownSubviews.remove(at: index), at: 0)
        layer.subviewsDidChange(to: ownSubviews)
    }

    /// Exchanges two subviews in the order.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard ownSubviews.indices.contains(first), ownSubviews.indices.contains(second) else {
            return DiagnosticLog.fail(
                "view.no-subview",
                "exchangeSubview(at: \(first), withSubviewAt: \(second)) was called on a view "
                    + "with \(counted(ownSubviews.count, "subview"))")
        }
        ownSubviews.swapAt(first, second)
        layer.subviewsDidChange(to: ownSubviews)
    }

    /// Returns whether the view is `view` itself or lies below `view`.
    public func isDescendant(of view: View) -> Bool {
        var ancestor: View? = self
        while let each = ancestor {
            if each === view { return true }
            ancestor = each.superview
        }
        return false
    }

    /// Returns the view with a tag: this view, or the first match below it, depth first.
    ///
    /// In a table, the search covers the displayed rows.
    public func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
}

/// Inheritance of tints.
extension View {
    /// Whether the view or a superview has set a tint.
    var hasTintOfItsOwn: Bool {
        var view: View? = self
        while let each = view {
            if each.appearance.ownTintColor != nil { return true }
            view = each.superview
        }
        return false
    }

    /// Notifies the view, and the views below that inherit its tint.
    func tintColorDidSpread() {
        tintColorDidChange()
        for view in heldSubviews where view.appearance.ownTintColor == nil {
            view.tintColorDidSpread()
        }
    }
}
