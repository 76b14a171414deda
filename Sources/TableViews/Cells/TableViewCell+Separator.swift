import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Lines below a cell and, in some grouped tables, above the cell.
extension TableViewCell {
    private var theme: Theme { RenderContext.current.theme }

    /// Thickness of a drawn line; 0 for the style without lines.
    private var lineThickness: CGFloat {
        guard separatorStyle != .none else { return 0 }
        return theme.separator.thickness.line(on: .current)
    }

    /// Whether the row ends its section in a box with its own bottom edge.
    var isEndOfBox: Bool {
        guard location?.isLast == true else { return false }
        switch groupedMetrics?.box {
        case .bordered, .card: return true
        case .edgeToEdge, nil: return false
        }
    }

    private var isBetweenLines: Bool { groupedMetrics?.box == .edgeToEdge }

    /// Places the lines in a body with its origin at zero.
    func layoutSeparator(in body: CGSize) {
        let thickness = lineThickness
        let color = separatorColor ?? theme.separator.color
        separator.backgroundColor = color
        let fades = lineShare(at: AnimationClock.current?.time) != nil
        separator.isHidden =
            thickness == 0 || isSeparatorHidden && !fades || isEndOfBox || lift >= 1
        let isEdge = isBetweenLines && location?.isLast == true
        let insets = isEdge ? (left: 0, right: 0) : separatorInsets(contentWidth: body.width)
        let reserve = theme.indexBar.shortensSeparators ? trailingReserve : 0
        let outsets = bodyOutsets
        let left = isEdge ? -outsets.left : insets.left
        // Beside an index within the safe area, the line also ends within the safe area.
        let right = body.width + (reserve > 0 ? -reserve : outsets.right) - insets.right
        separator.frame = CGRect(
            x: left, y: body.height - thickness, width: max(0, right - left), height: thickness)
        upperSeparator.backgroundColor = color
        upperSeparator.isHidden =
            thickness == 0 || !isBetweenLines || location?.isFirst != true
            || isUpperSeparatorHidden || lift >= 1
        upperSeparator.frame = CGRect(
            x: -outsets.left, y: 0, width: body.width + outsets.left + outsets.right,
            height: thickness)
    }

    /// Returns the side insets of the line below: the cell's insets, the table's insets, or
    /// automatic insets that follow the text.
    private func separatorInsets(contentWidth: CGFloat) -> (left: CGFloat, right: CGFloat) {
        guard let inset = separatorInset ?? tableSeparatorInset else {
            return (automaticSeparatorInset, 0)
        }
        switch separatorInsetReference {
        case .fromCellEdges: return (inset.left, inset.right)
        case .fromAutomaticInsets: return (automaticSeparatorInset + inset.left, inset.right)
        }
    }

    private var automaticSeparatorInset: CGFloat {
        guard theme.separator.isInsetToText else { return 0 }
        let margin = theme.cell.margins.margin(forWidth: marginWidth)
        let shift = contentView.frame.minX
        guard let label = ownTextLabel, label.superview != nil else {
            return shift + (configuring.textInset.map { $0 + configuredIndentation } ?? margin)
        }
        return shift + (style == .value2 ? margin : label.frame.minX)
    }
}
