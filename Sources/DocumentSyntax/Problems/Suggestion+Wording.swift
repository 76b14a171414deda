import TableDrawing

/// Messages with similar names.
extension Suggestion {
    /// Returns `did you mean "a" or "b"?`, or `nil` if no name is similar.
    public static func question(
        for typed: String, among names: some Sequence<String>
    ) -> String? {
        let near = self.names(near: typed, among: unique(names))
        guard !near.isEmpty else { return nil }
        return "did you mean \(list(near, "or"))?"
    }

    /// Common names for colours, which documents call differently in each mapping.
    private static let colorNames: Set = ["tint", "tintcolor", "color", "colour"]

    /// Returns `did you mean "color"?` for a key such as `tint` if the mapping has colours
    /// under other keys, or `nil`.
    static func question(forColor typed: String, among names: [String]) -> String? {
        guard colorNames.contains(typed.lowercased()) else { return nil }
        let plain = names.filter { colorNames.contains($0.lowercased()) }
        let others = names.filter {
            $0.hasSuffix("Color") && !colorNames.contains($0.lowercased())
        }
        let shown = (plain + others).prefix(3)
        return shown.isEmpty ? nil : "did you mean \(list(Array(shown), "or"))?"
    }

    /// Returns the names in order without duplicates.
    private static func unique(_ names: some Sequence<String>) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }

    /// Returns `"a", "b" or "c"` without duplicates.
    ///
    /// The number of names beyond twelve is appended.
    public static func list(_ names: [String], _ conjunction: String) -> String {
        let names = unique(names)
        let shown = names.prefix(12).map(\.quoted)
        let rest = names.count - shown.count
        if rest > 0 {
            return shown.joined(separator: ", ") + " \(conjunction) " + counted(rest, "other")
        }
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
