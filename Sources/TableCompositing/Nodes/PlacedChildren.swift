/// A node's children, back to front, so that those in a band are found without asking each.
struct PlacedChildren: Sendable {
    private let nodes: [PlacedNode]
    /// The nodes' pixels side by side: to reject a node, it need not be touched.
    private let pixels: [PixelRect]
    /// What each run of `blockLength` nodes covers together.
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

    /// Every pixel that any of the children may change lies within.
    var union: PixelRect { blocks.reduce(.empty) { $0.union($1) } }

    /// Runs `body` with each child that may touch `part`.
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
