/// Search for the intended name of a mistyped name.
public enum Suggestion {
    /// Maximum length of compared names, in characters; the comparison takes quadratic time.
    private static let longestName = 64

    /// Returns at most three names nearest to a mistyped name, best first.
    ///
    /// About one letter in three may be missing, added, replaced or swapped. The comparison
    /// ignores case. Names also match if one begins with the other. The name of a Boolean
    /// property matches with and without its `is` prefix.
    public static func names(
        near typed: String, among names: some Sequence<String>
    ) -> [String] {
        let wanted = Array(typed.lowercased().prefix(longestName + 1))
        guard !wanted.isEmpty, wanted.count <= longestName else { return [] }
        let allowed = wanted.count <= 2 ? 1 : max(1, (wanted.count + 1) / 3)
        var scored: [(name: String, score: Int)] = []
        for name in names where name != typed && !name.isEmpty {
            let candidate = Array(name.lowercased().prefix(longestName + 1))
            guard candidate.count <= longestName else { continue }
            let isFlag = isFlagName(wanted, of: candidate) || isFlagName(candidate, of: wanted)
            let shorter = min(wanted.count, candidate.count)
            // The distance is at least the difference of the lengths.
            let isFar = max(wanted.count, candidate.count) - shorter > allowed
            let score = isFlag ? 0 : isFar ? .max : distance(wanted, candidate)
            let isPrefix =
                shorter >= 3
                && (candidate.starts(with: wanted) || wanted.starts(with: candidate))
            if score <= allowed && score < max(wanted.count, candidate.count) {
                scored.append((name, score * 2))
            } else if isPrefix {
                scored.append((name, allowed * 2 + 1))
            }
        }
        let best = scored.sorted { ($0.score, $0.name) < ($1.score, $1.name) }
        // Drop distant names if a near name exists.
        let limit = (best.first?.score ?? 0) + 2
        return best.prefix(3).filter { $0.score <= limit }.map(\.name)
    }

    /// Returns whether `short` is the name of a Boolean property without its `is` prefix, such
    /// as `on` for `isOn`.
    private static func isFlagName(_ short: [Character], of long: [Character]) -> Bool {
        long.count == short.count + 2 && long.starts(with: ["i", "s"])
            && long.dropFirst(2) == short[...]
    }

    /// Returns at most three names nearest to an unknown name, best first.
    ///
    /// Names with at least two equal leading words come first (dots end words). Likely typing
    /// errors come next, followed by names with a common word. The last candidates are names
    /// with the fewest different letters, however many letters differ.
    public static func nearest(
        to typed: String, among names: some Sequence<String>
    ) -> [String] {
        let near = self.names(near: typed, among: names)
        guard !typed.isEmpty else { return near }
        let wanted = String(typed.lowercased().prefix(longestName))
        let wantedWords = self.words(of: wanted)
        let words = Set(wantedWords)
        let scored = names.map { name in
            let own = self.words(of: name.lowercased())
            let leading = zip(wantedWords, own).prefix { $0.0 == $0.1 }.count
            return (
                unled: -leading, unshared: -own.filter { words.contains($0) }.count,
                distance: distance(
                    Array(wanted), Array(name.lowercased().prefix(longestName))),
                name: name
            )
        }.sorted {
            ($0.unled, $0.unshared, $0.distance, $0.name)
                < ($1.unled, $1.unshared, $1.distance, $1.name)
        }
        let led = scored.filter { $0.unled <= -2 }
        guard led.isEmpty else { return led.prefix(3).map(\.name) }
        guard near.isEmpty else { return near }
        // Drop names without a common word if some name has a common word.
        let sharing = scored.filter { $0.unshared < 0 }
        return (sharing.isEmpty ? scored : sharing).prefix(3).map(\.name)
    }

    /// Returns the words of a name such as `wifi.slash`.
    private static func words(of name: String) -> [Substring] {
        name.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 1 }
    }

    /// Returns the number of missing, added, replaced or swapped letters between two names.
    package static func distance(_ left: [Character], _ right: [Character]) -> Int {
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + Array(repeating: 0, count: right.count)
            for column in 1...right.count {
                let cost = left[row - 1] == right[column - 1] ? 0 : 1
                current[column] = min(
                    previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
                if row > 1, column > 1, left[row - 1] == right[column - 2],
                    left[row - 2] == right[column - 1]
                {
                    current[column] = min(current[column], beforePrevious[column - 2] + 1)
                }
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[right.count]
    }
}
