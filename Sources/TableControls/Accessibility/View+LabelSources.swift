import Foundation

// Sources of default labels.

extension View {
    /// Sources of the view's label as paths of views, row first.
    ///
    /// The sources are empty for an explicit label, and for a label with the view's own text.
    /// A row has the labels of its parts, and an accessory view without a label of its own has
    /// the label of its row.
    package var labelSources: [[AccessibilitySource]] {
        guard accessibility.label == nil, let label = accessibilityLabel,
            label == describedAccessibility.label
        else { return [] }
        return itemsOfOwnLabel.filter { !$0.words.isEmpty }.flatMap(\.sources)
    }

    private var itemsOfOwnLabel: [AccessibilityItem] {
        switch self {
        case let container as any AccessibilityContainer: container.itemsOfLabel
        case let control as Control: control.rowOfWords?.itemsOfWords ?? []
        default: []
        }
    }

    /// Path from the view's row, header or footer to the view.
    fileprivate var sourcePath: [AccessibilitySource] {
        var path: [AccessibilitySource] = []
        var next: View? = self
        while let view = next {
            path.insert(
                AccessibilitySource(
                    name: view.treeName,
                    identifier: view.accessibilityIdentifier), at: 0)
            if view is any ContentContainer { break }
            next = view.superview
        }
        return path
    }
}

extension AccessibilityItem {
    /// Paths of the views that contribute words.
    fileprivate var sources: [[AccessibilitySource]] {
        switch self {
        case .view(let view): [view.sourcePath]
        case .group(_, let items): items.filter { !$0.words.isEmpty }.flatMap(\.sources)
        case .element(let element):
            [
                (element.accessibilityContainer?.sourcePath ?? []) + [
                    AccessibilitySource(
                        name: element.partName, identifier: element.accessibilityIdentifier)
                ]
            ]
        }
    }
}

/// View with words in a label, or with parts with words in a label.
package struct AccessibilitySource: Sendable, Hashable {
    /// Name of the view in render trees.
    package let name: String
    package let identifier: String?
}
