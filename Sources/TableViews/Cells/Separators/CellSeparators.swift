import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Lines of a cell.
package struct CellSeparators {
    private let cell: TableViewCell
    var state: State { cell.separatorsState }

    init(cell: TableViewCell) { self.cell = cell }

    final class State {
        var separatorInset: EdgeInsets?
        let separator = View(frame: .zero)
        /// Line above the first row of a section between two lines.
        let upperSeparator = View(frame: .zero)
        var separatorStyle = TableView.SeparatorStyle.singleLine
        var separatorColor: Color?
        /// Separator insets of the table, for a cell without insets of its own.
        var tableSeparatorInset: EdgeInsets?
        var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
        /// Whether the table hides the line, as beside a selected row.
        var isSeparatorHidden = false
        /// Whether the table hides the upper line, as above a selected first row of a section.
        var isUpperSeparatorHidden = false
    }

    var isBetweenLines: Bool { cell.groupedMetrics?.box == .edgeToEdge }

    var separatorInset: EdgeInsets? {
        get { state.separatorInset }
        nonmutating set {
            state.separatorInset = newValue
            cell.setNeedsLayout()
        }
    }

    private var theme: Theme { RenderContext.current.theme }

    /// Thickness of a drawn line; 0 for the style without lines.
    var lineThickness: CGFloat {
        guard state.separatorStyle != .none else { return 0 }
        return theme.separator.thickness.line(on: .current)
    }

    /// Whether the row ends its section in a box with its own bottom edge.
    var isEndOfBox: Bool {
        guard cell.background.location?.isLast == true else { return false }
        switch cell.groupedMetrics?.box {
        case .bordered, .card: return true
        case .edgeToEdge, nil: return false
        }
    }

    /// Places the lines in a body with its origin at zero.
    func layoutSeparator(in body: CGSize) {
        let thickness = lineThickness
        let color = state.separatorColor ?? theme.separator.color
        state.separator.backgroundColor = color
        let fades = cell.animation.lineShare(at: AnimationClock.current?.time) != nil
        state.separator.isHidden =
            thickness == 0 || state.isSeparatorHidden && !fades || isEndOfBox || cell.row.lift >= 1
        let isEdge = isBetweenLines && cell.background.location?.isLast == true
        let insets = isEdge ? (left: 0, right: 0) : separatorInsets(contentWidth: body.width)
        let reserve = theme.indexBar.shortensSeparators ? cell.layout.trailingReserve : 0
        let outsets = cell.background.bodyOutsets
        let left = isEdge ? -outsets.left : insets.left
        // Beside an index within the safe area, the line also ends within the safe area.
        let right = body.width + (reserve > 0 ? -reserve : outsets.right) - insets.right
        state.separator.frame = CGRect(
            x: left, y: body.height - thickness, width: max(0, right - left), height: thickness)
        state.upperSeparator.backgroundColor = color
        state.upperSeparator.isHidden =
            thickness == 0 || !isBetweenLines || cell.background.location?.isFirst != true
            || state.isUpperSeparatorHidden || cell.row.lift >= 1
        state.upperSeparator.frame = CGRect(
            x: -outsets.left, y: 0, width: body.width + outsets.left + outsets.right,
            height: thickness)
    }

    /// Returns the side insets of the line below: the cell's insets, the table's insets, or
    /// automatic insets that follow the text.
    private func separatorInsets(contentWidth: CGFloat) -> (left: CGFloat, right: CGFloat) {
        guard let inset = separatorInset ?? state.tableSeparatorInset else {
            return (automaticSeparatorInset, automaticEndInset)
        }
        switch state.separatorInsetReference {
        case .fromCellEdges: return (inset.left, inset.right)
        case .fromAutomaticInsets:
            return (automaticSeparatorInset + inset.left, automaticEndInset + inset.right)
        }
    }

    /// Automatic inset at the end of the line; a line beside a section index ends at the index.
    private var automaticEndInset: CGFloat {
        guard theme.separator.isInsetAtEnd, cell.layout.trailingReserve == 0 else { return 0 }
        return cell.background.margin(theme.cell.margins)
    }

    private var automaticSeparatorInset: CGFloat {
        guard theme.separator.isInsetToText else { return 0 }
        let margin = cell.background.margin(theme.cell.margins)
        let shift = cell.contentView.frame.minX
        guard let label = cell.layout.state.ownTextLabel, label.superview != nil else {
            return shift
                + (cell.configuring.textInset.map { $0 + cell.layout.configuredIndentation }
                    ?? margin)
        }
        return shift + (cell.style == .value2 ? margin : label.frame.minX)
    }
}
