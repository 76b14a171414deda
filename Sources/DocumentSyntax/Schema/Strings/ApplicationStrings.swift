import Foundation
import TableDrawing

/// The texts of an application in one language, by table and key.
///
/// The files are `.strings` and `.stringsdict` files in folders such as `de.lproj`, and `.xcstrings`
/// files. A text with plurals has the form `other`.
package struct ApplicationStrings {
    /// Texts by the name of their table, such as `Localizable`, and by key.
    package private(set) var tables: [String: [String: String]] = [:]
    /// Keys of the texts in `.stringsdict` files.
    package private(set) var pluralKeys: Set<String> = []
    /// Errors of the files that are not read.
    package private(set) var problems: [String] = []

    /// Reads files.
    ///
    /// The language is the first language of the locale that has texts, or else the language in which
    /// the application is developed.
    package init(paths: [String], locale: Locale) {
        var found: [String: [String: [String: String]]] = [:]
        var source: String?
        // In Foundation, a .stringsdict file takes precedence over its .strings file.
        let plurals = paths.filter { $0.hasSuffix(".stringsdict") }
        for path in plurals + paths.filter({ !$0.hasSuffix(".stringsdict") }) {
            do {
                let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
                for (tag, texts) in try Self.texts(path, &source) {
                    if path.hasSuffix(".stringsdict") { pluralKeys.formUnion(texts.keys) }
                    found[tag, default: [:]][table, default: [:]].merge(texts) { first, _ in first }
                }
            } catch {
                problems.append("\(error)")
            }
        }
        let wished = LocaleFallback.tags(for: locale) + (source.map { [$0] } ?? []) + ["en"]
        let tag = wished.first { found[$0] != nil } ?? found.keys.sorted().first { $0 != Self.base }
        for tag in [tag, Self.base] {
            for (table, texts) in tag.flatMap({ found[$0] }) ?? [:] {
                tables[table, default: [:]].merge(texts) { first, _ in first }
            }
        }
    }

    /// Tag of the folder `Base.lproj`.
    private static let base = "base"

    /// Returns the texts of a file by language tag and key.
    private static func texts(
        _ path: String, _ source: inout String?
    ) throws -> [String: [String: String]] {
        let data = try Data(contentsOf: URL(filePath: path))
        guard data.count <= StringFileLoader.largestFile else { return [:] }
        let file = try SourceFile(path: path, stringsBytes: Array(data))
        let problems = ProblemList()
        if path.hasSuffix(".xcstrings") {
            let catalog = try StringCatalogReader.read(file, problems)
            source = source ?? catalog.sourceLanguage
            return catalog.languages.mapValues { $0.mapValues(phoneText) }
        }
        let folder = (path.folderPath as NSString).lastPathComponent
        guard let tag = StringTables.tag(ofName: (folder as NSString).deletingPathExtension) else {
            return [:]
        }
        let strings =
            path.hasSuffix(".stringsdict")
            ? try PluralsFileReader.strings(in: file, problems)
            : try StringsFileReader.strings(in: file, problems)
        return [tag: strings.mapValues(phoneText)]
    }

    private static func phoneText(_ string: LocalizedString) -> String {
        string.variations[.phone] ?? string.text
    }
}
