/// The lines of a recorded tree that are compared: all but those of ignored places.
struct ComparedLines {
    private let kind: SnapshotKind
    private let ignoring: [IgnoredPlace]

    init(kind: SnapshotKind, ignoring: [IgnoredPlace]) {
        self.kind = kind
        self.ignoring = ignoring.filter(\.isNamed)
    }

    /// A tree's text without the lines of ignored nodes and of all that they hold.
    ///
    /// A screen reader's line of a row is made of the words of its parts: where a part of the row is
    /// ignored, the words are left out of the line.
    func compared(of text: String) -> String {
        guard !ignoring.isEmpty, kind == .renderTree || kind == .accessibility else { return text }
        var names: [(depth: Int, name: String)] = []
        var ignoredDepth: Int?
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let node = TreeLine(line)
            if let depth = ignoredDepth {
                if node.depth > depth { continue }
                ignoredDepth = nil
            }
            names.removeAll { $0.depth >= node.depth }
            guard let name = RegionName(node: node.name, identifier: node.identifier) else {
                lines.append(line)
                continue
            }
            // A row that is cut off is a node within another of its name.
            let isCut = names.last?.name == name.text && RegionName.isRow(node.name)
            if !isCut { names.append((node.depth, name.text)) }
            let path = names.map(\.name).joined(separator: ", ")
            let isIgnored = ignoring.contains {
                $0.matches(path, identifier: node.identifier, part: name.part)
            }
            if isIgnored {
                ignoredDepth = node.depth
            } else {
                let isSilent = kind == .accessibility && name.part == nil && hasPart(within: path)
                lines.append(isSilent ? Substring(node.withoutWords) : line)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Whether a part of a row is ignored, by its name alone or in this row.
    private func hasPart(within row: String) -> Bool {
        ignoring.contains { place in
            guard case .part(_, let wanted) = place else { return false }
            return wanted.map { row == $0 || row.hasPrefix($0 + ", ") } ?? true
        }
    }
}
