import Foundation
import TableDrawing
import TableText

/// A label's text that moves from its position in the old form to its position in the new form.
///
/// The text has its new form as soon as it moves. UIKit lays out a label for its new frame, and
/// animates only the frame. A text that becomes shorter ends in an ellipsis during the whole
/// animation. A text that becomes longer is revealed as the space beside another text or the
/// cell's content view grows, because content views clip their subviews, as stated in nibs.
package struct MovingText {
    /// Width available to a text before and after the change, in points from the label's start in
    /// reading direction.
    ///
    /// The width extends beyond the label, up to another text beside it.
    package struct Room: Hashable {
        var before: CGFloat
        var after: CGFloat

        /// Returns the space up to a label at the reading end of another label, or `nil` if the
        /// label is elsewhere.
        ///
        /// The smaller of the two distances is kept.
        package init?(
            from label: (before: CGRect, after: CGRect), to other: (before: CGRect, after: CGRect),
            isRightToLeft: Bool
        ) {
            func distance(_ label: CGRect, _ other: CGRect) -> CGFloat? {
                guard label.minY < other.maxY, other.minY < label.maxY else { return nil }
                let distance = isRightToLeft ? label.minX - other.maxX : other.minX - label.maxX
                return distance >= 0 ? distance : nil
            }
            guard let before = distance(label.before, other.before),
                let after = distance(label.after, other.after)
            else { return nil }
            let gap = min(before, after)
            self.before = label.before.width + before - gap
            self.after = label.after.width + after - gap
        }

        func width(at share: Double) -> CGFloat {
            before * CGFloat(1 - share) + after * CGFloat(share)
        }
    }

    /// Contents of both labels without their texts.
    ///
    /// Both ends of the transition include the texts. A label without plain text always includes
    /// its text.
    private(set) var contents: RenderContents
    /// The moving text.
    private(set) var children: [RenderNode] = []

    /// - Parameter share: Fraction of the transition, from 0 to 1.
    init(
        _ first: RenderNode, _ second: RenderNode, isRightToLeft: Bool, room: Room?, share: Double
    ) {
        let width = second.frame.width
        let (lower, higher) = (first.frame.height, second.frame.height)
        var (first, second) = (first, second)
        let start = first.textStart(isRightToLeft: isRightToLeft)
        let end = second.textStart(isRightToLeft: isRightToLeft)
        if let start, let end {
            let translation = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let (done, left) = (CGFloat(share), CGFloat(1 - share))
            first.frame.origin = CGPoint(x: translation.x * done, y: translation.y * done)
            second.frame.origin = CGPoint(x: -translation.x * left, y: -translation.y * left)
        }
        contents = .mix(first, second, share)
        guard share > 0, share < 1, start != nil, end != nil, second.plainText != nil else {
            return
        }
        contents = .mix(first.withoutText, second.withoutText, share)
        var text = second.textAlone
        if let room = room?.width(at: share) {
            text = text.cut(isRightToLeft ? .right(of: width - room) : .left(of: room))
        }
        // The growing label reveals further lines. They do not cover other texts that have not
        // moved yet.
        if lower < higher { text = text.cut(.above(lower + (higher - lower) * CGFloat(share))) }
        children = [text]
    }
}

extension RenderNode {
    /// Node without its texts.
    fileprivate var withoutText: RenderNode {
        var node = self
        switch contents {
        case .text: node.contents = .none
        // A text that is still in transition.
        case .mix(let before, let after, let share):
            node.contents = .mix(before.withoutText, after.withoutText, share)
        case .none, .image, .drawing: break
        }
        node.children = children.map(\.withoutText)
        return node
    }

    /// Node with only its texts.
    fileprivate var textAlone: RenderNode {
        var node = self
        switch contents {
        case .text: break
        case .mix(let before, let after, let share):
            node.contents = .mix(before.textAlone, after.textAlone, share)
        case .none, .image, .drawing: node.contents = .none
        }
        node.background = nil
        node.border = nil
        node.shadow = nil
        node.children = children.map(\.textAlone)
        return node
    }

    /// Remaining side of a node that is cut at an x or y coordinate, in points.
    fileprivate enum Side {
        case left(of: CGFloat)
        case right(of: CGFloat)
        case above(CGFloat)
    }

    /// Returns the node cut at a side, in the coordinate system of its frame.
    fileprivate func cut(_ side: Side) -> RenderNode {
        // The distance exceeds the overhang of a text beyond its label or beyond an earlier cut.
        let reach = frame.width + frame.height + abs(frame.minX) + abs(frame.minY)
        var part = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
        switch side {
        case .left(let x): part.size.width = max(0, x + reach)
        case .right(let x):
            part = CGRect(x: x, y: -reach, width: max(0, reach - x), height: 2 * reach)
        case .above(let y): part.size.height = max(0, y + reach)
        }
        if clipsToBounds { part = part.intersection(frame) }
        var node = self
        node.boundsOrigin.x += part.minX - frame.minX
        node.boundsOrigin.y += part.minY - frame.minY
        node.frame = part
        node.clipsToBounds = true
        return node
    }
}
