import Foundation
import TableAnimation
import TableDrawing

/// What a navigation bar shows on the way from one item to the next, of which each has its own bar.
///
/// The background stays, and turns into the other's where that differs. Titles move with their screens
/// and fade; buttons fade.
struct BarPassage {
    var timing: AnimationTiming
    /// Whether the bar's item comes; otherwise it goes.
    let comes: Bool
    /// From where the titles stand in the bar to where they are gone, in points.
    var distance: CGFloat
    /// How far the title of the back button moves away while the bar's item goes, in points: to where
    /// the same words are the other bar's title.
    var backTitleDistance: CGFloat = 0
    /// How large the back button's title is there, as a share of its own size.
    var backTitleScale: CGFloat = 1
    /// The middle of the back button's title in the bar, in points, where the button has a border, which then
    /// goes with its title.
    var borderedBackTitle: CGFloat?
    /// How large the bar's own title is where it is gone, as a share of its own size.
    var titleScale: CGFloat = 1
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
                if part.name == "title" {
                    part = part.scaled(to: titleScale, absence: CGFloat(1 - presence))
                }
            } else if part.name == "back", let borderedBackTitle {
                let absence = CGFloat(1 - presence)
                // It grows about its title's middle.
                let growth = (backTitleScale - 1) * absence
                part.frame.origin.x +=
                    backTitleDistance * absence - (borderedBackTitle - part.frame.midX) * growth
                part = part.scaled(to: backTitleScale, absence: absence)
            } else if part.name == "back", backTitleDistance != 0 {
                part = part.mappingTexts {
                    var text = $0.scaled(to: backTitleScale, absence: CGFloat(1 - presence))
                    text.frame.origin.x += backTitleDistance * CGFloat(1 - presence)
                    return text
                }
            }
            return part
        }
        return bar
    }
}

extension RenderNode {
    /// The node with its texts as `change` makes them.
    fileprivate func mappingTexts(_ change: (RenderNode) -> RenderNode) -> RenderNode {
        if case .text = contents { return change(self) }
        var node = self
        node.children = children.map { $0.mappingTexts(change) }
        return node
    }

    /// The node about its middle, at a share of the way to another size.
    fileprivate func scaled(to scale: CGFloat, absence: CGFloat) -> RenderNode {
        guard scale != 1 else { return self }
        var node = self
        let share = 1 + (scale - 1) * absence
        node.transform = node.transform.scaledBy(x: share, y: share)
        return node
    }
}
