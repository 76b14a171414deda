import ArgumentParser
import Tableshot

/// A text size, by its name in Swift.
struct ContentSizeName: ExpressibleByArgument {
    let category: ContentSizeCategory

    init?(argument: String) {
        guard let category = ContentSizeCategory(rawValue: argument) else { return nil }
        self.category = category
    }

    static var allValueStrings: [String] { ContentSizeCategory.allCases.map(\.rawValue) }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
