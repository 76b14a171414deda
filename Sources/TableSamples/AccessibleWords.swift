/// How parts that one view draws are said: joined by commas, which a screen reader speaks as pauses.
enum AccessibleWords {
    /// The parts that are not empty; nothing where all are.
    static func joined(_ parts: String...) -> String? {
        let said = parts.filter { !$0.isEmpty }
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }
}
