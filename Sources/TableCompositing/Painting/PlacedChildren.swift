/// Children of a node from back to front, with a fast search for the children in a band.
struct PlacedChildren: Sendable {
    private let nodes: [PlacedNode]
    /// Pixels of the nodes in a separate array, so that rejecting a node does not access the
    /// node.
    private let pixels: [PixelRect]
    /// Union of the pixels of each run of `blockLength` nodes.
    private let blocks: [PixelRect]

    private static let blockLength = 32

    init(_ nodes: [PlacedNode]) {
        self.nodes = nodes
        pixels = nodes.map(\.pixels)
        var blocks: [PixelRect] = []
        for start in stride(from: 0, to: pixels.count, by: Self.blockLength) {
            var block = PixelRect.empty
            for rect in pixels[start..<min(pixels.count, start + Self.blockLength)] {
                block = block.union(rect)
            }
            blocks.append(block)
        }
        self.blocks = blocks
    }

    var isEmpty: Bool { nodes.isEmpty }

    /// Union of the pixels that the children can change.
    var union: PixelRect { blocks.reduce(.empty) { $0.union($1) } }

    /// Calls `body` with each child that can touch `part`.
    func forEach(
        in part: PixelRect, _ body: (PlacedNode) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        for block in blocks.indices where blocks[block].intersects(part) {
            let start = block * Self.blockLength
            for index in start..<min(nodes.count, start + Self.blockLength)
            where pixels[index].intersects(part) {
                try body(nodes[index])
            }
        }
    }
}
