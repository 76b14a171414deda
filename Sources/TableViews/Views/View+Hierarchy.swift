import Foundation
import TableDrawing

/// Adding, removing and finding views.
extension View {
    /// Adds `view` in front of the others, taking it from its former superview.
    public func addSubview(_ view: View) { insert(view) { self.ownSubviews.count } }

    /// Adds `view` at a place in the order of subviews, 0 being the back.
    public func insertSubview(_ view: View, at index: Int) { insert(view) { index } }

    /// Adds `view` right behind a subview; in front of all where `sibling` is none.
    public func insertSubview(_ view: View, belowSubview sibling: View) {
        insert(view, beside: sibling, offset: 0)
    }

    /// Adds `view` right in front of a subview; in front of all where `sibling` is none.
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

    /// Adds a view at a place that is asked for once the view has left its former superview, which may
    /// be this one: the others have moved up then.
    private func insert(_ view: View, at place: () -> Int) {
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
        didAddSubview(view)
        view.didMoveToSuperview()
        if view.ownTintColor == nil, hasTintOfItsOwn { view.tintColorDidSpread() }
    }

    public func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        detach()
        didMoveToSuperview()
    }

    /// Sets a superview that does not have the view in its subviews, as a table does for its rows.
    ///
    /// The view is informed of the superview and of the inherited tint colour.
    func stand(in view: View?) {
        guard superview !== view else { return }
        willMove(toSuperview: view)
        superview = view
        didMoveToSuperview()
        if let view, ownTintColor == nil, view.hasTintOfItsOwn { tintColorDidSpread() }
    }

    /// Takes the view out of its superview's subviews.
    private func detach() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.ownSubviews.removeAll { $0 === self }
        superview.layer.subviewsDidChange(to: superview.ownSubviews)
        superview.setNeedsLayout()
        self.superview = nil
    }

    public func bringSubviewToFront(_ view: View) {
        guard let index = ownSubviews.firstIndex(where: { $0 === view }) else { return }
        ownSubviews.append(ownSubviews.remove(at: index))
        layer.subviewsDidChange(to: ownSubviews)
    }

    public func sendSubviewToBack(_ view: View) {
        guard let index = ownSubviews.firstIndex(where: { $0 === view }) else { return }
        ownSubviews.insert(ownSubviews.remove(at: index), at: 0)
        layer.subviewsDidChange(to: ownSubviews)
    }

    /// Lets two subviews change their places in the order.
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

    public func isDescendant(of view: View) -> Bool {
        var ancestor: View? = self
        while let each = ancestor {
            if each === view { return true }
            ancestor = each.superview
        }
        return false
    }

    /// The view with this tag: this one, or the first below it, depth first; of a table's rows those
    /// on display.
    public func viewWithTag(_ tag: Int) -> View? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
}
