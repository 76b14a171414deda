import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Control before the content and grip after the content in editing mode.
extension TableViewCell {
    /// Metrics of the theme for the current text size.
    private var metrics: EditingMetrics {
        RenderContext.current.theme.editing.fitting(traitCollection)
    }

    /// Control before the content in the current state.
    var editControlKind: EditControlKind {
        guard isEditing else { return .none }
        if rowContext.selectsByCircles { return .selection }
        switch editingStyle {
        case .none: return .none
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    /// Distance that the content moves to make room for the control, in points.
    ///
    /// A cell without a control moves too, which aligns the contents, unless
    /// `shouldIndentWhileEditing` is false.
    var editingShift: CGFloat {
        guard isEditing else { return 0 }
        return editControlKind != .none || shouldIndentWhileEditing ? editControlShift : 0
    }

    /// Width of a control before the content, in points.
    var editControlShift: CGFloat { metrics.contentShift }

    /// Whether the grip is visible: in editing mode, if enabled for the cell and if the row
    /// can be moved.
    var reorderControlIsShown: Bool {
        isEditing && showsReorderControl && rowContext.canMove && !hidesAccessory
    }

    /// Displays the control of the current state, centred before the content.
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

    /// Angle of the delete control's mark, which is upright while the Delete button is
    /// visible.
    private var armedAngle: CGFloat {
        guard metrics.turnsArmedMark, let swipe, swipe.isArmed else { return 0 }
        return -.pi / 2 * min(1, max(0, swipe.fraction))
    }

    /// Displays the grip and returns its width at the cell's end.
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
