import Foundation
import TableDrawing

/// What a screen reader passes over because nobody sees it.
extension View {
    /// Whether the view with all that it holds is passed over: hidden, transparent, or said to be hidden
    /// from screen readers.
    ///
    /// UIKit documents an alpha of 0.01 as the limit below which a view takes no touches; that a screen
    /// reader has the same limit is not proven.
    var isPassedOver: Bool { isHidden || alpha < 0.01 || accessibilityElementsHidden }

    /// Whether something of the view's rectangle can be seen: it has an area, and no view around it that
    /// clips cuts all of it off.
    ///
    /// What a table cuts off above and below does not count, as it comes into view with the row, nor does
    /// what a swipe moves aside. A view that has not been laid out yet counts as seen. UIKit documents
    /// none of this; that a text of no size, or wholly outside of the screen, is not read is how its screen
    /// reader was seen to behave.
    var hasVisibleArea: Bool {
        if accessibility.frame != nil { return true }
        var rect = bounds
        var view = self
        while true {
            if view.needsLayout { return true }
            if rect.width <= 0 || rect.height <= 0 { return false }
            guard let around = view.superview else { return true }
            rect = rect.applying(view.transformToSuperview)
            view = around
            if (view as? TableViewCell)?.swipe != nil { return true }
            if view is TableView {
                return rect.maxX > view.bounds.minX && rect.minX < view.bounds.maxX
            }
            if view.isClipping { rect = rect.intersection(view.bounds) }
        }
    }
}
