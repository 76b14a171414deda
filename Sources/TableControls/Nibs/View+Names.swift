import TableDrawing

/// Search for described views.
extension View {
    /// Returns this view or the first descendant with a name, depth-first, or `nil` if no view
    /// matches.
    public func view(named name: String) -> View? {
        if outletName == name { return self }
        for view in subviews {
            if let found = view.view(named: name) { return found }
        }
        return nil
    }
}

extension View {
    /// Views that a description names as accessibility elements, in order.
    ///
    /// A name without a view is an error of the table.
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

    /// Superview of described subviews: the content view of a cell, header or footer, or the
    /// view itself.
    package var describedContainer: View {
        (self as? any ContentContainer)?.contentView ?? self
    }
}
