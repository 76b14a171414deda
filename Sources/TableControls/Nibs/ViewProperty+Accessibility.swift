import Foundation

/// Accessibility properties of descriptions; each kind of view provides default values.
extension ViewProperty {
    static var accessibility: [ViewProperty] {
        [
            spoken("accessibilityLabel", \.label, "What it is, in a few words."),
            spoken("accessibilityValue", \.value, "What it holds at present."),
            spoken("accessibilityHint", \.hint, "What happens when it is used."),
            spoken(
                "accessibilityIdentifier", \.identifier, "A name for tests, which is never spoken."),
            ViewProperty(
                "accessibilityTraits", .choices(AccessibilityTraits.allNames),
                "How it behaves; they replace those of its class.", of: View.self,
                read: { value, _ in value.texts.map { .some(AccessibilityTraits(names: $0)) } },
                get: { $0.accessibility.traits }, set: { $0.accessibility.traits = $1 }),
            ViewProperty(
                "isAccessibilityElement", .boolean, "Whether a screen reader stops at it.",
                of: View.self, read: { value, _ in value.boolean.map { .some($0) } },
                get: { $0.accessibility.isElement }, set: { $0.accessibility.isElement = $1 }),
            .boolean(
                "accessibilityElementsHidden", \View.accessibility.areElementsHidden,
                "Whether nothing in it is found."),
            .boolean(
                "shouldGroupAccessibilityChildren", \View.shouldGroupAccessibilityChildren,
                "Whether what it holds is read together, before what stands beside it."),
            ViewProperty(
                "accessibilityElements", .texts,
                "The names of the views in it that are read, in this order, and no others.",
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
