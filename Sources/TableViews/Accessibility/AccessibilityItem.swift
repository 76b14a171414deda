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
        return parts.compactMap { $0 }.filter { !$0.isEmpty }
    }
}

extension [AccessibilityItem] {
    /// The items as they are read: from the top down, and within a line from the leading side.
    ///
    /// A line is what stands beside its topmost item: its middle lies within that item's height.
    func inReadingOrder(_ isRightToLeft: Bool) -> [AccessibilityItem] {
        var rest = enumerated().sorted {
            ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
        }
        var result: [AccessibilityItem] = []
        while let top = rest.first {
            let extent = top.element.frame
            let line = rest.filter { $0.offset == top.offset || Self.stands($0.element, extent) }
            let members = Set(line.map(\.offset))
            rest.removeAll { members.contains($0.offset) }
            let ordered = line.sorted { left, right in
                let a = left.element.frame
                let b = right.element.frame
                let first = isRightToLeft ? -a.maxX : a.minX
                let second = isRightToLeft ? -b.maxX : b.minX
                return (first, a.minY, CGFloat(left.offset))
                    < (second, b.minY, CGFloat(right.offset))
            }
            result += ordered.map(\.element)
        }
        return result
    }

    private static func stands(_ item: AccessibilityItem, _ extent: CGRect) -> Bool {
        let middle = item.frame.midY
        return middle >= extent.minY && middle < extent.maxY
    }
}
