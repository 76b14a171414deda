import Foundation
import TableDrawing

/// The order of a table's nodes from the back to the front.
struct ZOrder: Comparable {
    /// Layers of a level, from the back to the front.
    enum Layer: Int {
        case background, box, leaving, leavingEdge, resting, between, moving, edge, leavingFloating
    }

    /// 0 for sections at rest; sections that move to other places, and rows that change their section, lie above.
    var level: Int
    var layer: Layer

    static func < (first: ZOrder, second: ZOrder) -> Bool {
        (first.level, first.layer.rawValue) < (second.level, second.layer.rawValue)
    }
}

/// Nodes of a table in any order, with their places in depth.
struct LayeredNodes {
    private var nodes: [(order: ZOrder, node: RenderNode, zPosition: CGFloat)] = []

    mutating func add(_ node: RenderNode, _ order: ZOrder, zPosition: CGFloat = 0) {
        nodes.append((order, node, zPosition))
    }

    /// Extent of the nodes on a level above its background, or `nil` without nodes.
    func extent(ofLevel level: Int) -> (minY: CGFloat, maxY: CGFloat)? {
        let own = nodes.filter { $0.order.level == level && $0.order.layer.rawValue > 1 }
        guard let top = own.map(\.node.frame.minY).min(),
            let bottom = own.map(\.node.frame.maxY).max()
        else { return nil }
        return (top, bottom)
    }

    /// The nodes from the back to the front.
    var sorted: [(node: RenderNode, zPosition: CGFloat)] {
        let order = nodes.indices.sorted { first, second in
            nodes[first].order == nodes[second].order
                ? first < second : nodes[first].order < nodes[second].order
        }
        return order.map { (nodes[$0].node, nodes[$0].zPosition) }
    }
}
