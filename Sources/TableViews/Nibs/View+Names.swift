import TableDrawing

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
    /// The views that a description names as what is read, in its order; one that is not there is an error
    /// of the table.
    var namedElements: [Any]? {
        accessibility.elementNames?.compactMap { name in
            if let view = view(named: name) { return view }
            DiagnosticLog.fail(
                "nib.accessibility-element",
                "there is no view named \(quoted(name)) in the \(type(of: self)) whose "
                    + "accessibilityElements name it")
            return nil
        }
    }

    /// The view that described subviews go to: the content view of a cell, a header or a footer.
    package var describedContainer: View {
        (self as? TableViewCell)?.contentView ?? (self as? TableViewHeaderFooterView)?.contentView
            ?? self
    }
}
