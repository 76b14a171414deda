import Foundation
import TableDrawing

/// Visibility of views for screen readers.
extension View {
    /// Whether a screen reader skips the view and its contents: hidden, transparent, or hidden
    /// from accessibility.
    ///
    /// UIKit documents an alpha of 0.01 as the minimum for touches; an equal limit for screen
    /// readers is not proven.
    var isSkippedByAccessibility: Bool { isHidden || alpha < 0.01 || accessibilityElementsHidden }

    /// Whether a part of the view is visible: it has an area, and no clipping superview cuts
    /// it off completely.
    ///
    /// Clipping by the top and bottom of a table is ignored, because rows scroll into view.
    /// The offset of swiped content is ignored as well. A view before its layout counts as
    /// visible. UIKit's documentation does not cover visibility. Its screen reader was
    /// observed to skip a text without a size, or completely outside the screen.
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
            if let isVisible = (view as? any AccessibilityContainer)?.isPartVisible(rect) {
                return isVisible
            }
            if view.isClipping { rect = rect.intersection(view.bounds) }
        }
    }
}

extension View {
    /// Whether the view contains a visible control that a screen reader finds.
    package var holdsControls: Bool {
        !isSkippedByAccessibility
            && ownSubviews.contains { $0.isAccessibleControl || $0.holdsControls }
    }

    package var isAccessibleControl: Bool {
        self is Control && !isSkippedByAccessibility && hasVisibleArea
    }
}
