import Foundation

/// Something that a screen reader stops at, or a group of such things.
package enum AccessibilityItem {
    case view(View)
    case element(AccessibilityElement)
    /// A view whose items belong together.
    case group(View, [AccessibilityItem])

    /// The rectangle on the screen, in points.
    package var frame: CGRect {
        switch self {
        case .view(let view), .group(let view, _): view.accessibilityFrame
        case .element(let element): element.accessibilityFrame
        }
    }

    /// What is said of it: label and value, if there are any.
    var words: [String] {
        let parts: [String?]
        switch self {
        case .view(let view):
            // That a wheel turns is said by its label; its own value is a number for testing tools.
            let isRaw = view is ActivityIndicatorView && view.accessibility.value == nil
            parts = [view.accessibilityLabel, isRaw ? nil : view.accessibilityValue]
        case .element(let element):
            parts = [element.accessibilityLabel, element.accessibilityValue]
        case .group(_, let items): return items.flatMap(\.words)
        }
        // Spaces are not spoken.
        return parts.compactMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
    }
}
