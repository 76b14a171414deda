/// Accessibility labels for parts drawn by a single view, joined by commas, which a screen
/// reader speaks as pauses.
enum AccessibilityLabel {
    /// Returns the joined parts that are not empty, or `nil` if all parts are empty.
    static func joined(_ parts: String...) -> String? {
        let said = parts.filter { !$0.isEmpty }
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }
}
