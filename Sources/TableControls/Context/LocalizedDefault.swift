import Foundation
import TableDrawing

/// Default text of an interface; UIKit has the text in each system language.
///
/// The raw values are English and serve as keys of a document's strings.
public enum LocalizedDefault: String, Sendable, Hashable, CaseIterable {
    case back = "Back"
    case cancel = "Cancel"
    case checkSpelling = "Check the spelling or try a new search."
    case delete = "Delete"
    case loading = "Loading…"
    case more = "More"
    case noResults = "No Results"
    case search = "Search"

    /// Text in the current render: the context's translation, or English.
    public var text: String { RenderContext.current.localizedDefaults[self] ?? rawValue }

    /// Text for display; a diagnostic reports a missing translation.
    public var shown: String {
        let context = RenderContext.current
        if context.localizedDefaults[self] == nil, let warning = warning(in: context.locale) {
            // The warning concerns the language, not the place where the word appears.
            DiagnosticLog.$place.withValue(nil) {
                DiagnosticLog.warn("words.not-translated", warning)
            }
        }
        return text
    }

    /// Returns the warning about a word that is drawn in English, or `nil` if the locale's language
    /// is English.
    package func warning(in locale: Locale) -> String? {
        guard let code = locale.language.languageCode?.identifier, code != "en" else {
            return nil
        }
        let language = LocaleFallback.tableName(for: locale)
        return
            "the word \"\(rawValue)\" is shown in English, for nothing translates it for the language "
            + "\(language); write \"\(rawValue)\" = \"…\"; into a table of the document's strings, "
            + "strings: \(language).strings (beside others strings: [OTHERS, \(language).strings]), or "
            + "set RenderContext.localizedDefaults"
    }
}
