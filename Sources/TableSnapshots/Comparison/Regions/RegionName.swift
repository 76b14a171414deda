/// Part of a region's name that a node of a tree adds to the names of its subnodes.
struct RegionName {
    /// Name of a row such as `section 0, row 3`, or name or accessibility identifier of a part
    /// such as `detailTextLabel`.
    let text: String
    /// Name of a part alone, regardless of its identifier.
    let part: String?

    /// Node of a crossfade between two whole pictures.
    static let crossfade = "crossfade"
    /// Node of a part of a whole picture.
    static let crop = "crop"
    /// Layer of a node's own contents.
    static let contentsLayer = "contents"

    /// Node of a control's own drawing.
    static let controlDrawing = "control drawing"

    /// Names of nodes that only contain other nodes.
    private static let holders: Set<String> = [
        "table", "screen", "slab", "cell", "contentView", "body", "content", "", crossfade,
        // Parts that leave a cell.
        "departing", "layer contents", "layer drawing",
        // Nodes of an animation: fingers above the picture, and screens that are pushed.
        "touches", "TimelineView", "navigation",
    ]

    /// Creates the name of a node.
    ///
    /// Returns `nil` for a node without a name for people.
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

    /// Whether the name of a node is a row, a header or a footer.
    static func isRow(_ node: String) -> Bool { row(node) != nil }

    /// Returns the name of a row, header or footer for people, or `nil` for other nodes.
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
