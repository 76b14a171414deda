import Foundation
@_spi(Subclassing) import TableControls

/// Row that a cell displays, set by the table.
package struct CellRow {
    private let cell: TableViewCell
    private var state: State { cell.rowState }

    init(cell: TableViewCell) { self.cell = cell }

    final class State {
        fileprivate var rowContext = CellRowContext()
        fileprivate var lift: CGFloat = 0
        fileprivate var displayedIndexPath: IndexPath?
        fileprivate var isKnownToTable = false
    }

    /// Context of the row, set by the table that displays the cell.
    var rowContext: CellRowContext {
        get { state.rowContext }
        nonmutating _modify {
            defer {
                cell.setNeedsLayout()
            }
            yield &state.rowContext
        }
    }

    /// Lifted share of a dragged row, from 0 to 1, set by the table.
    ///
    /// A lifted row has no lines.
    var lift: CGFloat {
        get { state.lift }
        nonmutating set {
            let oldValue = state.lift
            state.lift = newValue
            if lift != oldValue { cell.setNeedsLayout() }
        }
    }

    /// Index path of the displayed row, or `nil` if the cell is not on display.
    var displayedIndexPath: IndexPath? { state.displayedIndexPath }

    /// Notes that the cell displays a row.
    func willDisplay(at indexPath: IndexPath) { state.displayedIndexPath = indexPath }

    /// Notes that the cell displays no row.
    func didEndDisplaying() { state.displayedIndexPath = nil }

    /// Notes that the table has counted the cell as created, and returns whether the table had not
    /// counted the cell before.
    @discardableResult
    func noteCounted() -> Bool {
        defer { state.isKnownToTable = true }
        return !state.isKnownToTable
    }
}

/// Context of a cell's row, set by the table that displays the cell.
struct CellRowContext: Hashable {
    /// Whether rows are selected by circles in editing mode.
    var selectsByCircles = false
    /// Whether multiple rows may currently be selected.
    var allowsMultipleSelection = false
    /// Whether the row may be moved.
    var canMove = true
    /// Whether the row is currently dragged.
    var isLifted = false
    /// Transition of the row's selection.
    var selectionFade = SelectionFade.crossfade
}

/// Animated transition of a row's selection.
public enum SelectionFade: Sendable, Hashable {
    /// Instant of a background's fade at which text and images change to the new look.
    public enum ContentSwitch: String, Sendable, Hashable, CaseIterable {
        case start, middle, end
    }

    /// Interpolates each pixel between the row's pictures before and after the change.
    ///
    /// The background does not shine through.
    case crossfade
    /// Fades the old picture out while the new picture fades in, like two image views.
    ///
    /// The background of the row shines through during the fade.
    case twoImages
    /// Fades only the selected background, as in UIKit.
    ///
    /// The content changes immediately, at the given time.
    case background(contentSwitch: ContentSwitch)
}
