import Foundation
import TableDrawing

/// The strings of a document by language and key.
package struct StringTables: Sendable {
    /// Maximum number of texts in all tables.
    static let textLimit = 200_000

    /// Tag of the development region's tables in Xcode projects.
    private static let baseTag = "base"

    /// The language of the document's own texts.
    private(set) var developmentLanguage: String
    /// Texts by language tag and key.
    private var languages: [String: [String: LocalizedString]] = [:]
    /// Keys that are marked as not to be translated.
    private var kept: Set<String> = []
    private var count = 0

    /// Reads the tables at paths.
    ///
    /// Adds problems and returns `nil` if no table can be used.
    init?(
        _ paths: [DocumentNode], developmentLanguage: String?, _ context: ReadingContext
    ) {
        var loader = StringFileLoader(context: context)
        let found = paths.flatMap { loader.files(at: $0) }
        // In Foundation, a .stringsdict file takes precedence over its .strings file.
        let files = found.filter(\.hasPlurals) + found.filter { !$0.hasPlurals }
        var source: String?
        self.developmentLanguage = ""
        for file in files {
            do {
                switch file.kind {
                case .table(let tag):
                    let strings = try StringsFileReader.strings(in: file.source, context.problems)
                    add(strings, to: tag)
                case .plurals(let tag):
                    let strings = try PluralsFileReader.strings(in: file.source, context.problems)
                    add(strings, to: tag)
                case .catalog:
                    let catalog = try StringCatalogReader.read(file.source, context.problems)
                    source = source ?? catalog.sourceLanguage
                    for (tag, strings) in catalog.languages { add(strings, to: tag) }
                    kept.formUnion(catalog.keptKeys)
                }
            } catch {
                context.problems.add(error)
            }
            guard count <= Self.textLimit else {
                context.problems.error(
                    "there are more than \(Self.textLimit) strings; use fewer strings",
                    at: file.source.start)
                return nil
            }
        }
        guard !files.isEmpty else { return nil }
        self.developmentLanguage = developmentLanguage ?? source ?? "en"
    }

    /// Adds texts.
    ///
    /// Texts of earlier tables take precedence.
    private mutating func add(_ strings: [String: LocalizedString], to tag: String) {
        count += strings.count
        languages[tag, default: [:]].merge(strings) { first, _ in first }
    }

    /// Language tags to search for texts in the document's language.
    var developmentTags: [String] {
        LocaleFallback.tags(for: Locale(identifier: developmentLanguage)) + [Self.baseTag]
    }

    /// Returns whether a table exists for a language.
    func has(_ tag: String) -> Bool { languages[tag] != nil }

    /// Languages of the tables, in the order of their tags.
    var tags: [String] { languages.keys.sorted() }

    /// Returns whether a key is marked as not to be translated.
    func isNotTranslated(_ key: String) -> Bool { kept.contains(key) }

    /// Returns the text for a key from the first language that contains the key.
    func string(
        _ key: String, in tags: [String], _ idiom: UserInterfaceIdiom
    ) -> LocalizedString? {
        for tag in tags {
            guard var string = languages[tag]?[key] else { continue }
            string.text = string.variations[idiom] ?? string.text
            return string
        }
        return nil
    }

    /// Warns of a repeated key in a table.
    ///
    /// Foundation uses the last text.
    static func warnOfRepeated(
        _ key: String, at place: DocumentLocation, first: DocumentLocation, _ problems: ProblemList
    ) {
        problems.warning(
            "found the key \(key.quoted) again; this text replaces the text at line \(first.line)",
            at: place)
    }

    /// Keys to compare with an unknown key.
    ///
    /// The limit is 5,000, because each comparison takes time.
    var comparedKeys: [String] {
        Set(languages.values.flatMap { $0.keys.prefix(2_000) }.prefix(5_000)).sorted()
    }

    /// Returns the language tag for the name of a folder or file without its extension, or
    /// `nil` if the name is not a locale.
    static func tag(ofName name: String) -> String? {
        name == "Base" ? baseTag : Locales.locale(name).map { LocaleFallback.tag(of: $0) }
    }
}

/// A text of a strings table.
struct LocalizedString: Sendable {
    var text: String
    /// Texts for particular kinds of devices.
    var variations: [UserInterfaceIdiom: String] = [:]
    /// Location of the text in its table.
    var location: DocumentLocation
}
