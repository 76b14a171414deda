import TableImages

/// Names what a picture was made with when that is not what made the other.
public enum StampDifference {
    /// The keyword of the libraries that references have not always named; one that does not name them is
    /// no other for that.
    public static let furtherLibraries = "Further libraries"

    /// One line that names everything that differs; nothing where all is the same.
    public static func line(recorded: [PNGText], here: [PNGText]) -> String? {
        let lines = lines(recorded, here)
        return lines.isEmpty
            ? nil : "made in another environment: " + lines.joined(separator: "; ")
    }

    /// One line that names everything that differs in the making of two files, neither of which need be
    /// of here; nothing where all is the same.
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

    /// A line for each text that differs.
    ///
    /// Of a text of several lines, such as a list of libraries, the lines that differ are named.
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

    /// The most of a list that is told; the files hold all.
    private static let told = 4
    /// Letters of a hash that tell it from others.
    private static let hashLength = 8

    private static func list(_ lines: [String]) -> String {
        guard !lines.isEmpty else { return "none" }
        let shown = lines.prefix(told).map { line in
            // A font's name and its hash.
            line.split(separator: " ").map { (word: Substring) -> Substring in
                word.count > hashLength && word.allSatisfy(\.isHexDigit)
                    ? word.prefix(hashLength) : word
            }.joined(separator: " ")
        }
        let more = lines.count > told ? " and \(lines.count - told) more" : ""
        return shown.joined(separator: ", ") + more
    }

    private static func split(_ text: String?) -> [String] {
        text?.split(separator: "\n").map(String.init) ?? []
    }

    private static func texts(_ stamps: [PNGText]) -> [String: String] {
        Dictionary(stamps.map { ($0.keyword, $0.text) }, uniquingKeysWith: { first, _ in first })
    }
}
