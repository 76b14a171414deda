import TableDrawing

/// How a tint spreads to what inherits it.
extension View {
    /// Whether a superview or the view itself has set a tint.
    var hasTintOfItsOwn: Bool {
        var view: View? = self
        while let each = view {
            if each.ownTintColor != nil { return true }
            view = each.superview
        }
        return false
    }

    /// Tells the view, and those below that inherit its tint.
    func tintColorDidSpread() {
        tintColorDidChange()
        for view in heldSubviews where view.ownTintColor == nil { view.tintColorDidSpread() }
    }
}
