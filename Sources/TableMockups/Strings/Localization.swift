import Foundation
import TableDrawing
import TableViews

/// What shown texts of a document become: those of a locale's tables, or of a pseudo-locale.
struct Localization: Sendable {
    /// What texts are read for.
    struct Need: Sendable, Hashable {
        var locale: Locale
        var idiom: UserInterfaceIdiom
    }

    /// A text that was found, and where its table has it.
    struct Found {
        var text: String
        var location: DocumentLocation?
        /// Whether the locale has tables, and the text is in none of them.
        var isMissing = false
    }

    let need: Need
    /// The tables; without any only pseudo-locales change texts.
    let tables: StringTables?
    private let pseudo: PseudoLocale?
    private let chain: [String]

    init(need: Need, tables: StringTables?) {
        self.need = need
        self.tables = tables
        pseudo = PseudoLocale(need.locale)
        chain = pseudo == nil ? LocaleFallback.tags(for: need.locale) : []
    }

    /// Texts as they are.
    static let none = Localization(
        need: Need(locale: Locale(identifier: "en_US"), idiom: .phone), tables: nil)

    /// Whether texts may become others.
    var isActive: Bool { tables != nil || pseudo != nil }

    /// The words that nobody wrote, as the locale has them; those that nothing translates are not there.
    var standardWords: [StandardWord: String] {
        guard isActive else { return [:] }
        let words = StandardWord.allCases.compactMap { word -> (StandardWord, String)? in
            let found = text(for: word.rawValue)
            let isMeant =
                found.location != nil || pseudo != nil
                || tables?.isKeptAsItIs(word.rawValue) == true
            return isMeant ? (word, found.text) : nil
        }
        return Dictionary(uniqueKeysWithValues: words)
    }

    /// The warning if there are tables and none for the locale: which tables there are, and what would help.
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

    /// The text that is shown for one of the document.
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
                chain.contains { tables.has($0) } && !tables.isKeptAsItIs(key)
        }
        if let pseudo { found.text = pseudo.text(found.text) }
        return found
    }
}
