import Foundation
import TableControls
import TableDrawing

/// A header or footer is a single element with the words of its labels, unless it contains
/// controls.
extension TableViewHeaderFooterView: AccessibilityDescribing, AccessibilityContainer {
    package var standardAccessibility: StandardAccessibility {
        let label = AccessibilityLabels.joined(itemsInReadingOrder)
        return StandardAccessibility(
            isElement: label != nil && !accessibilityReader.holdsControls, label: label,
            traits: nodeName.hasPrefix("footer") ? .staticText : .header)
    }

    package var itemsOfLabel: [AccessibilityItem] { itemsInReadingOrder }

    /// Items of the view in reading order.
    private var itemsInReadingOrder: [AccessibilityItem] {
        ownSubviews.flatMap(\.accessibilityReader.accessibilityItems)
            .inReadingOrder(effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
