import Foundation
import TableAnimation
import TableControls
import TableDrawing

/// State of the animations in a cell.
struct CellMovement {
    /// Fade of the selected background alone.
    struct FillFade {
        let timing: AnimationTiming
        /// Instant at which the content changes its look, in seconds, and whether the content is
        /// highlighted until then.
        let contentSwitch: Double
        let contentBefore: Bool
        /// Opacity at the start and at the end, from 0 to 1.
        ///
        /// A fade that interrupts another fade starts with the opacity of the interrupted fade.
        let from: Double
        let to: Double

        /// Returns the opacity at an instant.
        func share(at time: Double) -> Double {
            min(1, max(0, from + (to - from) * timing.progress(at: time)))
        }

        /// Whether the fade interrupts another fade.
        var interrupts: Bool { from > 0 && from < 1 }
    }

    /// A running transition of the selection.
    struct RunningSelectionFade {
        let timing: AnimationTiming
        /// Whether the row was displayed as selected before.
        let shownBefore: Bool
        /// Whether parts of the row move during the fade, so that both states are drawn at each
        /// instant.
        var isLive = false
    }

    /// Fade between two looks of a remaining selection, as at the end of editing.
    struct LookFade {
        let timing: AnimationTiming
        let before: RowSelectionState
    }

    /// Drop of a carried row because of another change of the table.
    struct Settling {
        let timing: AnimationTiming
        /// Progress of lifting at the start, from 0 to 1.
        let lift: CGFloat
    }

    /// Fade of the separator line below a row whose lower neighbour is selected or deselected.
    struct LineFade {
        let timing: AnimationTiming
        /// Opacity at the start and at the end, from 0 to 1.
        let from: Double
        let to: Double

        /// Returns the opacity at an instant.
        func share(at time: Double) -> Double {
            min(1, max(0, from + (to - from) * timing.progress(at: time)))
        }
    }

    var removedParts: [RemovedPart] = []
    var selectionFade: RunningSelectionFade?
    /// Selection state to draw instead of the row's own state, or `nil`.
    var drawnSelection: Bool?
    var lookFade: LookFade?
    /// Look of the selection to draw instead of the row's own look, or `nil`.
    var drawnLook: RowSelectionState?
    var fillFade: FillFade?
    /// Fade from the look of the row before a reload, or `nil`.
    var reloadFade: ViewDissolve?
    var lineFade: LineFade?
    /// Running transitions to the row's present corners and lines, the earliest first.
    var cornerTransitions: [CornerTransition] = []
    /// Whether the box of the section is drawn below the row, which then omits corners and end
    /// lines of the box.
    var isInBox = false
    /// End of the animation that opens or closes the row for its swipe actions, in seconds.
    var swipesUntil = 0.0
    /// Animation of dropping the carried row, or `nil`.
    var settling: Settling?
    /// End of the animations that move parts of the cell over its edges, in seconds.
    var partsMoveUntil = 0.0

    /// Returns whether parts of the row move, which invalidates pictures of the row.
    func isUnderWay(at time: Double?) -> Bool {
        guard let time else { return false }
        return time < max(partsMoveUntil, swipesUntil)
    }

    /// Returns whether any part of the row fades at an instant.
    func fades(at time: Double) -> Bool {
        let timings = [
            selectionFade?.timing, lookFade?.timing, fillFade?.timing, reloadFade?.timing,
        ]
        return (timings.compactMap(\.self) + cornerTransitions.map(\.timing)).contains {
            time < $0.end
        }
    }

    /// Returns whether parts of the cell may extend beyond its bounds at an instant.
    func clips(at time: Double?) -> Bool {
        guard let time else { return false }
        return time < partsMoveUntil
    }

    /// Returns whether the content still looks highlighted, as before the change, or `nil` once
    /// the content looks as its state demands.
    func contentBefore(at time: Double?) -> Bool? {
        guard let fillFade, let time,
            time < fillFade.contentSwitch || time <= fillFade.timing.start
        else { return nil }
        return fillFade.contentBefore
    }

    /// Returns whether the selected background fades.
    ///
    /// At the first instant, the row has its former look.
    func fadesFill(at time: Double?) -> Bool {
        guard let fillFade, let time else { return false }
        let hasBegun = fillFade.interrupts || time > fillFade.timing.start
        return hasBegun && time < fillFade.timing.end
    }

    /// Returns whether the selected background is visible before its fade, or `nil` once the fade
    /// has begun.
    func fillBefore(at time: Double?) -> Bool? {
        guard let fillFade, let time, time <= fillFade.timing.start, !fillFade.interrupts
        else { return nil }
        return fillFade.from == 1
    }
}
