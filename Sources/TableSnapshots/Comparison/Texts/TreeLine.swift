/// A line of a recorded tree, of what is drawn or of what a screen reader says.
struct TreeLine {
    /// How far it is indented, in levels.
    let depth: Int
    /// What the node is called, such as `row 0,3`.
    let name: String
    let identifier: String?
    /// The line without the words that are spoken, or that there are none: the first text between quotation
    /// marks.
    let withoutWords: String
    /// The words that are spoken, between quotation marks.
    let words: Substring?

    init(_ line: Substring) {
        let text = line.drop { $0 == " " }
        depth = (line.count - text.count) / 2
        // Names are words and numbers; what follows begins with one of these, or is a known word.
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
