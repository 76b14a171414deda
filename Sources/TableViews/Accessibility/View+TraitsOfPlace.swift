/// What a view's place adds to what its kind says of itself.
extension View {
    /// The trait of the header whose title the view is, where the header's views are read one by one.
    ///
    /// Its title is the first text in it; a header that is one element has the trait itself.
    var traitsOfPlace: AccessibilityTraits {
        guard self is Label, let header = headerAround, !header.isAccessibilityElement,
            header.accessibilityTraits.contains(.header), header.firstText === self
        else { return .none }
        return .header
    }

    private var headerAround: TableViewHeaderFooterView? {
        var next = superview
        while let view = next {
            if let header = view as? TableViewHeaderFooterView { return header }
            if view is TableView { return nil }
            next = view.superview
        }
        return nil
    }
}

extension TableViewHeaderFooterView {
    /// The text in it that is read before the others.
    fileprivate var firstText: Label? { Self.firstText(of: accessibilityItemsBelow) }

    private static func firstText(of items: [AccessibilityItem]) -> Label? {
        for item in items {
            switch item {
            case .view(let view): if let label = view as? Label { return label }
            case .group(_, let items): if let label = firstText(of: items) { return label }
            case .element: break
            }
        }
        return nil
    }
}
