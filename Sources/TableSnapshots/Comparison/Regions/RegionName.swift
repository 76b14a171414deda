/// What a node of a tree adds to the names of what it holds.
struct RegionName {
    /// `section 0, row 3` of a row, `detailTextLabel` or an accessibility identifier of a part.
    let text: String
    /// What a part alone is called, whatever its identifier.
    let part: String?

    /// The node of two whole pictures that fade into each other.
    static let crossfade = "crossfade"
    /// The node of a part of a whole picture.
    static let crop = "crop"
    /// The layer of what a node shows of its own.
    static let contentsLayer = "contents"

    /// The node of what a control draws of itself.
    static let controlDrawing = "control drawing"

    /// Names of nodes that only hold others.
    private static let holders: Set<String> = [
        "table", "screen", "slab", "cell", "contentView", "body", "content", "", crossfade,
        // What leaves a cell, by the names that it had there.
        "departing", "layer contents", "layer drawing",
        // What an animation shows itself in: fingers above it, and screens that are pushed.
        "touches", "TimelineView", "navigation",
    ]

    /// Nothing for a node that says nothing to people.
    init?(node: String, identifier: String?) {
        if let row = Self.row(node) {
            (text, part) = (row, nil)
            return
        }
        let isHolder = Self.holders.contains(node)
        if let identifier, !identifier.isEmpty {
            (text, part) = (identifier, isHolder ? nil : node)
        } else if isHolder {
            return nil
        } else {
            (text, part) = (node, node)
        }
    }

    /// Whether a node of this name is a row, a header or a footer.
    static func isRow(_ node: String) -> Bool { row(node) != nil }

    /// What people call the node of a row, header or footer; nothing for other nodes.
    private static func row(_ node: String) -> String? {
        let words = node.split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { return nil }
        let numbers = words[1].split(separator: ",")
        switch (words[0], numbers.count) {
        case ("row", 2): return "section \(numbers[0]), row \(numbers[1])"
        case ("header", 1), ("footer", 1): return "section \(numbers[0]), \(words[0])"
        default: return nil
        }
    }
}
