import Foundation
import TableDrawing

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

    /// The word as the render under way has it: the context's, or English.
    public var text: String { RenderContext.current.standardWords[self] ?? rawValue }

    /// The word for what is about to show it; a diagnostic says that it stays English in another language.
    public var shown: String {
        let context = RenderContext.current
        if context.standardWords[self] == nil, let complaint = complaint(in: context.locale) {
            // It is the language that lacks the word, wherever it is shown.
            DiagnosticLog.$place.withValue(nil) {
                DiagnosticLog.warn("words.not-translated", complaint)
            }
        }
        return text
    }

    /// The warning about a word that is shown in English; `nil` if the locale's language is English.
    package func complaint(in locale: Locale) -> String? {
        guard let code = locale.language.languageCode?.identifier, code != "en" else {
            return nil
        }
        let language = LocaleFallback.tableName(for: locale)
        return
            "the word \"\(rawValue)\" is shown in English, for nothing translates it for the language "
            + "\(language); write \"\(rawValue)\" = \"…\"; into a table of the document's strings, "
            + "strings: \(language).strings (beside others strings: [OTHERS, \(language).strings]), or "
            + "set RenderContext.standardWords"
    }
}
