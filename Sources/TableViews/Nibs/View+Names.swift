/// Finding described views.
extension View {
    /// The view of this name: this one, or the first below it, depth first.
    public func view(named name: String) -> View? {
        if outletName == name { return self }
        for view in subviews {
            if let found = view.view(named: name) { return found }
        }
        return nil
    }
}

extension View {
    /// The view that described subviews go to: the content view of a cell, a header or a footer.
    var describedContainer: View {
        (self as? TableViewCell)?.contentView ?? (self as? TableViewHeaderFooterView)?.contentView
            ?? self
    }
}
