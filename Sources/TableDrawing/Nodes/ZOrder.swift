import Foundation

/// Position of a node in the order of a table's nodes, from the back to the front.
package struct ZOrder: Comparable {
    /// Layers of a level, from the back to the front.
    package enum Layer: Int {
        case background, box, leaving, leavingEdge, resting, between, moving, edge, leavingFloating
    }

    /// Level of the section; 0 for resting sections.
    ///
    /// Sections that move to other places have higher levels. Rows that change their section have
    /// the highest level.
    let level: Int
    let layer: Layer

    package init(level: Int, layer: Layer) { (self.level, self.layer) = (level, layer) }

    package static func < (first: ZOrder, second: ZOrder) -> Bool {
        (first.level, first.layer.rawValue) < (second.level, second.layer.rawValue)
    }
}

/// Nodes of a table with their positions in depth, in any order.
package struct LayeredNodes {
    private var nodes: [(order: ZOrder, node: RenderNode, zPosition: CGFloat)] = []

    package init() {}

    package mutating func add(_ node: RenderNode, _ order: ZOrder, zPosition: CGFloat = 0) {
        nodes.append((order, node, zPosition))
    }

    /// Returns the extent of the nodes on a level above its background, or `nil` without nodes.
    package func extent(ofLevel level: Int) -> (minY: CGFloat, maxY: CGFloat)? {
        let own = nodes.filter { $0.order.level == level && $0.order.layer.rawValue > 1 }
        guard let top = own.map(\.node.frame.minY).min(),
            let bottom = own.map(\.node.frame.maxY).max()
        else { return nil }
        return (top, bottom)
    }

    /// Nodes from the back to the front.
    package var sorted: [(node: RenderNode, zPosition: CGFloat)] {
        let order = nodes.indices.sorted { first, second in
            nodes[first].order == nodes[second].order
                ? first < second : nodes[first].order < nodes[second].order
        }
        return order.map { (nodes[$0].node, nodes[$0].zPosition) }
    }
}
