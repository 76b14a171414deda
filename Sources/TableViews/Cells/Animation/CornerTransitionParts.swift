import Foundation
import TableAnimation
import TableControls
import TableDrawing

/// The moving parts of a row that is laid out at an earlier place of its section's box for a
/// picture.
///
/// The parts keep their animations at the earlier place, except animations that the change of
/// the place has started.
struct CornerTransitionParts {
    fileprivate struct Part {
        let view: View
        /// As the part moves in the row's present place.
        let animations: [LayerAnimation]
        /// As it moves in the place where the row stands.
        var shown: [LayerAnimation]
        /// Where the part rests in the place before that in the order of pictures.
        var rest: CGRect

        init(_ view: View) {
            self.view = view
            animations = view.layer.animations
            shown = animations
            rest = Self.rest(of: view)
        }

        static func rest(of view: View) -> CGRect {
            CGRect(origin: view.center, size: view.bounds.size)
        }
    }

    private var parts: [Part]

    init(of cell: TableViewCell) {
        parts = (cell.subviews + cell.contentView.subviews)
            .filter { !$0.layer.animations.isEmpty }.map(Part.init)
    }

    /// Has the parts go on moving as they did, after the row has been given another place.
    func continueAnimations(in cell: TableViewCell) {
        guard !parts.isEmpty else { return }
        cell.layoutIfNeeded()
        for part in parts { part.view.layer.animations = part.animations }
    }

    /// Lays the row out in a place; its parts move as in the place that it has.
    func layOut(_ cell: TableViewCell, at place: CornerTransition.Placement) {
        cell.background.location = place.location
        cell.bounds.size = place.size
        cell.layoutIfNeeded()
        for part in parts { part.view.layer.animations = part.animations }
    }

    /// Takes what began with a change of the row's place out of the movements of its parts: they rest elsewhere in the
    /// place where the row stands now than in that which it came to by the change.
    mutating func subtractMovement(startedWith timing: AnimationTiming) {
        for index in parts.indices {
            let rest = Part.rest(of: parts[index].view)
            let (dx, dy) = (rest.minX - parts[index].rest.minX, rest.minY - parts[index].rest.minY)
            let (dw, dh) = (
                rest.width - parts[index].rest.width, rest.height - parts[index].rest.height
            )
            parts[index].rest = rest
            parts[index].shorten(.position, timing) {
                $0.adding(.point(.zero), minus: .point(CGPoint(x: dx, y: dy)), times: 1)
            }
            parts[index].shorten(.boundsSize, timing) {
                $0.adding(.size(.zero), minus: .size(CGSize(width: dw, height: dh)), times: 1)
            }
            parts[index].view.layer.animations = parts[index].shown
        }
    }
}

extension CornerTransitionParts.Part {
    /// Lets the movement of a property that began with a change begin elsewhere.
    fileprivate mutating func shorten(
        _ property: LayerAnimation.Property, _ timing: AnimationTiming,
        _ start: (AnimatedValue) -> AnimatedValue
    ) {
        guard
            let index = shown.firstIndex(where: {
                $0.property == property && $0.timing.start == timing.start
                    && $0.timing.end == timing.end
            })
        else { return }
        let old = shown[index]
        shown[index] = LayerAnimation(
            property: property, from: start(old.from), to: old.to, timing: old.timing)
    }
}
