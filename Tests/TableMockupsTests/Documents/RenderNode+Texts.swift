import Foundation
import TableDrawing

extension RenderNode {
    /// Texts in the node and its descendants.
    var shownTexts: [String] {
        var texts = children.flatMap(\.shownTexts)
        if case .text(let text, _) = contents { texts.append(text.string) }
        return texts
    }

    /// Nodes of a name, with their frames in this node's coordinates.
    func placed(_ name: String) -> [RenderNode] {
        var result = self.name == name ? [self] : []
        for child in children {
            for var node in child.placed(name) {
                if node != child {
                    node.frame = node.frame.offsetBy(
                        dx: child.frame.minX - child.boundsOrigin.x,
                        dy: child.frame.minY - child.boundsOrigin.y)
                }
                result.append(node)
            }
        }
        return result
    }
}
