import Foundation
import TableDrawing

/// A label's text on the way from one form to another, from where the one begins to where the other does.
///
/// It has its later form as soon as it moves: UIKit lays a label out for the frame that it comes to have, and
/// animates the frame alone. A text that becomes shorter ends in its dots all the way; one that becomes
/// longer is uncovered as its cell's content grows, for content views clip what they hold, as nibs say.
struct MovingText {
    /// What the two labels show besides their texts; all of both at the ends of the way, or where a form
    /// is no plain text.
    private(set) var contents: RenderContents
    /// The text on its way.
    private(set) var children: [RenderNode] = []

    /// - Parameter share: of the way, from 0 to 1.
    init(_ first: RenderNode, _ second: RenderNode, isRightToLeft: Bool, share: Double) {
        var (first, second) = (first, second)
        let start = first.textStart(isRightToLeft: isRightToLeft)
        let end = second.textStart(isRightToLeft: isRightToLeft)
        if let start, let end {
            let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
            let (done, left) = (CGFloat(share), CGFloat(1 - share))
            first.frame.origin = CGPoint(x: way.x * done, y: way.y * done)
            second.frame.origin = CGPoint(x: -way.x * left, y: -way.y * left)
        }
        contents = .mix(first, second, share)
        guard share > 0, share < 1, start != nil, end != nil, second.plainText != nil else {
            return
        }
        contents = .mix(first.withoutText, second.withoutText, share)
        children = [second.textAlone]
    }
}

extension RenderNode {
    /// The node with everything but its texts.
    fileprivate var withoutText: RenderNode {
        var node = self
        if case .text = contents { node.contents = .none }
        node.children = children.map(\.withoutText)
        return node
    }

    /// The node with nothing but its texts.
    fileprivate var textAlone: RenderNode {
        var node = self
        if case .text = contents {} else { node.contents = .none }
        node.background = nil
        node.border = nil
        node.shadow = nil
        node.children = children.map(\.textAlone)
        return node
    }
}
