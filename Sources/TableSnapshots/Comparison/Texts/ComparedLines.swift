import Foundation

/// The compared lines of two recorded trees, without the lines of ignored places.
struct ComparedLines {
    private let kind: SnapshotKind
    private let ignoring: [IgnoredPlace]
    /// Named parts of each element in the actual tree that are spoken as its label.
    private let words: [String: [NamedRegion]]

    /// - Parameter spoken: the spoken parts of the elements in an accessibility tree.
    init(kind: SnapshotKind, ignoring: [IgnoredPlace], spoken: [AccessibilityLabelParts] = []) {
        self.kind = kind
        self.ignoring = ignoring.filter(\.isNamed)
        words = Dictionary(spoken.map { ($0.element, $0.parts) }, uniquingKeysWith: +)
    }

    /// Two texts to compare.
    struct Pair {
        let expected: String
        let actual: String
        /// Elements with differing words that were left out.
        let silenced: [String]
    }

    /// Returns the trees' texts without the lines of ignored nodes and their subnodes.
    ///
    /// The line of an element labelled by its parts, for example a row, contains the words of the
    /// parts. If such a part is ignored, the words are left out of the line.
    ///
    /// - Parameter recorded: named regions stored in the expected tree's picture, or `nil` if they
    ///   are unknown.
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

    /// A compared line.
    private struct Line {
        let text: Substring
        let node: TreeLine
        /// Name of the line's element, or `nil` without a name.
        let element: String?
    }

    /// Returns the lines that are not ignored.
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
                // A clipped row is nested in a node with its name.
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

    /// Returns the words of the elements, by name.
    private static func words(of lines: [Line]) -> [String: [Substring]] {
        Dictionary(
            lines.compactMap { line in
                line.element.flatMap { element in line.node.words.map { (element, [$0]) } }
            }, uniquingKeysWith: +)
    }

    /// Returns the elements that speak, or have spoken, the words of an ignored part.
    private func silent(_ old: [Line], _ new: [Line], _ recorded: [NamedRegion]?) -> Set<String> {
        var silent = Set(words.filter { $0.value.contains(where: isIgnored) }.keys)
        // A part missing in the actual tree may have contributed to the expected words.
        let (before, now) = (Self.words(of: old), Self.words(of: new))
        for (element, said) in before where !silent.contains(element) {
            guard let row = Self.row(of: element), hasLostPart(row, recorded),
                Self.areRemainder(now[element] ?? [], of: said)
            else { continue }
            silent.insert(element)
        }
        return silent
    }

    private func isIgnored(_ part: NamedRegion) -> Bool {
        ignoring.contains { $0.matches(part.name, identifier: part.identifier, part: part.part) }
    }

    /// Returns the row, header or footer that is or contains an element, or `nil`.
    private static func row(of element: String) -> String? {
        let names = element.split(separator: ", ").prefix(2).joined(separator: ", ")
        return names.hasPrefix("section ") ? names : nil
    }

    /// Whether the expected row had a spoken part that is ignored.
    ///
    /// If the parts of the expected row are unknown, any part is possible.
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

    /// Whether words are a remainder of previous words.
    private static func areRemainder(_ words: [Substring], of others: [Substring]) -> Bool {
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

    /// Names of cell parts that are never spoken.
    private static let silentParts: Set<String> = [
        "separator", "backgroundView", "selectedBackground", "selectedBackgroundView",
        "multipleSelectionBackgroundView", "accessory", "imageView",
    ]
}

/// The parts that label an element in an accessibility tree, for example the parts of its row.
package struct AccessibilityLabelParts: Sendable, Hashable {
    /// Name of the element, such as `section 0, row 3` or `section 0, row 3, accessoryView`.
    package let element: String
    /// The labelling parts and their containers as named regions without pixels.
    package let parts: [NamedRegion]

    /// Creates the labelling parts of an element.
    package init(element: String, parts: [NamedRegion]) {
        self.element = element
        self.parts = parts
    }
}

/// A line in either or both of two texts.
struct ComparedLine: Hashable, CustomStringConvertible {
    /// The texts that contain the line.
    enum Sign: Character {
        case expected = "-"
        case actual = "+"
        case both = " "
    }

    let sign: Sign
    /// Bytes of the line without its line feed.
    let text: ArraySlice<UInt8>

    /// The line for people, with a visible carriage return.
    var description: String {
        String(sign.rawValue)
            + String(decoding: text, as: UTF8.self).replacing("\r", with: "␍")
    }
}
