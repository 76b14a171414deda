import Foundation
import TableDrawing
import TableThemes

/// Properties of a view that change the look of its contents.
package struct ViewAppearance {
    /// The value set as `isOpaque`, or `nil` if no value was set.
    package var promisedOpacity: Bool?
    var contentMode = ContentMode.scaleToFill
    /// The view that owns the mask layer.
    ///
    /// Layers do not retain their views.
    var maskView: View?
    var ownTintColor: Color?
    var isUserInteractionEnabled = true
    /// Whether a cell has cleared the view's background to show its selection.
    package var isBackgroundCleared = false
}
