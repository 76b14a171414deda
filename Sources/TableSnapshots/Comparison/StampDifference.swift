import TableImages

/// Names what a picture was made with when that is not what made the reference.
enum StampDifference {
    /// One line for each version that differs.
    static func lines(_ recorded: [PNGText], _ here: [PNGText]) -> [String] {
        let old = texts(recorded)
        let new = texts(here)
        let keywords = Set(old.keys).union(new.keys).sorted()
        return keywords.compactMap { keyword in
            let before = old[keyword]
            let now = new[keyword]
            guard before != now else { return nil }
            return "\(keyword): recorded with \(before ?? "none"), here \(now ?? "none")"
        }
    }

    private static func texts(_ stamps: [PNGText]) -> [String: String] {
        Dictionary(stamps.map { ($0.keyword, $0.text) }, uniquingKeysWith: { first, _ in first })
    }
}
