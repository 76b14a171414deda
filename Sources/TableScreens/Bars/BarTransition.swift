import Foundation
import TableAnimation
import TableControls
import TableDrawing

/// Transition of a navigation bar between two items, each with its own bar.
///
/// The background stays in place and dissolves into a different background of the other bar.
/// Titles and search bars move with their screens and fade; buttons fade.
struct BarTransition {
    enum Side {
        case left, right
    }

    var timing: AnimationTiming
    /// Whether the bar's item appears; otherwise it disappears.
    let comes: Bool
    /// Distance from the titles' position in the bar to their position when invisible, in
    /// points.
    var distance: CGFloat
    /// Distance that the back button's title moves while the bar's item disappears, in points.
    ///
    /// The title moves to the position of an equal title in the other bar.
    var backTitleDistance: CGFloat = 0
    /// Final scale of the back button's title, relative to its own size.
    var backTitleScale: CGFloat = 1
    /// Centre of a bordered back button's title in the bar, in points; the border moves with
    /// the title.
    var borderedBackTitle: CGFloat?
    /// Final scale of the bar's own title when invisible, relative to its own size.
    var titleScale: CGFloat = 1
    /// Space for the title between the bar's buttons, and between the buttons of both bars, in
    /// points; `nil` for a title that moves to an equal title.
    var titleRoom: (own: ClosedRange<CGFloat>, shared: ClosedRange<CGFloat>)?
    /// Side at which the upper screen covers the large title and the search bar, or `nil` for the
    /// bar of the upper screen.
    var coveredSide: Side?
    /// Background of the disappearing bar, for the appearing bar.
    let background: RenderNode?

    private static let titles = ["title", "subtitle", "prompt"] + coveredParts
    private static let coveredParts = ["largeTitleWindow", "searchBar", "refreshControl"]

    /// Returns a bar's node at an instant.
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
                    return cutAtButtons(
                        part, restingIn: child.frame, absence: CGFloat(1 - presence))
                }
                if let coveredSide, Self.coveredParts.contains(part.name) {
                    let seen = bar.frame.width * CGFloat(presence)
                    return coveredSide == .right
                        ? cut(part, from: min(0, part.frame.minX), to: seen)
                        : cut(part, from: bar.frame.width - seen, to: bar.frame.width * 2)
                }
            } else if part.name == "back", let borderedBackTitle {
                let absence = CGFloat(1 - presence)
                // The button grows about the centre of its title.
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

    /// Returns the title cut at the buttons.
    ///
    /// A title that rests between the buttons of both bars does not cross either bar's buttons.
    private func cutAtButtons(
        _ title: RenderNode, restingIn rest: CGRect, absence: CGFloat
    ) -> RenderNode {
        guard let (room, shared) = titleRoom else { return title }
        let isBetween = shared.lowerBound <= rest.minX && rest.maxX <= shared.upperBound
        let own = isBetween ? shared : room
        let left = own.lowerBound + (shared.lowerBound - own.lowerBound) * absence
        let right = own.upperBound + (shared.upperBound - own.upperBound) * absence
        return cut(title, from: left, to: right)
    }

    /// Returns a part cut at two x coordinates of the bar, in points.
    private func cut(_ part: RenderNode, from left: CGFloat, to right: CGFloat) -> RenderNode {
        guard part.frame.minX < left || part.frame.maxX > right else { return part }
        // Glyphs extend beyond the label at the top and at the bottom.
        let overhang = part.frame.height
        let room = CGRect(
            x: left, y: part.frame.minY - overhang, width: max(0, right - left),
            height: overhang * 3)
        var inner = part
        inner.frame.origin.x -= room.minX
        inner.frame.origin.y -= room.minY
        return RenderNode(name: "room", frame: room, clipsToBounds: true, children: [inner])
    }
}

extension RenderNode {
    /// Returns the node with `change` applied to its texts.
    fileprivate func mappingTexts(_ change: (RenderNode) -> RenderNode) -> RenderNode {
        if case .text = contents { return change(self) }
        var node = self
        node.children = children.map { $0.mappingTexts(change) }
        return node
    }

    /// Returns the node scaled about its centre, at a fraction of the change to another scale.
    fileprivate func scaled(to scale: CGFloat, absence: CGFloat) -> RenderNode {
        guard scale != 1 else { return self }
        var node = self
        let share = 1 + (scale - 1) * absence
        node.transform = node.transform.scaledBy(x: share, y: share)
        return node
    }
}
