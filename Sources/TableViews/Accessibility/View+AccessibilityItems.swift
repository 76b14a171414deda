import Foundation
import TableDrawing

/// What a screen reader finds in a view.
extension View {
    /// The view, or what it holds, as it is read; nothing of what cannot be seen.
    package var accessibilityItems: [AccessibilityItem] { items(depth: 0) }

    /// What the view holds, as it is read, whether or not the view is an element itself.
    package var accessibilityItemsBelow: [AccessibilityItem] { itemsBelow(depth: 0) }

    private func items(depth: Int) -> [AccessibilityItem] {
        guard !isPassedOver, depth < Self.maximumDepth else { return [] }
        if let cell = self as? TableViewCell, !cell.accessibilityParts.isEmpty {
            return [.group(self, cell.accessibilityParts)]
        }
        if isAccessibilityElement { return hasVisibleArea ? [.view(self)] : [] }
        let below = itemsBelow(depth: depth)
        guard !below.isEmpty else { return [] }
        return isAccessibilityGroup ? [.group(self, below)] : below
    }

    /// Whether what the view holds is read together, before what stands beside it.
    private var isAccessibilityGroup: Bool {
        shouldGroupAccessibilityChildren || accessibilityElements != nil || self is TableViewCell
            || self is TableViewHeaderFooterView || self is TableView || self is NavigationBar
            || self is Toolbar || self is TabBar
    }

    private func itemsBelow(depth: Int) -> [AccessibilityItem] {
        guard !accessibilityElementsHidden, !(self is Control) || hasVisibleArea else { return [] }
        if let elements = accessibilityElements {
            return elements.flatMap { element -> [AccessibilityItem] in
                switch element {
                case let view as View: return view === self ? [] : view.items(depth: depth + 1)
                case let element as AccessibilityElement:
                    return element.isAccessibilityElement ? [.element(element)] : []
                default: return []
                }
            }
        }
        if let table = self as? TableView {
            return table.partsInReadingOrder.flatMap { $0.items(depth: depth + 1) }
        }
        return ownSubviews.flatMap { $0.items(depth: depth + 1) }
            .inReadingOrder(effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
