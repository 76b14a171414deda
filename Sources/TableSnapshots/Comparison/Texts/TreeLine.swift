/// A line of a recorded render tree or accessibility tree.
struct TreeLine {
    /// Indentation in levels.
    let depth: Int
    /// Name of the node, such as `row 0,3`.
    let name: String
    let identifier: String?
    /// The line without its spoken words, which are the first text in quotation marks, or
    /// `unlabelled`.
    let withoutWords: String
    /// The spoken words with quotation marks, or `nil`.
    let words: Substring?

    init(_ line: Substring) {
        let text = line.drop { $0 == " " }
        depth = (line.count - text.count) / 2
        // A name consists of words and numbers. It ends before one of these characters or known
        // words.
        var name = text.prefix { !"\"([".contains($0) }
        for word in [" unlabelled", " value=", " hint=", " identifier="] {
            if let range = name.firstRange(of: word) { name = name[..<range.lowerBound] }
        }
        if name.hasPrefix("mask: ") { name = name.dropFirst(6) }
        self.name = String(name.reversed().drop { $0 == " " }.reversed())

        var identifier: String?
        var words: Range<Substring.Index>?
        var place = text.startIndex
        while let start = text[place...].firstIndex(of: "\"") {
            var end = text.index(after: start)
            while end < text.endIndex, text[end] != "\"" {
                if text[end] == "\\" { end = text.index(after: end) }
                if end < text.endIndex { end = text.index(after: end) }
            }
            let before = text[..<start]
            if before.hasSuffix(" identifier=") {
                let quoted = text[text.index(after: start)..<end]
                identifier = String(
                    quoted.replacing(#/\\(.)/#) { $0.1 == "n" ? "\n" : "\($0.1)" })
            } else if words == nil, before.hasSuffix(" ") {
                words = start..<(end < text.endIndex ? text.index(after: end) : end)
            }
            place = end < text.endIndex ? text.index(after: end) : end
        }
        self.identifier = identifier
        self.words = words.map { text[$0] }
        if let words {
            withoutWords = String(line[..<words.lowerBound]) + "…" + line[words.upperBound...]
        } else if text.dropFirst(self.name.count).hasPrefix(" unlabelled") {
            withoutWords = String(line.replacing(" unlabelled", with: " …", maxReplacements: 1))
        } else {
            withoutWords = String(line)
        }
    }
}
