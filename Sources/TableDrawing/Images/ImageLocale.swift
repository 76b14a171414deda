import Foundation

/// Locale for choosing variants of images.
public enum ImageLocale {
    /// Locale of the current render in this task, or `nil` outside of a render.
    @TaskLocal public static var current: Locale?

    /// Returns the indices of the variants for the locale of the render.
    ///
    /// The order of the search is the order of string tables: the locale's own name first, then the
    /// names of its parents. Without a match, variants without a language are used, or else all
    /// variants.
    ///
    /// - Parameter names: the language of each variant, such as `de`, `pt-BR` or `zh-Hans`, or
    ///   `nil` for a variant without a language.
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
