import Foundation
import TableDrawing

/// A node of the render tree as an inspector sees it, with everything below it; immutable.
public struct InspectedNode: Sendable, Hashable, Codable {
    public let name: String
    /// The place in the parent's coordinates, in points.
    public let frame: InspectedRect
    /// What else is decided, each in the words of the dump: `radius=8`, `background=#FFFFFF`.
    public let attributes: [String]
    /// The text that is drawn, after truncation, its lines one by one.
    public let text: String?
    /// What its alpha is multiplied by.
    public let mask: [InspectedNode]
    /// The two states that it is mixed of.
    public let mixed: [InspectedNode]
    /// From the back to the front.
    public let children: [InspectedNode]

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
