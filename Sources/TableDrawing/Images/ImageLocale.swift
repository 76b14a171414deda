import Foundation

/// The language that variants of images are chosen by.
public enum ImageLocale {
    /// The locale of the render under way in this task; nothing outside one.
    @TaskLocal public static var current: Locale?

    /// The indices of the variants that are for the locale of the render; where none is, of those that are
    /// for no language in particular, and where there are none of them either, of all.
    ///
    /// The names are those of languages as catalogues write them: `de`, `pt-BR`, `zh-Hans`. The one that
    /// says most of the locale counts.
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

    /// The names of the locale, from the most exact to its language alone.
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
