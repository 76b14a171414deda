import Foundation
import TableDrawing
import TableThemes

/// Rules for placing a view after a change of the superview or the contents.
package struct ViewPlacement {
    var autoresizingMask: AutoresizingMask = []
    var autoresizesSubviews = true
    /// The frame that autoresizing starts from, or `nil` if autoresizing has not changed the
    /// view.
    var autoresizingOrigin: AutoresizingOrigin?
    /// Vertical flow of the growing subviews, or `nil` if autoresizing places them.
    package var verticalFlow: VerticalFlow.Placed?
    /// Safe area set by a screen, in points.
    ///
    /// `nil` inherits the superview's safe area.
    package var ownSafeAreaInsets: EdgeInsets?
    package var ownLayoutMargins: DirectionalEdgeInsets?
    var contentPriorities: ContentPriorities?
    /// Constraints and layout guides, or `nil` for a view that no constraint names.
    var constraints: ViewConstraints?
    /// Whether the view keeps filling its superview's bounds inside the layout margins.
    var fillsSuperviewMargins = false
    /// Permitted widths of the view as a cell's accessory.
    ///
    /// `nil` keeps the width of its frame.
    package var accessoryWidths: AccessoryWidths?
    /// Whether a cell shows its standard accessory beside the view.
    ///
    /// Other accessory views replace the standard accessory.
    package var standsBesideAccessory = false
}
