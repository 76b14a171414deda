import Foundation
import TableDrawing

/// Reading of a view and the views below it by a screen reader.
package struct AccessibilityReader {
    let view: View

    /// Visible items of the view in reading order: the view itself, or its contents.
    package var accessibilityItems: [AccessibilityItem] { items(depth: 0) }

    /// Visible items below the view in reading order, even if the view is an element itself.
    package var accessibilityItemsBelow: [AccessibilityItem] { itemsBelow(depth: 0) }

    private func items(depth: Int) -> [AccessibilityItem] {
        guard !isSkippedByAccessibility, depth < View.maximumDepth else { return [] }
        if let parts = (view as? any AccessibilityContainer)?.accessibilityParts, !parts.isEmpty {
            return [.group(view, parts)]
        }
        if view.isAccessibilityElement { return hasVisibleArea ? [.view(view)] : [] }
        let below = itemsBelow(depth: depth)
        guard !below.isEmpty else { return [] }
        return isAccessibilityGroup ? [.group(view, below)] : below
    }

    /// Whether the contents of the view are read together, before items beside the view.
    private var isAccessibilityGroup: Bool {
        view.shouldGroupAccessibilityChildren || view.accessibilityElements != nil
            || view is any AccessibilityContainer
    }

    private func itemsBelow(depth: Int) -> [AccessibilityItem] {
        guard !view.accessibilityElementsHidden, !(view is Control) || hasVisibleArea else {
            return []
        }
        if let elements = view.accessibilityElements {
            return elements.flatMap { element -> [AccessibilityItem] in
                switch element {
                case let part as View:
                    return part === view ? [] : part.accessibilityReader.items(depth: depth + 1)
                case let element as AccessibilityElement:
                    return element.isAccessibilityElement ? [.element(element)] : []
                default: return []
                }
            }
        }
        if let parts = (view as? any AccessibilityContainer)?.partsInReadingOrder {
            return parts.flatMap { $0.accessibilityReader.items(depth: depth + 1) }
        }
        return view.ownSubviews.flatMap { $0.accessibilityReader.items(depth: depth + 1) }
            .inReadingOrder(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Sources of the view's label as paths of views, row first.
    ///
    /// The sources are empty for an explicit label, and for a label with the view's own text.
    /// A row has the labels of its parts, and an accessory view without a label of its own has
    /// the label of its row.
    package var labelSources: [[AccessibilitySource]] {
        guard view.accessibility.label == nil, let label = view.accessibilityLabel,
            label == view.describedAccessibility.label
        else { return [] }
        return itemsOfOwnLabel.filter { !$0.words.isEmpty }.flatMap(\.sources)
    }

    private var itemsOfOwnLabel: [AccessibilityItem] {
        switch view {
        case let container as any AccessibilityContainer: container.itemsOfLabel
        case let control as Control: control.rowOfWords?.itemsOfWords ?? []
        default: []
        }
    }

    /// Path from the view's row, header or footer to the view.
    fileprivate var sourcePath: [AccessibilitySource] {
        var path: [AccessibilitySource] = []
        var next: View? = view
        while let view = next {
            path.insert(
                AccessibilitySource(
                    name: view.inspection.treeName,
                    identifier: view.accessibilityIdentifier), at: 0)
            if view is any ContentContainer { break }
            next = view.superview
        }
        return path
    }

    /// Header trait for the title in a header whose views are read separately.
    ///
    /// The title is the first text in the header. A header that is a single element has the
    /// trait itself.
    var traitsOfPlace: AccessibilityTraits {
        guard view is Label, let header = headerAround, !header.isAccessibilityElement,
            header.accessibilityTraits.contains(.header),
            header.accessibilityReader.firstText === view
        else { return .none }
        return .header
    }

    private var headerAround: View? {
        var next = self.view.superview
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
            case .group(_, let items):
                if let label = AccessibilityReader.firstText(of: items) { return label }
            case .element: break
            }
        }
        return nil
    }

    /// Whether a screen reader skips the view and its contents: hidden, transparent, or hidden
    /// from accessibility.
    ///
    /// UIKit documents an alpha of 0.01 as the minimum for touches; an equal limit for screen
    /// readers is not proven.
    private var isSkippedByAccessibility: Bool {
        view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden
    }

    /// Whether a part of the view is visible: it has an area, and no clipping superview cuts
    /// it off completely.
    ///
    /// Clipping by the top and bottom of a table is ignored, because rows scroll into view.
    /// The offset of swiped content is ignored as well. A view before its layout counts as
    /// visible. UIKit's documentation does not cover visibility. Its screen reader was
    /// observed to skip a text without a size, or completely outside the screen.
    private var hasVisibleArea: Bool {
        if self.view.accessibility.frame != nil { return true }
        var rect = self.view.bounds
        var view = view
        while true {
            if view.renderState.needsLayout { return true }
            if rect.width <= 0 || rect.height <= 0 { return false }
            guard let around = view.superview else { return true }
            rect = rect.applying(view.transformToSuperview)
            view = around
            if let isVisible = (view as? any AccessibilityContainer)?.isPartVisible(rect) {
                return isVisible
            }
            if view.inspection.isClipping { rect = rect.intersection(view.bounds) }
        }
    }

    /// Whether the view contains a visible control that a screen reader finds.
    package var holdsControls: Bool {
        !isSkippedByAccessibility
            && view.ownSubviews.contains {
                $0.accessibilityReader.isAccessibleControl || $0.accessibilityReader.holdsControls
            }
    }

    package var isAccessibleControl: Bool {
        view is Control && !isSkippedByAccessibility && hasVisibleArea
    }
}

// Sources of default labels.

extension AccessibilityItem {
    /// Paths of the views that contribute words.
    fileprivate var sources: [[AccessibilitySource]] {
        switch self {
        case .view(let view): [view.accessibilityReader.sourcePath]
        case .group(_, let items): items.filter { !$0.words.isEmpty }.flatMap(\.sources)
        case .element(let element):
            [
                (element.accessibilityContainer?.accessibilityReader.sourcePath ?? []) + [
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

/// View whose contents a screen reader reads together, before the items beside the view.
package protocol AccessibilityContainer: View {
    /// Items that replace the view and its contents; empty for a view without such items.
    var accessibilityParts: [AccessibilityItem] { get }
    /// Parts in reading order, or `nil` if the parts are the subviews.
    var partsInReadingOrder: [View]? { get }
    /// Items whose words form the default label.
    var itemsOfLabel: [AccessibilityItem] { get }

    /// Returns whether a part is visible, or `nil` if the superviews decide.
    ///
    /// - Parameter rect: The part's rectangle in the view's coordinates, in points.
    func isPartVisible(_ rect: CGRect) -> Bool?
}

extension AccessibilityContainer {
    package var accessibilityParts: [AccessibilityItem] { [] }
    package var partsInReadingOrder: [View]? { nil }
    package var itemsOfLabel: [AccessibilityItem] { [] }
    package func isPartVisible(_ rect: CGRect) -> Bool? { nil }
}
