/// Finds the names that somebody who mistyped one may have meant.
public enum Suggestion {
    /// The longest name that is compared, in characters: the comparison takes quadratic time.
    private static let longestName = 64

    /// The names nearest to a mistyped one, best first, at most three.
    ///
    /// Letters may be left out, added, replaced or swapped, about one in three; case does not
    /// matter; a name that begins with what was typed, or the other way round, counts as near, and a
    /// flag's name does with `is` before it and without.
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
        // A far name helps nobody beside a near one.
        let limit = (best.first?.score ?? 0) + 2
        return best.prefix(3).filter { $0.score <= limit }.map(\.name)
    }

    /// Whether a name is that of a flag without the `is` before it: `on` for `isOn`.
    private static func isFlagName(_ short: [Character], of long: [Character]) -> Bool {
        long.count == short.count + 2 && long.starts(with: ["i", "s"])
            && long.dropFirst(2) == short[...]
    }

    /// The names that are nearest to one that is none; at most three, best first.
    ///
    /// First come those that begin with the same two words or more (words end at dots), then those that may
    /// be meant by a slip, those that share a word, and those of which the fewest letters are others,
    /// however many these are.
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
        // One that shares no word helps nobody beside one that does.
        let sharing = scored.filter { $0.unshared < 0 }
        return (sharing.isEmpty ? scored : sharing).prefix(3).map(\.name)
    }

    /// The words of a name such as `wifi.slash`.
    private static func words(of name: String) -> [Substring] {
        name.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 1 }
    }

    /// The number of letters left out, added, replaced or swapped with their neighbour.
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
