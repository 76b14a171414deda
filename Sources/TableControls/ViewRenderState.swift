import Foundation
import TableDrawing
import TableThemes

/// State of the layout and the drawing of a view.
package struct ViewRenderState {
    /// Counters of layout and drawing, for inspections.
    package internal(set) var work = ViewWork()
    package var needsLayout = true
    /// Whether `updateConstraints()` is called before the next layout.
    var needsUpdateConstraints = true
    var needsDisplay = true
    var picture: (drawing: Drawing, key: PictureKey)?
    /// The dissolve from the former look of the view.
    package var dissolve: ViewDissolve?
}
