import Foundation
import TableDrawing

/// An inspected node of the render tree, with all nodes below it.
///
/// An immutable value.
package struct InspectedNode: Sendable, Hashable, Codable {
    /// Name of the node, such as its part of the table.
    package let name: String
    /// The frame in the parent's coordinates, in points.
    package let frame: InspectedRect
    /// Other attributes in the format of the dump, such as `radius=8` and `background=#FFFFFF`.
    package let attributes: [String]
    /// The drawn text after truncation, with its lines separated.
    package let text: String?
    /// The mask that multiplies the node's alpha.
    package let mask: [InspectedNode]
    /// The two states of a dissolve.
    package let mixed: [InspectedNode]
    /// Children from back to front.
    package let children: [InspectedNode]

    /// Creates the inspected values of a node and of all nodes below it.
    package init(_ node: RenderNode) {
        name = node.name
        frame = InspectedRect(node.frame)
        attributes = node.attributes
        if case .text(let text, _) = node.contents { self.text = text.string } else { text = nil }
        mask = node.mask.map { [InspectedNode($0)] } ?? []
        if case .mix(let first, let second, _) = node.contents {
            mixed = [InspectedNode(first), InspectedNode(second)]
        } else {
            mixed = []
        }
        children = node.children.map(InspectedNode.init)
    }

    /// The tree as JSON.
    package func json() throws -> String { try StableJSON.text(self) }
}
