import TableImages

/// Differences between the environments of two pictures.
package enum StampDifference {
    /// Keyword of libraries that older references do not store.
    ///
    /// A reference without the keyword does not differ.
    package static let furtherLibraries = "Further libraries"

    /// Returns a line with all differences, or `nil` if the environments are equal.
    package static func line(recorded: [PNGText], here: [PNGText]) -> String? {
        let lines = lines(recorded, here)
        return lines.isEmpty
            ? nil : "made in another environment: " + lines.joined(separator: "; ")
    }

    /// Returns the fonts with other contents than in the recording, and whether nothing else of the
    /// environments differs; `nil` if no font has other contents.
    package static func fonts(recorded: [PNGText], here: [PNGText]) -> FontDifference? {
        let names = PictureFonts(recorded).changed(in: PictureFonts(here))
        guard !names.isEmpty else { return nil }
        let others = lines(
            recorded.filter { $0.keyword != PictureFonts.keyword },
            here.filter { $0.keyword != PictureFonts.keyword })
        return FontDifference(names: names, isOnlyDifference: others.isEmpty)
    }

    /// Returns a line with all differences between two files from any machines, or `nil` if
    /// there are none.
    static func line(
        of expected: [PNGText], from expectedPath: String, and actual: [PNGText],
        from actualPath: String
    ) -> String? {
        let lines = lines(expected, actual) {
            "\(expectedPath) with \($0), \(actualPath) with \($1)"
        }
        return lines.isEmpty
            ? nil : "made in different environments: " + lines.joined(separator: "; ")
    }

    /// Returns a line for each text that differs.
    ///
    /// For texts with several lines, such as lists of libraries, the differing lines are named.
    static func lines(
        _ recorded: [PNGText], _ here: [PNGText],
        words: (String, String) -> String = { "recorded with \($0), here \($1)" }
    ) -> [String] {
        let old = texts(recorded)
        let new = texts(here)
        return Set(old.keys).union(new.keys).sorted().compactMap { keyword in
            if keyword == furtherLibraries, old[keyword] == nil || new[keyword] == nil {
                return nil
            }
            let before = split(old[keyword])
            let now = split(new[keyword])
            guard before != now else { return nil }
            let gone = list(before.filter { !now.contains($0) })
            let come = list(now.filter { !before.contains($0) })
            return "\(keyword): \(words(gone, come))"
        }
    }

    /// Maximum number of listed lines.
    ///
    /// The files contain all lines.
    private static let maximumLines = 4
    /// Number of characters that identify a hash.
    private static let hashLength = 8

    private static func list(_ lines: [String]) -> String {
        guard !lines.isEmpty else { return "none" }
        let shown = lines.prefix(maximumLines).map { line in
            // The line is a font's name and its hash.
            line.split(separator: " ").map { (word: Substring) -> Substring in
                word.count > hashLength && word.allSatisfy(\.isHexDigit)
                    ? word.prefix(hashLength) : word
            }.joined(separator: " ")
        }
        let more = lines.count > maximumLines ? " and \(lines.count - maximumLines) more" : ""
        return shown.joined(separator: ", ") + more
    }

    private static func split(_ text: String?) -> [String] {
        text?.split(separator: "\n").map(String.init) ?? []
    }

    private static func texts(_ stamps: [PNGText]) -> [String: String] {
        Dictionary(stamps.map { ($0.keyword, $0.text) }, uniquingKeysWith: { first, _ in first })
    }
}
