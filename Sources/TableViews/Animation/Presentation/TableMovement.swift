import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// The moving items of a table.
struct TableMovement {
    var presentation = TablePresentation() { didSet { instant = nil } }
    /// The last presentations, until the presentation or the table's geometry changes.
    var instant: PresentedInstant? { didSet { shownRows = nil } }
    /// The rows presented in an extent at the last instant.
    var shownRows: (extent: Extent, rows: Set<IndexPath>)?
    /// The looks of items that have left, by the numbers of their slots.
    var leaving: [Int: LeavingItem] = [:]
    /// The boxes of deleted sections, until their rows have left.
    var leavingBoxes: [LeavingBox] = []
    /// The height of the empty rows below the last row: the difference from the final height, in points.
    var fillers = Animated()
    /// Whether a batch is taking effect: no row leaves the display.
    var isBeginning = false

    /// Whether a cell is drawn for a row that has left, and is not to be used for another row.
    func holds(_ cell: TableViewCell) -> Bool {
        leaving.values.contains { $0.cell?.cell === cell }
    }
}

extension TableView {
    /// Whether changes are shown as movements at present.
    var animatesUpdates: Bool { AnimationTransaction.isEnabled && loaded != nil }

    /// The visible part of the content when nothing moves.
    var extentAtRest: Extent { Extent(minY: bounds.minY, height: bounds.height) }

    /// The presentations of all items at the clock's instant, or `nil` if no item moves.
    var presented: PresentedInstant? {
        guard let time = AnimationClock.current?.time, movement.presentation.isMoving(at: time)
        else { return nil }
        return presentedInstant(at: time)
    }

    func presentedInstant(at time: Double) -> PresentedInstant {
        if let instant = movement.instant, instant.time == time { return instant }
        let instant = movement.presentation.instant(slotPlaces(geometry), at: time)
        movement.instant = instant
        return instant
    }

    /// The rows of which a part is presented in an extent, at the clock's instant.
    func presentedRows(in extent: Extent) -> Set<IndexPath> {
        guard let presented else { return [] }
        if let shown = movement.shownRows, shown.extent == extent { return shown.rows }
        let rows = presented.rows(in: extent)
        movement.shownRows = (extent, rows)
        return rows
    }

    /// The final places of a geometry's parts, with the room for a carried row.
    func slotPlaces(_ geometry: TableGeometry) -> SlotPlaces {
        let grid = PixelGrid.current
        guard let carried = rowStates.movement else { return SlotPlaces(geometry, grid) }
        return SlotPlaces(geometry, grid) { item in
            switch item {
            case .row(let row): grid.round(carried.shift(ofRowAt: row))
            case .header(let section), .section(let section):
                grid.round(carried.shift(ofHeaderOf: section))
            case .footer(let section): grid.round(carried.shift(ofFooterOf: section))
            case .leaving: 0
            }
        }
    }

    /// Makes a change of the items' final places, and lets all items move there from where they are shown.
    ///
    /// - Parameter renamed: the place of an item after the change.
    func continueMovements(
        _ timing: AnimationTiming, _ change: () -> Void,
        renamed: (PresentedItem) -> PresentedItem? = { $0 }
    ) {
        guard let clock = AnimationClock.current else { return change() }
        let before = presentedInstant(at: clock.time)
        let carried = rowStates.movement
        var shown: [PresentedItem: Presentation] = [:]
        for indexPath in displayed.keys {
            let item = PresentedItem.row(indexPath)
            var presentation = before.presentation(of: item)
            if let carried, carried.source == indexPath {
                presentation = Presentation(
                    top: PixelGrid.current.round(carried.centerY - carried.height / 2),
                    height: presentation.height)
            }
            shown[item] = presentation
        }
        for section in sectionsOnDisplay(in: visibleExtent, before) {
            for item in [PresentedItem.header(section), .footer(section)] {
                shown[item] = before.presentation(of: item)
            }
        }
        change()
        guard loaded != nil else { return }
        // A row in hand follows the finger; only its end is a movement.
        if let carried, rowStates.movement?.source == carried.source {
            shown[.row(carried.source)] = nil
        }
        let items = shown.compactMap { item, presentation in
            renamed(item).map { ($0, presentation) }
        }
        movement.presentation.continueMovements(
            from: Dictionary(items) { first, _ in first }, slotPlaces(geometry), timing)
        clock.extend(to: min(timing.end, max(clock.time, movement.presentation.end)))
    }

    /// Lets items that wait beyond the screen move to their final places, as the content begins to scroll.
    func releaseItems() {
        guard AnimationTransaction.isEnabled, let time = AnimationClock.current?.time,
            movement.presentation.isMoving(at: time)
        else { return }
        movement.presentation.release(
            slotPlaces(geometry), at: time, atMost: bounds.height * 2)
    }

    /// The end of the content at the clock's instant, in points.
    var contentEnd: CGFloat {
        geometry.contentHeight + (presented?.displacementOfEnd ?? 0)
    }

    /// The animation of the theme for `automatic`, or the animation itself.
    func resolved(_ animation: RowAnimation) -> RowAnimation {
        guard animation == .automatic else { return animation }
        return RenderContext.current.theme.animation.automaticRowAnimation
    }
}

extension TableView.RowAnimation {
    var style: PresentedList.Style {
        switch self {
        case .fade, .automatic: .fade
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .middle: .middle
        case .none: .none
        }
    }
}
