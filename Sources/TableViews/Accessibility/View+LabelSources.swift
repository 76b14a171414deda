import Foundation

// Where the words of a label come from that nobody has set.

extension View {
    /// What the view's label is made of, each as the views that hold it, the row first; empty where the
    /// label was set, or says what the view itself shows.
    ///
    /// A row says its parts, and an accessory view without words of its own is called as its row.
    package var labelSources: [[AccessibilitySource]] {
        guard accessibility.label == nil, let label = accessibilityLabel,
            label == describedAccessibility.label
        else { return [] }
        return itemsOfLabel.filter { !$0.words.isEmpty }.flatMap(\.sources)
    }

    private var itemsOfLabel: [AccessibilityItem] {
        switch self {
        case let cell as TableViewCell: cell.contentItems
        case let header as TableViewHeaderFooterView: header.itemsInReadingOrder
        case let control as Control: control.rowOfWords?.itemsOfWords ?? []
        default: []
        }
    }

    /// The view with those that hold it, up to its row, header or footer, which comes first.
    fileprivate var sourcePath: [AccessibilitySource] {
        var path: [AccessibilitySource] = []
        var next: View? = self
        while let view = next {
            path.insert(
                AccessibilitySource(
                    name: view.treeName,
                    identifier: view.accessibilityIdentifier), at: 0)
            if view is TableViewCell || view is TableViewHeaderFooterView { break }
            next = view.superview
        }
        return path
    }
}

extension AccessibilityItem {
    /// The paths of the views whose words are said.
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

/// A view whose words, or whose parts' words, are in a label.
package struct AccessibilitySource: Sendable, Hashable {
    /// What render trees call it.
    package let name: String
    package let identifier: String?
}
