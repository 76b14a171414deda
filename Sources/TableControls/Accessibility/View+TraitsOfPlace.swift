/// Traits that depend on a view's position in the hierarchy.
extension View {
    /// Header trait for the title in a header whose views are read separately.
    ///
    /// The title is the first text in the header. A header that is a single element has the
    /// trait itself.
    var traitsOfPlace: AccessibilityTraits {
        guard self is Label, let header = headerAround, !header.isAccessibilityElement,
            header.accessibilityTraits.contains(.header), header.firstText === self
        else { return .none }
        return .header
    }

    private var headerAround: View? {
        var next = superview
        while let view = next {
            if view is any ContentContainer { return view is any RowView ? nil : view }
            next = view.superview
        }
        return nil
    }

    /// First text of the view in reading order.
    private var firstText: Label? { Self.firstText(of: accessibilityItemsBelow) }

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
