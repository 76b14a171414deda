import TableDrawing

/// Near names in words.
extension Suggestion {
    /// `did you mean "a" or "b"?`, or nothing if no name is near.
    public static func question(
        for typed: String, among names: some Sequence<String>
    ) -> String? {
        let near = self.names(near: typed, among: names)
        guard !near.isEmpty else { return nil }
        return "did you mean \(list(near, "or"))?"
    }

    /// `"a", "b" or "c"`; beyond twelve names the rest is counted.
    public static func list(_ names: [String], _ conjunction: String) -> String {
        let shown = names.prefix(12).map(\.quoted)
        let rest = names.count - shown.count
        if rest > 0 { return shown.joined(separator: ", ") + " \(conjunction) \(rest) others" }
        guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
        return shown.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
