import TableDrawing

/// Near names in words.
extension Suggestion {
    /// `did you mean "a" or "b"?`, or nothing if no name is near.
    public static func question(
        for typed: String, among names: some Sequence<String>
    ) -> String? {
        let near = self.names(near: typed, among: unique(names))
        guard !near.isEmpty else { return nil }
        return "did you mean \(list(near, "or"))?"
    }

    /// The names by which colours are asked for, whatever the key is called here.
    private static let colorNames: Set = ["tint", "tintcolor", "color", "colour"]

    /// `did you mean "color"?` for a key such as `tint` where colours have other keys; nothing for other keys, or
    /// where there are none.
    static func question(forColor typed: String, among names: [String]) -> String? {
        guard colorNames.contains(typed.lowercased()) else { return nil }
        let plain = names.filter { colorNames.contains($0.lowercased()) }
        let others = names.filter {
            $0.hasSuffix("Color") && !colorNames.contains($0.lowercased())
        }
        let shown = (plain + others).prefix(3)
        return shown.isEmpty ? nil : "did you mean \(list(Array(shown), "or"))?"
    }

    /// The names in their order, each once: what knows them may know some of them twice.
    private static func unique(_ names: some Sequence<String>) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }

    /// `"a", "b" or "c"`, each once; beyond twelve names the rest is counted.
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
