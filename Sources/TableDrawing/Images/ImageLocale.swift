import Foundation

/// Locale for choosing variants of images.
public enum ImageLocale {
    /// Locale of the current render in this task, or `nil` outside of a render.
    @TaskLocal public static var current: Locale?

    /// The indices of the variants for the locale of the render.
    ///
    /// If there are none, those of the variants for no language in particular; if there are none of these
    /// either, all indices.
    ///
    /// The names are those of languages as catalogues write them: `de`, `pt-BR`, `zh-Hans`. They are looked
    /// for as tables of strings are: the locale's own name first, then those of its parents.
    public static func indices(among names: [String?]) -> [Int] {
        guard names.contains(where: { $0 != nil }) else { return Array(names.indices) }
        let tags = names.map { $0.map { LocaleFallback.tag(ofName: $0) } }
        for wanted in current.map({ LocaleFallback.tags(for: $0) }) ?? [] {
            let found = tags.indices.filter { tags[$0] == wanted }
            if !found.isEmpty { return found }
        }
        let others = tags.indices.filter { tags[$0] == nil }
        return others.isEmpty ? Array(names.indices) : others
    }
}
