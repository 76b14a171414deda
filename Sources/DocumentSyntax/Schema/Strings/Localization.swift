import Foundation
import TableDrawing

/// Localization of a document's visible texts, with the tables of a locale or with a pseudo-locale.
package struct Localization: Sendable {
    /// The locale and device for reading texts.
    package struct Need: Sendable, Hashable {
        package var locale: Locale
        package var idiom: UserInterfaceIdiom

        package init(locale: Locale, idiom: UserInterfaceIdiom) {
            self.locale = locale
            self.idiom = idiom
        }
    }

    /// A localized text and its location in the table.
    struct Found {
        var text: String
        var location: DocumentLocation?
        /// Whether the locale has tables but no table contains the text.
        var isMissing = false
    }

    package let need: Need
    /// The strings tables.
    ///
    /// Without tables, only pseudo-locales change texts.
    let tables: StringTables?
    private let pseudo: PseudoLocale?
    private let chain: [String]

    package init(need: Need, tables: StringTables?) {
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

    /// Returns the visible text for a key, or `nil` if the localization says nothing about the key.
    package func statedText(for key: String) -> String? {
        guard isActive else { return nil }
        let found = text(for: key)
        let isStated =
            found.location != nil || pseudo != nil || tables?.isNotTranslated(key) == true
        return isStated ? found.text : nil
    }

    /// Warning if the tables do not cover the locale, with the existing tables and advice, or
    /// `nil`.
    package var absentTable: String? {
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
