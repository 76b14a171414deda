import Foundation
import TableControls
import TableDrawing

/// Localization of a document's visible texts, with the tables of a locale or with a pseudo-locale.
struct Localization: Sendable {
    /// The locale and device for reading texts.
    struct Need: Sendable, Hashable {
        var locale: Locale
        var idiom: UserInterfaceIdiom
    }

    /// A localized text and its location in the table.
    struct Found {
        var text: String
        var location: DocumentLocation?
        /// Whether the locale has tables but no table contains the text.
        var isMissing = false
    }

    let need: Need
    /// The strings tables.
    ///
    /// Without tables, only pseudo-locales change texts.
    let tables: StringTables?
    private let pseudo: PseudoLocale?
    private let chain: [String]

    init(need: Need, tables: StringTables?) {
        self.need = need
        self.tables = tables
        pseudo = PseudoLocale(need.locale)
        chain = pseudo == nil ? LocaleFallback.tags(for: need.locale) : []
    }

    /// A localization that does not change texts.
    static let none = Localization(
        need: Need(locale: Locale(identifier: "en_US"), idiom: .phone), tables: nil)

    /// Whether the localization may change texts.
    var isActive: Bool { tables != nil || pseudo != nil }

    /// Localized default texts.
    ///
    /// Texts without a translation are not included.
    var localizedDefaults: [LocalizedDefault: String] {
        guard isActive else { return [:] }
        let words = LocalizedDefault.allCases.compactMap { word -> (LocalizedDefault, String)? in
            let found = text(for: word.rawValue)
            let isMeant =
                found.location != nil || pseudo != nil
                || tables?.isNotTranslated(word.rawValue) == true
            return isMeant ? (word, found.text) : nil
        }
        return Dictionary(uniqueKeysWithValues: words)
    }

    /// Warning if the tables do not cover the locale, with the existing tables and advice, or
    /// `nil`.
    var absentTable: String? {
        guard let tables, pseudo == nil, !tables.tags.isEmpty, !chain.isEmpty,
            !chain.contains(where: { tables.has($0) }),
            Set(chain).isDisjoint(with: tables.developmentTags)
        else { return nil }
        return "the strings have no table for the locale \(need.locale.identifier), but for "
            + "\(Suggestion.list(tables.tags, "and")); if it is the language of the document's own texts, "
            + "write strings: {from: …, developmentLanguage: "
            + LocaleFallback.tableName(for: need.locale) + "}"
    }

    /// Returns the visible text for a text of the document.
    func text(for key: String) -> Found {
        var found = Found(text: key)
        if let tables {
            if let string = tables.string(key, in: chain, need.idiom) {
                return Found(text: string.text, location: string.location)
            }
            if let string = tables.string(key, in: tables.developmentTags, need.idiom) {
                found = Found(text: string.text, location: string.location)
            }
            found.isMissing =
                chain.contains { tables.has($0) } && !tables.isNotTranslated(key)
        }
        if let pseudo { found.text = pseudo.text(found.text) }
        return found
    }
}
