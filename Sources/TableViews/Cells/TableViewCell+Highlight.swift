import Foundation
import TableDrawing

/// What changes in a cell when it is selected or highlighted.
extension TableViewCell {
    /// Whether the cell shows itself as selected.
    var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    /// Shows or hides the selected background and tells the content's views.
    func updateHighlight() {
        let shows = showsSelection
        selectedBackgroundView?.isHidden = !shows
        selectionFill.isHidden = !shows || selectedBackgroundView != nil
        selectionFill.fill = RenderContext.current.theme.selection.fill(for: selectionStyle)
        accessoryGlyph.isHighlighted = shows
        Self.highlight(contentView, shows)
        Self.clearBackgrounds(below: contentView, shows)
        if let accessoryView { Self.highlight(accessoryView, shows) }
    }

    /// Lets the selected background show through the content, as UIKit does while a cell is selected.
    private static func clearBackgrounds(below view: View, _ flag: Bool) {
        for subview in view.subviews {
            subview.isBackgroundCleared = flag
            clearBackgrounds(below: subview, flag)
        }
    }

    private static func highlight(_ view: View, _ flag: Bool) {
        if let view = view as? any HighlightableView, view.isHighlighted != flag {
            view.isHighlighted = flag
        }
        for subview in view.subviews { highlight(subview, flag) }
    }
}
