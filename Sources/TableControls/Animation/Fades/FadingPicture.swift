import Foundation
import TableAnimation
import TableDrawing

/// Picture of a view, with the fade that was running in the view and continues in the picture.
package struct FadingPicture {
    /// Final node of the view.
    package var node: RenderNode
    /// Running fade to the final node, or `nil`.
    package var fade: ViewDissolve?

    package init(node: RenderNode, fade: ViewDissolve? = nil) {
        self.node = node
        self.fade = fade
    }

    /// Takes the look of a view at the clock's instant, including its fades, or returns `nil` if
    /// the view is not visible.
    package init?(of view: View) {
        self.init(view.lowered(depth: 1), frame: view.frame, in: view.renderState.dissolve)
    }

    /// Takes the look of a view at the clock's instant, or returns `nil` if the view is not
    /// visible.
    ///
    /// - Parameters:
    ///   - node: final node of the view, or `nil` for an invisible view.
    ///   - frame: frame of the view, in points.
    ///   - dissolve: fade to the final node, or `nil`.
    package init?(_ node: RenderNode?, frame: CGRect, in dissolve: ViewDissolve?) {
        guard let dissolve, let time = AnimationClock.current?.time, time < dissolve.timing.end
        else {
            guard let node else { return nil }
            self.init(node: node)
            return
        }
        guard time > dissolve.timing.start else {
            // At its start, the fade shows only the old look, at the place of the new look.
            var before = dissolve.before
            before.frame.origin = (node?.frame ?? frame).origin
            self.init(node: before, fade: dissolve.interrupted.first)
            return
        }
        let after = node ?? RenderNode(name: dissolve.before.name, frame: frame)
        self.init(node: after, fade: dissolve)
    }
}

/// Method by which a picture fades into another picture.
public enum PictureFade: String, Sendable, Hashable, CaseIterable {
    /// Interpolates each pixel between both pictures.
    ///
    /// The background does not shine through.
    case exact
    /// Fades the old picture out while the new picture fades in, like two image views.
    ///
    /// The background shines through during the fade.
    case twoImages = "two-images"

    var dissolve: ViewDissolve.Kind {
        switch self {
        case .exact: .exact
        case .twoImages: .twoImages
        }
    }
}
