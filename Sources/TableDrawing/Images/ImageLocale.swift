import Foundation

/// Locale for choosing variants of images.
public enum ImageLocale {
    /// Locale of the current render in this task, or `nil` outside of a render.
    @TaskLocal public static var current: Locale?

    /// Returns the indices of the variants for the locale of the render.
    ///
    /// If no variant has the locale's language, the result contains the variants without a
    /// language. If every variant has a language, the result contains all variants. Names are
    /// language identifiers from asset catalogues: `de`, `pt-BR`, `zh-Hans`. The most specific
    /// matching name wins.
    public static func indices(among names: [String?]) -> [Int] {
        func named(_ wanted: String?) -> [Int] {
            names.indices.filter { index in
                names[index]?.replacingOccurrences(of: "_", with: "-").lowercased() == wanted
            }
        }
        for wanted in identifiers {
            let found = named(wanted)
            if !found.isEmpty { return found }
        }
        let others = named(nil)
        return others.isEmpty ? Array(names.indices) : others
    }

    /// Identifiers of the locale, from the most specific identifier to the language alone.
    private static var identifiers: [String] {
        guard let language = current?.language, let code = language.languageCode?.identifier else {
            return []
        }
        let script = language.script?.identifier
        let region = (language.region ?? current?.region)?.identifier
        let names: [[String?]] = [
            [code, script, region], [code, region], [code, script], [code],
        ]
        return names.filter { !$0.contains(nil) }
            .map { $0.compactMap { $0 }.joined(separator: "-").lowercased() }
    }
}
