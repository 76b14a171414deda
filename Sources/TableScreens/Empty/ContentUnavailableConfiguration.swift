import Foundation
import TableControls
import TableDrawing

/// Content for a place without rows; UIKit's type.
public struct ContentUnavailableConfiguration: Sendable, Hashable {
    /// Image above the texts, or `nil` for no image.
    public var image: Image?
    /// Main text, or `nil` for no text.
    public var text: String?
    /// Text below the main text, or `nil` for no text.
    public var secondaryText: String?
    /// Title of a button below the texts.
    public var buttonTitle: String?
    /// Whether a turning wheel replaces the image; `spinnerPhase` is its rotation, in turns.
    public var isLoading = false
    /// Rotation of the wheel, in turns, if `isLoading` is true.
    public var spinnerPhase: Double = 0

    private init() {}

    /// Returns an empty configuration.
    public static func empty() -> ContentUnavailableConfiguration {
        ContentUnavailableConfiguration()
    }

    /// Returns a turning wheel with a text.
    public static func loading() -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration()
        configuration.isLoading = true
        configuration.text = LocalizedDefault.loading.text
        return configuration
    }

    /// Returns the content for a search without results.
    public static func search() -> ContentUnavailableConfiguration {
        var configuration = ContentUnavailableConfiguration()
        configuration.image = Image(systemName: "magnifyingglass")
        configuration.text = LocalizedDefault.noResults.text
        configuration.secondaryText = LocalizedDefault.checkSpelling.text
        return configuration
    }
}
