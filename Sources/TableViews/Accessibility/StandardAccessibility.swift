/// What a kind of view says of itself to a screen reader where nothing was set.
struct StandardAccessibility {
    var isElement = true
    var label: String?
    var value: String?
    var traits = AccessibilityTraits.none
    var elements: [Any]?
    /// Whether the label is only the name of an image's file.
    var isNamedByFile = false
}

/// A kind of view that says something of itself.
protocol AccessibilityDescribing: View {
    var standardAccessibility: StandardAccessibility { get }
}

extension View {
    /// Whether nothing but the name of an image's file names the view.
    package var isOnlyNamedByFile: Bool {
        let described = describedAccessibility
        return described.isNamedByFile && accessibilityLabel == described.label
    }

    /// What the view's kind says; a plain view is no element.
    var describedAccessibility: StandardAccessibility {
        (self as? any AccessibilityDescribing)?.standardAccessibility
            ?? StandardAccessibility(isElement: false)
    }
}
