import Foundation
import TableDrawing

/// What to show in place of rows where there are none; UIKit's type.
public struct ContentUnavailableConfiguration: Sendable, Hashable {
    public var image: Image?
    public var text: String?
    public var secondaryText: String?
    /// The title of a button below the texts.
    public var buttonTitle: String?
    /// Whether a wheel turns in the image's place, and how far it has turned, in turns.
    public var isLoading = false
    public var spinnerPhase: Double = 0

    private init() {}

    /// Nothing but what is filled in.
    public static func empty() -> ContentUnavailableConfiguration {
        ContentUnavailableConfiguration()
    }

    /// A turning wheel with a text.
    public static func loading() -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = StandardWord.loading.text
        return configuration
    }

    /// A search without results.
    public static func search() -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration()
        configuration.image = Image(systemName: "magnifyingglass")
        configuration.text = StandardWord.noResults.text
        configuration.secondaryText = StandardWord.checkSpelling.text
        return configuration
    }
}
