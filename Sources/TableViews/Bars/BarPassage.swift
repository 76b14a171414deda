import Foundation
import TableAnimation
import TableDrawing

/// What a navigation bar shows on the way from one item to the next, of which each has its own bar.
///
/// The background stays, and turns into the other's where that differs. Titles move with their screens
/// and fade; buttons fade.
struct BarPassage {
    let timing: AnimationTiming
    /// Whether the bar's item comes; otherwise it goes.
    let comes: Bool
    /// From where the titles stand in the bar to where they are gone, in points.
    var distance: CGFloat
    /// How far the title of the back button moves away while the bar's item goes, in points: to where
    /// the same words are the other bar's title.
    var backTitleDistance: CGFloat = 0
    /// The background of the bar that goes, for the one that comes.
    let background: RenderNode?

    private static let titles = ["title", "largeTitleWindow", "prompt"]

    /// A bar's node as it looks at an instant.
    func node(_ bar: RenderNode, backgroundName: String?, at time: Double) -> RenderNode {
        let progress = min(1, max(0, timing.progress(at: time)))
        let presence = comes ? progress : 1 - progress
        var bar = bar
        bar.children = bar.children.compactMap { child in
            var part = child
            if part.name == backgroundName {
                guard comes else { return nil }
                guard let background, background != part else { return part }
                return ViewDissolve(before: background, timing: timing, kind: .exact)
                    .node(to: part, at: time)
            }
            guard presence > 0 else { return nil }
            part.opacity *= presence
            if Self.titles.contains(part.name) {
                part.frame.origin.x += distance * CGFloat(1 - presence)
            } else if part.name == "back", backTitleDistance != 0 {
                part = part.movingText(by: backTitleDistance * CGFloat(1 - presence))
            }
            return part
        }
        return bar
    }
}

extension RenderNode {
    /// The node with its texts elsewhere, to the right by some points.
    fileprivate func movingText(by distance: CGFloat) -> RenderNode {
        var node = self
        if case .text = contents {
            node.frame.origin.x += distance
        } else {
            node.children = children.map { $0.movingText(by: distance) }
        }
        return node
    }
}
