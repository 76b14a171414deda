import Foundation

/// A language, its script and perhaps a region: a node in the tree of CLDR's locales.
///
/// All parts are in lowercase. Nastaliq (`Aran`) counts as Arabic script.
struct LanguagePlace: Hashable {
    var language: String
    /// `nil` if the language has no likely script.
    var script: String?
    var region: String?

    /// Creates the place of a locale, or returns `nil` if the locale has no language.
    init?(_ locale: Locale) {
        let parts = locale.language
        guard let code = parts.languageCode?.identifier.lowercased() else { return nil }
        let region = parts.region?.identifier.lowercased()
        var name = code
        // Foundation fills in the script of a region.
        if let script = parts.script?.identifier { name += "-" + script.lowercased() }
        self.init(name: name, region: region)
    }

    /// Creates a place from a name such as `en-001` or `sr-latn`.
    init(name: String, region: String? = nil) {
        var parts = name.split(separator: "-").map(String.init)
        let code = parts.isEmpty ? "" : parts.removeFirst()
        let alias = Self.aliases[code]?.split(separator: "-").map(String.init) ?? [code]
        language = alias[0]
        var script = parts.first { $0.count == 4 } ?? alias.dropFirst().first
        self.region = region ?? parts.first { $0.count < 4 }
        script = script.map { $0 == "aran" ? "arab" : $0 }
        self.script = script ?? Self.likelyScript(of: language, self.region)
    }

    private init(_ language: String, _ script: String?, _ region: String?) {
        self.language = language
        self.script = script
        self.region = region
    }

    /// Returns the names of the place; names with the given language code come first.
    func names(spelledFirst code: String) -> [String] {
        var codes = Self.codes[language] ?? [language]
        if let index = codes.firstIndex(of: code) { codes.insert(codes.remove(at: index), at: 0) }
        let place = script.map { "-" + $0 } ?? ""
        let end = region.map { "-" + $0 } ?? ""
        let isLikely = script == Self.likelyScript(of: language, region)
        var names: [String] = []
        for code in codes {
            if script != nil { names.append(code + place + end) }
            if isLikely { names.append(code + end) }
        }
        if language == "sr", script == "latn", region == nil { names.append("sh") }
        return names
    }

    /// Parent place, or `nil` for a language in its script.
    var parent: LanguagePlace? {
        let isUsual = script == Self.likelyScript(of: language, nil)
        let key = [language, isUsual ? nil : script, region].compactMap { $0 }
            .joined(separator: "-")
        if let parent = ParentLocales.parent(of: key) { return LanguagePlace(name: parent) }
        return region == nil ? nil : LanguagePlace(language, script, nil)
    }

    /// The place with the likely region of the language and script, or `nil` if the place has a
    /// region.
    ///
    /// A table `zh-TW` is in Traditional Chinese, and a table `pt-BR` is in Portuguese.
    var likely: LanguagePlace? {
        guard region == nil else { return nil }
        let name = language + (script.map { "-" + $0 } ?? "")
        return Self.maximal(name).region.map {
            LanguagePlace(language, script, $0.identifier.lowercased())
        }
    }

    /// The language, and the script unless it is the language's usual script: `de`, `zh-Hant`.
    var languageName: String {
        guard let script, script != Self.likelyScript(of: language, nil) else { return language }
        return language + "-" + script.prefix(1).uppercased() + script.dropFirst()
    }

    private static func likelyScript(of language: String, _ region: String?) -> String? {
        let name = language + (region.map { "-" + $0 } ?? "")
        return maximal(name).script.map {
            $0.identifier == "Aran" ? "arab" : $0.identifier.lowercased()
        }
    }

    private static func maximal(_ name: String) -> Locale.Language {
        Locale.Language(identifier: Locale.Language(identifier: name).maximalIdentifier)
    }

    /// Current and former codes of a language, by its current code.
    ///
    /// Source: CLDR 47, `supplementalMetadata.xml`, `languageAlias`. In CLDR's `parentLocales`,
    /// `nb` is a child of `no`.
    private static let codes: [String: [String]] = [
        "fil": ["fil", "tl"], "he": ["he", "iw"], "id": ["id", "in"], "jv": ["jv", "jw"],
        "nb": ["nb", "no"], "no": ["no", "nb"], "ro": ["ro", "mo"], "yi": ["yi", "ji"],
        "zh": ["zh", "cmn"],
    ]

    /// Languages, with their script if necessary, by former code; from `languageAlias`.
    private static let aliases: [String: String] = [
        "cmn": "zh", "in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "sh": "sr-latn",
        "tl": "fil",
    ]
}
