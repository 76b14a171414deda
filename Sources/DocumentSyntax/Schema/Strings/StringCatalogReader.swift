import Foundation
import TableDrawing

/// A reader of `.xcstrings` files, the string catalogues of Xcode 15 and later.
///
/// Texts with the state `new` are ignored. A text with plural variations uses the form `other`,
/// because documents contain no count. A text with device variations uses the form of the
/// screen's idiom, or `other`. Substitutions are replaced by their forms.
package enum StringCatalogReader {
    /// Contents of a catalogue.
    struct Catalog {
        /// Language tag of the keys.
        var sourceLanguage: String
        /// Texts by language tag and key.
        var languages: [String: [String: LocalizedString]] = [:]
        /// Keys that are marked as not to be translated.
        var keptKeys: Set<String> = []
    }

    /// Returns the texts of a catalogue.
    ///
    /// Adds problems for invalid texts.
    ///
    /// Throws a `DocumentError` if the file is not a catalogue.
    static func read(
        _ file: SourceFile, _ problems: ProblemList
    ) throws(DocumentError) -> Catalog {
        let limits = DocumentLimits(bytes: StringFileLoader.largestFile, nodes: 2_000_000)
        let root = try DocumentParser(limits: limits).parse(file, as: .json)
        guard let reader = MappingReader(root, "a string catalogue", problems),
            let language = reader.value("sourceLanguage")?.string(problems),
            let strings = reader.value("strings")?.mapping
        else {
            throw DocumentError(
                "expected a string catalogue, with \"sourceLanguage\" and \"strings\"",
                at: root.location)
        }
        guard let source = StringTables.tag(ofName: language) else {
            throw DocumentError(
                "expected a language such as \"en\", found \(language.quoted)",
                at: reader.value("sourceLanguage")?.location ?? root.location)
        }
        var catalog = Catalog(sourceLanguage: source)
        catalog.languages[source] = [:]
        for entry in strings.entries { add(entry, to: &catalog, problems) }
        return catalog
    }

    /// Returns the texts of a catalogue by key for the first of the languages that has texts.
    ///
    /// A key without a text in the language has no entry.
    ///
    /// - Throws: a `DocumentError` if the file is not a catalogue.
    package static func texts(
        path: String, bytes: [UInt8], languages: [String], _ problems: ProblemList
    ) throws(DocumentError) -> [String: String] {
        let catalog = try read(SourceFile(path: path, bytes: bytes), problems)
        let tags = languages.compactMap(StringTables.tag(ofName:))
        let texts = tags.lazy.compactMap { catalog.languages[$0] }.first ?? [:]
        // In the source language, the key is the text of a string without a text.
        return texts.filter { $0.key != $0.value.text }.mapValues(\.text)
    }

    private static func add(
        _ entry: DocumentMapping.Entry, to catalog: inout Catalog, _ problems: ProblemList
    ) {
        guard let string = MappingReader(entry.value, "a string", problems) else { return }
        // In the source language, the key itself is the default text.
        catalog.languages[catalog.sourceLanguage]?[entry.key] = LocalizedString(
            text: entry.key, location: entry.keyLocation)
        if string.bool("shouldTranslate") == false { catalog.keptKeys.insert(entry.key) }
        guard let localizations = string.mapping("localizations", "localizations") else { return }
        for language in localizations.keys {
            guard let node = localizations.value(language) else { continue }
            guard let tag = StringTables.tag(ofName: language) else {
                problems.warning(
                    "found the unknown language \(language.quoted)",
                    at: localizations.location(of: language))
                continue
            }
            guard let text = text(node, problems, depth: 0) else { continue }
            catalog.languages[tag, default: [:]][entry.key] =
                substitutions(of: node, problems).expanded(text, problems)
        }
    }

    /// Returns the substitutions for the names in `%#@name@` of a localization.
    private static func substitutions(
        of node: DocumentNode, _ problems: ProblemList
    ) -> StringSubstitutions {
        var result = StringSubstitutions()
        guard node.mapping?["substitutions"] != nil,
            let reader = MappingReader(node, "a localization", problems),
            let names = reader.mapping("substitutions", "substitutions")
        else { return result }
        for name in names.keys {
            guard let node = names.value(name),
                let substitution = MappingReader(node, "a substitution", problems),
                let form = text(node, problems, depth: 1)
            else { continue }
            result.variables[name] = StringSubstitutions.Variable(
                argument: substitution.integer("argNum", 1...1_000, "the number of an argument"),
                specifier: substitution.string("formatSpecifier") ?? "lld", form: form)
        }
        return result
    }

    /// Returns the text of a localization or of a variation.
    private static func text(
        _ node: DocumentNode, _ problems: ProblemList, depth: Int
    ) -> LocalizedString? {
        guard depth < 4, let reader = MappingReader(node, "a localization", problems) else {
            return nil
        }
        if let unit = reader.mapping("stringUnit", "a string unit") {
            guard unit.string("state") != "new" else { return nil }
            guard let value = unit.value("value") else {
                problems.error("a string unit lacks the key \"value\"", at: unit.node)
                return nil
            }
            return value.string(problems).map {
                LocalizedString(text: $0, location: value.location)
            }
        }
        guard let variations = reader.mapping("variations", "variations") else {
            if let key = reader.keys.first, reader.value("variations") == nil {
                problems.warning(
                    "found \(key.quoted), expected a string unit or variations; the text is not read",
                    at: reader.location(of: key))
            }
            return nil
        }
        if let plural = variations.mapping("plural", "variations by plural") {
            guard let other = plural.value("other") else {
                problems.warning("variations by plural lack the form \"other\"", at: plural.node)
                return nil
            }
            return text(other, problems, depth: depth + 1)
        }
        guard let devices = variations.mapping("device", "variations by device") else {
            if let key = variations.keys.first, variations.value("device") == nil {
                problems.warning(
                    "found variations by \(key), expected variations by plural or device; "
                        + "the text is not read", at: variations.location(of: key))
            }
            return nil
        }
        func form(_ name: String) -> LocalizedString? {
            devices.value(name).flatMap { text($0, problems, depth: depth + 1) }
        }
        let (phone, pad, other) = (form("iphone"), form("ipad"), form("other"))
        guard var result = other ?? phone ?? pad else {
            problems.warning(
                "variations by device lack the forms \"iphone\", \"ipad\" and \"other\"",
                at: devices.node)
            return nil
        }
        if let phone { result.variations[.phone] = phone.text }
        if let pad { result.variations[.pad] = pad.text }
        return result
    }
}
