import Foundation
import TableDrawing

/// Elements of a view for screen readers.
extension View {
    /// Visible items of the view in reading order: the view itself, or its contents.
    package var accessibilityItems: [AccessibilityItem] { items(depth: 0) }

    /// Visible items below the view in reading order, even if the view is an element itself.
    package var accessibilityItemsBelow: [AccessibilityItem] { itemsBelow(depth: 0) }

    private func items(depth: Int) -> [AccessibilityItem] {
        guard !isSkippedByAccessibility, depth < Self.maximumDepth else { return [] }
        if let parts = (self as? any AccessibilityContainer)?.accessibilityParts, !parts.isEmpty {
            return [.group(self, parts)]
        }
        if isAccessibilityElement { return hasVisibleArea ? [.view(self)] : [] }
        let below = itemsBelow(depth: depth)
        guard !below.isEmpty else { return [] }
        return isAccessibilityGroup ? [.group(self, below)] : below
    }

    /// Whether the contents of the view are read together, before items beside the view.
    private var isAccessibilityGroup: Bool {
        shouldGroupAccessibilityChildren || accessibilityElements != nil
            || self is any AccessibilityContainer
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
        if let parts = (self as? any AccessibilityContainer)?.partsInReadingOrder {
            return parts.flatMap { $0.items(depth: depth + 1) }
        }
        return ownSubviews.flatMap { $0.items(depth: depth + 1) }
            .inReadingOrder(effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
