/// A word that an interface shows though nobody wrote it; UIKit has it in each language of the system.
///
/// The raw values are English, and what a document's strings are looked up by.
public enum StandardWord: String, Sendable, Hashable, CaseIterable {
    case back = "Back"
    case cancel = "Cancel"
    case checkSpelling = "Check the spelling or try a new search."
    case delete = "Delete"
    case loading = "Loading…"
    case noResults = "No Results"
    case search = "Search"

    /// The word as the render under way shows it: the context's, or English.
    public var shown: String { RenderContext.current.standardWords[self] ?? rawValue }
}
