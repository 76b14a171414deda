import Foundation
import TableDrawing
import TableGeometry

/// The control before the content and the grip after it.
extension TableViewCell {
    /// The theme's metrics for the text size of the moment.
    private var metrics: EditingMetrics {
        RenderContext.current.theme.editing.fitting(traitCollection)
    }

    /// What stands before the content at present.
    var editControlKind: EditControlKind {
        guard isEditing else { return .none }
        if rowContext.selectsByCircles { return .selection }
        switch editingStyle {
        case .none: return .none
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    /// How far the content is moved to make room for the control, in points.
    ///
    /// A cell without a control is moved too, so that contents line up, unless
    /// `shouldIndentWhileEditing` is false.
    var editingShift: CGFloat {
        guard isEditing else { return 0 }
        return editControlKind != .none || shouldIndentWhileEditing ? editControlShift : 0
    }

    /// The room that a control takes before the content, in points.
    var editControlShift: CGFloat { metrics.contentShift }

    /// Whether the grip is shown: while editing, where it was asked for and the row may be moved.
    var reorderControlIsShown: Bool {
        isEditing && showsReorderControl && rowContext.canMove && !hidesAccessory
    }

    /// Shows the control that fits the state, in the middle of the room before the content.
    func layoutEditControl(height: CGFloat) {
        let kind = editControlKind
        guard kind != .none else {
            editControl?.isHidden = true
            return
        }
        let metrics = metrics
        let control = look(of: kind, metrics)
        if editControl == nil {
            editControl = makePart("editControl")
            orderParts()
        }
        guard let view = editControl else { return }
        view.isHidden = false
        view.shape = control.disc
        view.mark = control.mark
        view.markAngle = armedAngle
        let size = control.disc.size
        let middle = metrics.margins.margin(forWidth: marginWidth) + metrics.controlCenter
        view.frame = CGRect(
            origin: aligned(CGPoint(x: middle - size.width / 2, y: (height - size.height) / 2)),
            size: size)
    }

    private func look(
        of kind: EditControlKind, _ metrics: EditingMetrics
    ) -> EditingMetrics.Control {
        switch kind {
        case .insert: metrics.insert
        case .selection: isSelected ? metrics.selected : metrics.unselected
        case .delete, .none: metrics.delete
        }
    }

    /// The angle of the mark on the delete control: upright while its button is shown.
    private var armedAngle: CGFloat {
        guard metrics.turnsArmedMark, let swipe, swipe.isArmed else { return 0 }
        return -.pi / 2 * min(1, max(0, swipe.fraction))
    }

    /// Shows the grip and returns the room that it takes at the cell's end.
    func layoutReorderControl(height: CGFloat) -> CGFloat {
        guard reorderControlIsShown else {
            reorderControl?.isHidden = true
            return 0
        }
        if reorderControl == nil {
            reorderControl = makePart("reorderControl")
            orderParts()
        }
        guard let view = reorderControl else { return 0 }
        view.isHidden = false
        let metrics = metrics
        let grip = metrics.grip
        view.shape = grip
        let size = grip.size
        let trailing = metrics.margins.margin(forWidth: marginWidth) + metrics.gripTrailing
        view.frame = CGRect(
            origin: aligned(
                CGPoint(
                    x: freeWidth - trailing - size.width, y: (height - size.height) / 2)),
            size: size)
        return trailing + size.width + metrics.gripLeading
    }

    private func aligned(_ point: CGPoint) -> CGPoint {
        let grid = PixelGrid.current
        func align(_ value: CGFloat) -> CGFloat {
            metrics.alignsToPoints ? value.rounded(.down) : grid.round(value)
        }
        return CGPoint(x: align(point.x), y: align(point.y))
    }

    private func makePart(_ name: String) -> ThemeShapeView {
        let view = ThemeShapeView(named: name)
        view.takesTouchesBeside = true
        addSubview(view)
        return view
    }
}
