import ArgumentParser
import Tableshot

/// A theme, by its name in documents.
struct ThemeName: ExpressibleByArgument {
    let theme: Theme

    init?(argument: String) {
        guard let theme = Theme.all[argument] else { return nil }
        self.theme = theme
    }

    static var allValueStrings: [String] { Theme.all.keys.sorted() }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
