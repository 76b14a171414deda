/// Default accessibility of a kind of view.
struct StandardAccessibility {
    var isElement = true
    var label: String?
    var value: String?
    var traits = AccessibilityTraits.none
    var elements: [Any]?
    /// Whether the label is only the name of an image file.
    var isNamedByFile = false
}

/// Kind of view with a default accessibility.
protocol AccessibilityDescribing: View {
    var standardAccessibility: StandardAccessibility { get }
}

extension View {
    /// Whether the view's label is only the name of an image file.
    package var isOnlyNamedByFile: Bool {
        let described = describedAccessibility
        return described.isNamedByFile && accessibilityLabel == described.label
    }

    /// Default accessibility of the view's kind; a plain view is not an element.
    var describedAccessibility: StandardAccessibility {
        (self as? any AccessibilityDescribing)?.standardAccessibility
            ?? StandardAccessibility(isElement: false)
    }
}
