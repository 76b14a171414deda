import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Lines of a cell.
package struct CellSeparators {
    private let cell: TableViewCell
    private var state: State { cell.separatorsState }

    init(cell: TableViewCell) { self.cell = cell }

    final class State {
        fileprivate var separatorInset: EdgeInsets?
        fileprivate let separator = State.line(named: "separator")
        fileprivate let upperSeparator = State.line(named: "upperSeparator")
        fileprivate var separatorStyle = TableView.SeparatorStyle.singleLine
        fileprivate var separatorColor: Color?
        /// Separator insets of the table, for a cell without insets of its own.
        fileprivate var tableSeparatorInset: EdgeInsets?
        fileprivate var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
        fileprivate var isSeparatorHidden = false
        fileprivate var isUpperSeparatorHidden = false

        /// A touch on a line is a touch on the cell.
        private static func line(named name: String) -> View {
            let line = View(frame: .zero)
            line.identity.partName = name
            line.isUserInteractionEnabled = false
            return line
        }
    }

    /// Line below the row.
    var separator: View { state.separator }
    /// Line above the first row of a section between two lines.
    var upperSeparator: View { state.upperSeparator }
    /// Separator style of the table.
    var separatorStyle: TableView.SeparatorStyle { state.separatorStyle }
    /// Whether the table hides the line below the row, as beside a selected row.
    var isSeparatorHidden: Bool { state.isSeparatorHidden }

    /// Takes the separator style of a table.
    func takeStyle(of table: TableView) { state.separatorStyle = table.separatorStyle }

    /// Takes the style, colour and insets of a table's separators.
    func takeLook(of table: TableView) {
        takeStyle(of: table)
        state.separatorColor = table.separatorColor
        state.tableSeparatorInset = table.separatorInset
        state.separatorInsetReference = table.separatorInsetReference
    }

    /// Hides or shows the line below the row, and the line above a first row of a section.
    func setHidden(_ isHidden: Bool, upper isUpperHidden: Bool) {
        guard
            (state.isSeparatorHidden, state.isUpperSeparatorHidden) != (isHidden, isUpperHidden)
        else { return }
        state.isSeparatorHidden = isHidden
        state.isUpperSeparatorHidden = isUpperHidden
        cell.setNeedsLayout()
    }

    /// Hides the lines that another cell hides.
    func setHidden(like other: CellSeparators) {
        setHidden(other.isSeparatorHidden, upper: other.state.isUpperSeparatorHidden)
    }

    /// Returns the colour of a box's border, or `nil` in a table without lines.
    func borderColor(standard: Color) -> Color? {
        state.separatorStyle == .none ? nil : state.separatorColor ?? standard
    }

    private var isBetweenLines: Bool { cell.groupedMetrics?.box == .edgeToEdge }

    package var separatorInset: EdgeInsets? {
        get { state.separatorInset }
        nonmutating set { cell.setNeedsLayout(after: state.separatorInset = newValue) }
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
        let outsets = cell.layout.bodyOutsets
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
        return cell.layout.margin(theme.cell.margins) + cell.layout.bodyOutsets.right
    }

    private var automaticSeparatorInset: CGFloat {
        guard theme.separator.isInsetToText else { return 0 }
        let margin = cell.layout.margin(theme.cell.margins)
        let shift = cell.contentView.frame.minX
        guard let label = cell.layout.textLabelIfLoaded, label.superview != nil else {
            return shift
                + (cell.configuring.textInset.map { $0 + cell.layout.configuredIndentation }
                    ?? margin)
        }
        return shift + (cell.style == .value2 ? margin : label.frame.minX)
    }
}
