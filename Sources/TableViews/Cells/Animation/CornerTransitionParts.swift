import Foundation
import TableAnimation
import TableControls

/// Moving parts of a row that is laid out at a former place of its section's box for a picture.
///
/// At the former place, the parts keep their animations, except animations that the change of the
/// place has started.
struct CornerTransitionParts {
    fileprivate struct Part {
        let view: View
        /// Animations of the part at the row's present place.
        let animations: [LayerAnimation]
        /// Animations of the part at the place of the current layout.
        var shown: [LayerAnimation]
        /// Final centre and size of the part at the previous place in the order of pictures.
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

    /// Restores the animations of the parts after a change of the row's place.
    func continueAnimations(in cell: TableViewCell) {
        guard !parts.isEmpty else { return }
        cell.layoutIfNeeded()
        for part in parts { part.view.layer.animations = part.animations }
    }

    /// Lays out the row at a place; its parts keep the animations of the present place.
    func layOut(_ cell: TableViewCell, at place: CornerTransition.Placement) {
        cell.background.location = place.location
        cell.bounds.size = place.size
        cell.layoutIfNeeded()
        for part in parts { part.view.layer.animations = part.animations }
    }

    /// Subtracts the animations that a change of the row's place has started from the animations of
    /// the parts.
    ///
    /// The final positions of the parts differ between the place before the change and the place
    /// after the change.
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
    /// Changes the start value of the animation of a property that a change has started.
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
