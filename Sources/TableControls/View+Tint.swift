import TableDrawing

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
