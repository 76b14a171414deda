import Foundation
import TableDrawing

/// An inspected node of the render tree, with all nodes below it.
///
/// An immutable value.
public struct InspectedNode: Sendable, Hashable, Codable {
    /// Name of the node, such as its part of the table.
    public let name: String
    /// The frame in the parent's coordinates, in points.
    public let frame: InspectedRect
    /// Other attributes in the format of the dump, such as `radius=8` and `background=#FFFFFF`.
    public let attributes: [String]
    /// The drawn text after truncation, with its lines separated.
    public let text: String?
    /// The mask that multiplies the node's alpha.
    public let mask: [InspectedNode]
    /// The two states of a dissolve.
    public let mixed: [InspectedNode]
    /// Children from back to front.
    public let children: [InspectedNode]

    /// Creates the inspected values of a node and of all nodes below it.
    public init(_ node: RenderNode) {
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
    public func json() throws -> String { try StableJSON.text(self) }
}
