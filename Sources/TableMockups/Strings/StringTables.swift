import Foundation
import TableDrawing

/// The strings of a document: for each language its texts by their keys.
struct StringTables: Sendable {
    /// The most texts of all tables together.
    static let textLimit = 200_000

    /// The language of the document's own texts.
    private(set) var developmentLanguage: String
    /// The texts by language tag and key.
    private var languages: [String: [String: LocalizedString]] = [:]
    /// Keys that are not to be translated.
    private var kept: Set<String> = []
    private var count = 0

    /// Reads the tables that paths lead to; nothing, and problems, if none can be used.
    init?(
        _ paths: [DocumentNode], developmentLanguage: String?, _ context: ReadingContext
    ) {
        var loader = StringFileLoader(context: context)
        let found = paths.flatMap { loader.files(at: $0) }
        // Foundation looks into a .stringsdict file before the .strings file beside it.
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
                    "found more than \(Self.textLimit) strings, expected at most that",
                    at: file.source.start)
                return nil
            }
        }
        guard !files.isEmpty else { return nil }
        self.developmentLanguage = developmentLanguage ?? source ?? "en"
    }

    /// Adds texts; those of an earlier table come first.
    private mutating func add(_ strings: [String: LocalizedString], to tag: String) {
        count += strings.count
        languages[tag, default: [:]].merge(strings) { first, _ in first }
    }

    /// The languages to look in for a text in the language of the document.
    var developmentTags: [String] {
        LocaleFallback.tags(for: Locale(identifier: developmentLanguage)) + [LocaleChain.base]
    }

    /// Whether there is a table for a language.
    func has(_ tag: String) -> Bool { languages[tag] != nil }

    /// The languages that there are tables for, in the order of their tags.
    var tags: [String] { languages.keys.sorted() }

    /// Whether a key is marked as not to be translated.
    func isKeptAsItIs(_ key: String) -> Bool { kept.contains(key) }

    /// The text of a key in the first of several languages that has it.
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

    /// Warns of a key that stands twice in a table, of which Foundation keeps the last text.
    static func warnOfRepeated(
        _ key: String, at place: DocumentLocation, first: DocumentLocation, _ problems: ProblemList
    ) {
        problems.warning(
            "found the key \(key.quoted) again; this text counts, and not the one at line \(first.line)",
            at: place)
    }

    /// The keys that a wrong key is compared with: 5,000 at most, since the comparison takes time for each.
    var comparedKeys: [String] {
        Set(languages.values.flatMap { $0.keys.prefix(2_000) }.prefix(5_000)).sorted()
    }
}
