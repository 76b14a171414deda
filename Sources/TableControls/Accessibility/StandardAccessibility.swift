/// Default accessibility of a kind of view.
package struct StandardAccessibility {
    package var isElement = true
    package var label: String?
    package var value: String?
    package var traits = AccessibilityTraits.none
    package var elements: [Any]?
    /// Whether the label is only the name of an image file.
    package var isNamedByFile = false

    package init(
        isElement: Bool = true, label: String? = nil, value: String? = nil,
        traits: AccessibilityTraits = .none, elements: [Any]? = nil, isNamedByFile: Bool = false
    ) {
        (self.isElement, self.label, self.value) = (isElement, label, value)
        (self.traits, self.elements, self.isNamedByFile) = (traits, elements, isNamedByFile)
    }
}

/// Kind of view with a default accessibility.
package protocol AccessibilityDescribing: View {
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
