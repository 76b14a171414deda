import Foundation
import TableAnimation
import TableControls
import TableDrawing

/// Transition of a navigation bar between two items, each with its own bar.
///
/// A background that both bars have stays in place. Different backgrounds move with their screens,
/// so that no row appears behind a fading background. Titles and search bars move with their
/// screens and fade. Buttons fade out before the buttons of the other bar fade in, and so do titles
/// whose way crosses these buttons or the other title.
struct BarTransition {
    enum Side {
        case left, right
    }

    /// Movement of a title to the place and size of an equal title in the other bar.
    struct TitleMove {
        /// Centre of the resting title in the bar, in points.
        var center: CGPoint
        /// Distance to the other title's centre, in points.
        var shift: CGPoint
        /// Ratio of the other title's size to the size of the title.
        var scale: CGFloat
    }

    var timing: AnimationTiming
    /// Whether the bar's item appears; otherwise it disappears.
    let comes: Bool
    /// Distance from the titles' position in the bar to their position when invisible, in
    /// points.
    let distance: CGFloat
    /// Movement of the back button's title while the bar's item disappears, or `nil` if no title
    /// of the other bar is equal.
    var backTitle: TitleMove?
    /// Whether the back button has a border, which moves with the title.
    var hasBorderedBack = false
    /// Whether the other bar's back button has an equal indicator.
    var sharesBackIndicator = false
    /// Movement of the bar's title to the other bar's back button, or `nil` if no title of the
    /// button is equal.
    var ownTitle: TitleMove?
    /// Whether `ownTitle` is the movement of the large title.
    var isOwnTitleLarge = false
    /// Space for the title between the bar's buttons, and between the buttons of both bars, in
    /// points.
    var titleRoom: (own: ClosedRange<CGFloat>, shared: ClosedRange<CGFloat>)?
    /// Whether buttons keep the titles of both bars so close to each other that the old title fades
    /// out before the new title fades in.
    var fadesTitlesInTurn = false
    /// Side at which the upper screen covers the large title and the search bar, or `nil` for the
    /// bar of the upper screen.
    var coveredSide: Side?
    /// Background of the disappearing bar, for the appearing bar.
    let background: RenderNode?
    /// Distance that the disappearing bar's screen moves, in points.
    let backgroundDistance: CGFloat

    private static let middleTitles = ["title", "subtitle"]
    private static let buttons = ["button", "buttonBackground"]
    private static let largeTitle = "largeTitleWindow"
    private static let coveredParts = [largeTitle, "searchBar", "refreshControl"]
    /// Fraction of the transition after which the old buttons have gone and the new buttons
    /// begin to appear; chosen by this project.
    private static let buttonExchange = 0.4

    /// Returns a bar's node at an instant.
    func node(_ bar: RenderNode, backgroundName: String?, at time: Double) -> RenderNode {
        let progress = min(1, max(0, timing.progress(at: time)))
        let presence = comes ? progress : 1 - progress
        let exchange = Self.buttonExchange
        let buttonOpacity = max(
            0, comes ? (progress - exchange) / (1 - exchange) : 1 - progress / exchange)
        let (titleRange, crossesButtons) = titleDistance(in: bar)
        let titleDistance = titleRange * CGFloat(1 - presence)
        var bar = bar
        bar.children = bar.children.compactMap { child in
            if child.name == backgroundName {
                guard comes else { return nil }
                guard let background, background != child else { return child }
                return backgrounds(child, after: background, presence: presence, in: bar)
            }
            let stays = child.name == "back" && comes && sharesBackIndicator
            guard presence > 0 || stays else { return nil }
            var part = child
            if part.name == "back" {
                return back(part, presence: presence, buttonOpacity: buttonOpacity)
            }
            if Self.buttons.contains(part.name) {
                part.opacity *= buttonOpacity
                return buttonOpacity > 0 ? part : nil
            }
            let isMovingTitle =
                Self.middleTitles.contains(part.name)
                && (isOwnTitleLarge || ownTitle == nil)
            part.opacity *=
                isMovingTitle && (crossesButtons || hasBorderedBack || fadesTitlesInTurn)
                ? buttonOpacity : presence
            if Self.middleTitles.contains(part.name) {
                if !isOwnTitleLarge, let ownTitle {
                    return part.moved(by: ownTitle, absence: CGFloat(1 - presence))
                }
                part.frame.origin.x += titleDistance
            } else if part.name == Self.largeTitle, isOwnTitleLarge, let ownTitle {
                return largeTitle(part, moved: ownTitle, absence: CGFloat(1 - presence))
            } else if part.name == "prompt" || Self.coveredParts.contains(part.name) {
                part.frame.origin.x += distance * CGFloat(1 - presence)
                if let coveredSide, part.name != "prompt" {
                    let seen = bar.frame.width * CGFloat(presence)
                    return coveredSide == .right
                        ? cut(part, from: min(0, part.frame.minX), to: seen)
                        : cut(part, from: bar.frame.width - seen, to: bar.frame.width * 2)
                }
            }
            return part
        }
        return bar
    }

    /// Returns the different backgrounds of both bars, each at the place of its screen.
    ///
    /// The upper screen's background covers the lower screen's background.
    private func backgrounds(
        _ appearing: RenderNode, after disappearing: RenderNode, presence: Double,
        in bar: RenderNode
    ) -> RenderNode {
        var (appearing, disappearing) = (appearing, disappearing)
        appearing.frame.origin.x += distance * CGFloat(1 - presence)
        disappearing.frame.origin.x += backgroundDistance * CGFloat(presence)
        let isBelow = coveredSide != nil
        let upper = isBelow ? disappearing : appearing
        let lower = isBelow ? appearing : disappearing
        let movesRight = (isBelow ? backgroundDistance : distance) > 0
        let area =
            movesRight
            ? cut(lower, from: min(0, lower.frame.minX), to: upper.frame.minX)
            : cut(lower, from: upper.frame.maxX, to: bar.frame.width * 2)
        return RenderNode(
            name: "backgrounds", frame: CGRect(origin: .zero, size: bar.frame.size),
            children: [area, upper])
    }

    /// Returns the distance from the resting title to the invisible title, in points, and whether
    /// the title crosses buttons of the other bar.
    ///
    /// The whole title stays between the bar's own buttons. A title that rests between the buttons
    /// of both bars stays there.
    private func titleDistance(in bar: RenderNode) -> (CGFloat, crossesButtons: Bool) {
        let frames = bar.children.filter { Self.middleTitles.contains($0.name) }.map(\.frame)
        guard let titleRoom, let first = frames.first else { return (distance, false) }
        let title = frames.reduce(first) { $0.union($1) }
        let (own, shared) = titleRoom
        let isBetween = shared.lowerBound <= title.minX && title.maxX <= shared.upperBound
        let room = isBetween ? shared : own
        let limited =
            distance < 0
            ? min(0, max(distance, room.lowerBound - title.minX))
            : max(0, min(distance, room.upperBound - title.maxX))
        return (limited, !isBetween)
    }

    /// Returns the back button at a fraction of its presence.
    ///
    /// An indicator that both bars have stands still.
    private func back(_ part: RenderNode, presence: Double, buttonOpacity: Double) -> RenderNode {
        let absence = CGFloat(1 - presence)
        var part = part
        if hasBorderedBack {
            part.opacity *= backTitle == nil ? buttonOpacity : presence
            guard let backTitle else { return part }
            return part.moved(by: backTitle, absence: absence)
        }
        var indicator = part
        indicator.name = "indicator"
        indicator.children = []
        indicator.frame.origin = .zero
        indicator.opacity *= sharesBackIndicator ? (comes ? 1 : 0) : buttonOpacity
        let titles = part.children.map { child in
            var child = child
            child.opacity *= backTitle == nil ? buttonOpacity : presence
            guard let backTitle else { return child }
            return child.mappingTexts {
                var text = $0.scaled(to: backTitle.scale, absence: absence)
                text.frame.origin.x += backTitle.shift.x * absence
                text.frame.origin.y += backTitle.shift.y * absence
                return text
            }
        }
        return RenderNode(name: part.name, frame: part.frame, children: [indicator] + titles)
    }

    /// Returns the large title on its way to the back button's title of the other bar.
    private func largeTitle(
        _ window: RenderNode, moved move: TitleMove, absence: CGFloat
    ) -> RenderNode {
        var window = window
        // The title leaves the area of large titles.
        window.clipsToBounds = absence == 0
        var move = move
        move.center.x -= window.frame.minX
        move.center.y -= window.frame.minY
        window.children = window.children.map {
            $0.name == "largeTitle" ? $0.moved(by: move, absence: absence) : $0
        }
        return window
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

    /// Returns the node at a fraction of a title's movement, which scales about the title's
    /// centre.
    fileprivate func moved(by move: BarTransition.TitleMove, absence: CGFloat) -> RenderNode {
        var node = scaled(to: move.scale, absence: absence)
        let growth = (move.scale - 1) * absence
        node.frame.origin.x += move.shift.x * absence + (frame.midX - move.center.x) * growth
        node.frame.origin.y += move.shift.y * absence + (frame.midY - move.center.y) * growth
        return node
    }
}
