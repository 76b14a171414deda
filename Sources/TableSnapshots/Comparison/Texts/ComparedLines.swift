import Foundation

/// The lines of two recorded trees that are compared: all but those of ignored places.
struct ComparedLines {
    private let kind: SnapshotKind
    private let ignoring: [IgnoredPlace]
    /// What elements are called by in the tree that is there.
    private let words: [String: [NamedRegion]]

    /// - Parameter spoken: what the elements of a tree of accessibility are called by.
    init(kind: SnapshotKind, ignoring: [IgnoredPlace], spoken: [SpokenWords] = []) {
        self.kind = kind
        self.ignoring = ignoring.filter(\.isNamed)
        words = Dictionary(spoken.map { ($0.element, $0.parts) }, uniquingKeysWith: +)
    }

    /// Two trees as they are compared.
    struct Pair {
        let expected: String
        let actual: String
        /// The elements whose words differ and were left out.
        let silenced: [String]
    }

    /// The trees' texts without the lines of ignored nodes and of all that they hold.
    ///
    /// An element that is called by its parts, such as a row, says their words in its own line: where one
    /// of those parts is ignored, the words are left out of the line.
    ///
    /// - Parameter recorded: the places that are kept of the expected tree's picture; nothing where they
    ///   are not known.
    func compared(
        expected: String, actual: String, recorded: @autoclosure () -> [NamedRegion]? = nil
    ) -> Pair {
        guard !ignoring.isEmpty, kind == .renderTree || kind == .accessibility else {
            return Pair(expected: expected, actual: actual, silenced: [])
        }
        let (old, new) = (lines(of: expected), lines(of: actual))
        guard kind == .accessibility else {
            return Pair(expected: Self.text(old), actual: Self.text(new), silenced: [])
        }
        let silent = silent(old, new, recorded())
        let before = Self.words(of: old)
        let now = Self.words(of: new)
        return Pair(
            expected: Self.text(old, silent: silent), actual: Self.text(new, silent: silent),
            silenced: silent.filter { before[$0] != now[$0] }.sorted())
    }

    // MARK: Lines

    /// A line that is compared.
    private struct Line {
        let text: Substring
        let node: TreeLine
        /// The name of the element that it tells of; nothing where it has none.
        let element: String?
    }

    /// The lines of what is not ignored.
    private func lines(of text: String) -> [Line] {
        var names: [(depth: Int, name: String)] = []
        var ignoredDepth: Int?
        var lines: [Line] = []
        for text in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let node = TreeLine(text)
            if let depth = ignoredDepth {
                if node.depth > depth { continue }
                ignoredDepth = nil
            }
            names.removeAll { $0.depth >= node.depth }
            let name = RegionName(node: node.name, identifier: node.identifier)
            if let name {
                // A row that is cut off is a node within another of its name.
                let isCut = names.last?.name == name.text && RegionName.isRow(node.name)
                if !isCut { names.append((node.depth, name.text)) }
            }
            let path = names.map(\.name).joined(separator: ", ")
            let isIgnored =
                name.map { name in
                    ignoring.contains {
                        $0.matches(path, identifier: node.identifier, part: name.part)
                    }
                } ?? false
            if isIgnored {
                ignoredDepth = node.depth
            } else {
                lines.append(Line(text: text, node: node, element: names.isEmpty ? nil : path))
            }
        }
        return lines
    }

    private static func text(_ lines: [Line], silent: Set<String> = []) -> String {
        lines.map { line in
            line.element.map(silent.contains) == true ? line.node.withoutWords : String(line.text)
        }.joined(separator: "\n")
    }

    // MARK: Words

    /// What the elements say, by their names.
    private static func words(of lines: [Line]) -> [String: [Substring]] {
        Dictionary(
            lines.compactMap { line in
                line.element.flatMap { element in line.node.words.map { (element, [$0]) } }
            }, uniquingKeysWith: +)
    }

    /// The elements that say the words of an ignored part, or have said them.
    private func silent(_ old: [Line], _ new: [Line], _ recorded: [NamedRegion]?) -> Set<String> {
        var silent = Set(words.filter { $0.value.contains(where: isIgnored) }.keys)
        // A part that the tree has lost may have been in the words that were expected.
        let (before, now) = (Self.words(of: old), Self.words(of: new))
        for (element, said) in before where !silent.contains(element) {
            guard let row = Self.row(of: element), hasLostPart(row, recorded),
                Self.areLeft(now[element] ?? [], of: said)
            else { continue }
            silent.insert(element)
        }
        return silent
    }

    private func isIgnored(_ part: NamedRegion) -> Bool {
        ignoring.contains { $0.matches(part.name, identifier: part.identifier, part: part.part) }
    }

    /// The row, header or footer that an element is or lies in.
    private static func row(of element: String) -> String? {
        let names = element.split(separator: ", ").prefix(2).joined(separator: ", ")
        return names.hasPrefix("section ") ? names : nil
    }

    /// Whether the expected row had an ignored part that can be heard.
    ///
    /// Where nobody knows which parts it had, it may have had any.
    private func hasLostPart(_ row: String, _ recorded: [NamedRegion]?) -> Bool {
        guard let recorded else {
            return ignoring.contains { place in
                switch place {
                case .part(let part, let wanted):
                    !Self.silentParts.contains(part) && (wanted ?? row) == row
                case .identifier: true
                case .region, .frame: false
                }
            }
        }
        return recorded.contains {
            $0.name.hasPrefix(row + ", ") && !Self.silentParts.contains($0.part ?? "")
                && isIgnored($0)
        }
    }

    /// Whether words are those of others of which some are gone.
    private static func areLeft(_ words: [Substring], of others: [Substring]) -> Bool {
        guard words.count <= 1, let before = others.first, others.count == 1 else { return false }
        func parts(_ words: Substring) -> [Substring] {
            words.dropFirst().dropLast().split(whereSeparator: { ",،".contains($0) }).map {
                $0.drop { $0 == " " }
            }
        }
        var rest = parts(before)[...]
        let left = words.first.map(parts) ?? []
        guard left.count < rest.count else { return false }
        return left.allSatisfy { part in
            guard let index = rest.firstIndex(of: part) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }

    /// Parts of cells that say nothing.
    private static let silentParts: Set<String> = [
        "separator", "backgroundView", "selectedBackground", "selectedBackgroundView",
        "multipleSelectionBackgroundView", "accessory", "imageView",
    ]
}
