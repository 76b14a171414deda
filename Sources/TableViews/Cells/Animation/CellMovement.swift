import Foundation
import TableAnimation
import TableControls
import TableDrawing

/// What is on its way in a cell.
struct CellMovement {
    /// A part that is not shown any more and leaves.
    struct RemovedPart {
        let part: View
        /// The part as it was in its place.
        let node: RenderNode
        let timing: AnimationTiming
        /// How far it moves on its way out, in points.
        let distance: CGFloat
        /// Movements and fades of the part that were under way.
        ///
        /// The part leaves from its current position.
        var earlier: [LayerAnimation] = []

        /// The part at an instant, before its end.
        func node(at time: Double) -> RenderNode {
            var opacity = 1 - timing.progress(at: time)
            var offset = distance * CGFloat(timing.progress(at: time))
            for animation in earlier {
                let share = 1 - animation.timing.progress(at: time)
                switch (animation.from, animation.to) {
                case (.number(let from), .number(let to)): opacity += Double(from - to) * share
                case (.point(let from), .point(let to)): offset += (from.x - to.x) * CGFloat(share)
                default: break
                }
            }
            var result = node
            result.opacity *= min(1, max(0, opacity))
            result.frame.origin.x += offset
            return result
        }

        /// Returns the animations of the part if it comes back during its departure, starting
        /// at its current position.
        ///
        /// - Parameter center: the final position of the part's center.
        func animationsOfReturn(to center: CGPoint) -> [LayerAnimation] {
            let start = CGPoint(x: center.x - distance, y: center.y)
            return earlier + [
                LayerAnimation(
                    property: .position, from: .point(start), to: .point(center), timing: timing),
                LayerAnimation(
                    property: .opacity, from: .number(1), to: .number(0), timing: timing),
            ]
        }
    }

    /// A selected background that fades by itself.
    struct FillFade {
        let timing: AnimationTiming
        /// When the content changes, and what it is until then.
        let contentSwitch: Double
        let contentBefore: Bool
        /// How much of it is seen at the start and at the end, from 0 to 1: a fade that interrupts
        /// another goes on from where that one is.
        let from: Double
        let to: Double

        /// How much of it is seen at an instant.
        func share(at time: Double) -> Double {
            min(1, max(0, from + (to - from) * timing.progress(at: time)))
        }

        /// Whether it begins where another fade was interrupted.
        var interrupts: Bool { from > 0 && from < 1 }
    }

    /// A crossfade of the selection.
    struct SelectionFade {
        let timing: AnimationTiming
        /// Whether the row was shown as selected before.
        let shownBefore: Bool
        /// Whether the row moves meanwhile, so that both pictures are taken anew at each instant.
        var isLive = false
    }

    /// A selection that stays and comes to look otherwise, as at the end of editing.
    struct LookFade {
        let timing: AnimationTiming
        let before: RowSelectionState
    }

    /// A carried row that is put down because something else begins.
    struct Settling {
        let timing: AnimationTiming
        /// How far it was lifted, from 0 to 1.
        let lift: CGFloat
    }

    /// A line below the row that comes or goes because the row below is selected or not any more.
    struct LineFade {
        let timing: AnimationTiming
        /// How much of it is seen at the start and at the end, from 0 to 1.
        let from: Double
        let to: Double

        /// How much of it is seen at an instant.
        func share(at time: Double) -> Double {
            min(1, max(0, from + (to - from) * timing.progress(at: time)))
        }
    }

    var removedParts: [RemovedPart] = []
    var selectionFade: SelectionFade?
    /// The state that is drawn in place of the row's own.
    var drawnSelection: Bool?
    var lookFade: LookFade?
    /// The look that is drawn in place of the selection's own.
    var drawnLook: RowSelectionState?
    var fillFade: FillFade?
    var lineFade: LineFade?
    /// Forms from which the row is on its way to its present form, the earliest first.
    var cornerTransitions: [CornerTransition] = []
    /// Whether the section's box is drawn below the row, which shows no corners and end lines of the box.
    var isInBox = false
    /// Until when the row opens or closes for its swipe actions.
    var swipesUntil = 0.0
    /// How the row, which was carried, is put down.
    var settling: Settling?
    /// Until when parts of the cell move over its edges.
    var partsMoveUntil = 0.0

    /// Whether parts of the row are on their way, so that no picture of it stays true.
    func isUnderWay(at time: Double?) -> Bool {
        guard let time else { return false }
        return time < max(partsMoveUntil, swipesUntil)
    }

    /// Whether anything in the row fades.
    func fades(at time: Double) -> Bool {
        let timings = [selectionFade?.timing, lookFade?.timing, fillFade?.timing]
        return (timings.compactMap(\.self) + cornerTransitions.map(\.timing)).contains {
            time < $0.end
        }
    }

    /// Whether parts of the cell may stand out of it.
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

    /// Whether the selected background is on its way; at the first instant the row is as it was before.
    func fadesFill(at time: Double?) -> Bool {
        guard let fillFade, let time else { return false }
        let hasBegun = fillFade.interrupts || time > fillFade.timing.start
        return hasBegun && time < fillFade.timing.end
    }

    /// Whether the selected background has not begun to fade, and is shown or not as before.
    func fillBefore(at time: Double?) -> Bool? {
        guard let fillFade, let time, time <= fillFade.timing.start, !fillFade.interrupts
        else { return nil }
        return fillFade.from == 1
    }
}
