import Foundation
import TableDrawing

/// The line below a cell.
extension TableViewCell {
    private var separatorThickness: CGFloat {
        guard separatorStyle != .none else { return 0 }
        return RenderContext.current.theme.separator.thickness.points(
            atScale: traitCollection.displayScale)
    }

    func layoutSeparator() {
        let thickness = separatorThickness
        separator.isHidden = thickness == 0 || isSeparatorHidden
        separator.backgroundColor = separatorColor ?? RenderContext.current.theme.separator.color
        let left = separatorInset?.left ?? automaticSeparatorInset
        let right = separatorInset?.right ?? 0
        separator.frame = CGRect(
            x: left, y: bounds.height - thickness,
            width: max(0, bounds.width - left - right), height: thickness)
    }

    private var automaticSeparatorInset: CGFloat {
        guard RenderContext.current.theme.separator.isInsetToText else { return 0 }
        let margin = RenderContext.current.theme.cell.margins.margin(forWidth: bounds.width)
        let shift = contentView.frame.minX
        guard let label = ownTextLabel, label.superview != nil else {
            return shift + (configuring.textInset ?? margin)
        }
        return shift + (style == .value2 ? margin : label.frame.minX)
    }
}
