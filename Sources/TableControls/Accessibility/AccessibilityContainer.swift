import Foundation

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
