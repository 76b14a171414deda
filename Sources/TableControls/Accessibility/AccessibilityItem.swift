import Foundation

/// Element that a screen reader stops at, or a group of elements.
package enum AccessibilityItem {
    case view(View)
    case element(AccessibilityElement)
    /// View that groups its items.
    case group(View, [AccessibilityItem])

    /// Rectangle on the screen, in points.
    package var frame: CGRect {
        switch self {
        case .view(let view), .group(let view, _): view.accessibilityFrame
        case .element(let element): element.accessibilityFrame
        }
    }

    /// Spoken words of the item: label and value, if available.
    var words: [String] {
        let parts: [String?]
        switch self {
        case .view(let view):
            // The label of a wheel includes its state; the raw value is a number for test
            // tools.
            let isRaw = view is ActivityIndicatorView && view.accessibility.value == nil
            parts = [view.accessibilityLabel, isRaw ? nil : view.accessibilityValue]
        case .element(let element):
            parts = [element.accessibilityLabel, element.accessibilityValue]
        case .group(_, let items): return items.flatMap(\.words)
        }
        // White space is not spoken.
        return parts.compactMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
