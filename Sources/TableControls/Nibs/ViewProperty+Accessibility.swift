import Foundation

/// Accessibility properties of descriptions; each kind of view provides default values.
extension ViewProperty {
    static var accessibility: [ViewProperty] {
        [
            spoken(
                "accessibilityLabel", \.label,
                "The accessibility label: a short name of the view."),
            spoken(
                "accessibilityValue", \.value,
                "The accessibility value: the current value of the view."),
            spoken(
                "accessibilityHint", \.hint,
                "The accessibility hint: the result of activating the view."),
            spoken(
                "accessibilityIdentifier", \.identifier,
                "The accessibility identifier for tests. The identifier is never spoken."),
            ViewProperty(
                "accessibilityTraits", .choices(AccessibilityTraits.allNames),
                "The accessibility traits, in place of the traits of the class.", of: View.self,
                read: { value, _ in value.texts.map { .some(AccessibilityTraits(names: $0)) } },
                get: { $0.accessibility.traits }, set: { $0.accessibility.traits = $1 }),
            ViewProperty(
                "isAccessibilityElement", .boolean, "Whether the view is an accessibility element.",
                of: View.self, read: { value, _ in value.boolean.map { .some($0) } },
                get: { $0.accessibility.isElement }, set: { $0.accessibility.isElement = $1 }),
            .boolean(
                "accessibilityElementsHidden", \View.accessibility.areElementsHidden,
                "Whether assistive technologies ignore the view and its subviews."),
            .boolean(
                "shouldGroupAccessibilityChildren", \View.shouldGroupAccessibilityChildren,
                "Whether a screen reader reads the subviews as a group."),
            ViewProperty(
                "accessibilityElements", .texts,
                "The names of all accessible subviews, in reading order.",
                of: View.self, read: { value, _ in value.texts.map { .some($0) } },
                get: { $0.accessibility.elementNames },
                set: { $0.accessibility.elementNames = $1 }),
        ]
    }

    private static func spoken(
        _ name: String, _ path: WritableKeyPath<AccessibilityAttributes, String?>,
        _ summary: String
    ) -> ViewProperty {
        ViewProperty(
            name, .text, summary, of: View.self,
            read: { value, _ in value.text.map { .some($0) } },
            get: { $0.accessibility[keyPath: path] },
            set: { $0.accessibility[keyPath: path] = $1 })
    }
}
