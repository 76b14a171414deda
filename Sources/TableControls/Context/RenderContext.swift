import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Inputs of a picture besides its table, independent of the machine's own state.
public struct RenderContext: Sendable {
    /// Theme with the colours, fonts and metrics of an iOS version.
    public var theme: Theme
    /// Traits of the picture, for example appearance, scale and text size.
    public var traits: TraitCollection
    /// Reference date of relative dates.
    public var now: Date
    /// Locale of texts, images, dates and numbers.
    public var locale: Locale
    /// Home time zone.
    public var timeZone: TimeZone
    /// Fonts for the picture's text, independent of the system's fonts.
    public var fontBook: FontBook
    /// Translations of default texts, for example a Delete button's title; missing texts are
    /// English.
    public var localizedDefaults: [LocalizedDefault: String] = [:]
    /// Locations of diagnostics without a location, by the diagnostics' identifiers.
    package var places: [String: String] = [:]

    /// Creates a context, by default with the theme `ios15` in US English at `defaultNow` in
    /// GMT.
    public init(
        theme: Theme = .ios15, traits: TraitCollection = TraitCollection(),
        now: Date = RenderContext.defaultNow, locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = .gmt, fontBook: FontBook = .standard
    ) {
        self.theme = theme
        self.traits = traits
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
        self.fontBook = fontBook
    }

    /// Fixed date 2025-06-15T12:00:00Z, which makes pictures independent of the current day.
    public static let defaultNow = Date(timeIntervalSince1970: 1_749_988_800)

    /// Context of the current render.
    ///
    /// Outside a render: theme `ios15`, light, 2×, English, noon UTC on 15 June 2025.
    public static var current: RenderContext { shared.context }
    /// Shared reference, because every view reads parts of the context.
    @TaskLocal private static var shared = Shared(RenderContext())

    private final class Shared: Sendable {
        let context: RenderContext
        init(_ context: RenderContext) { self.context = context }
    }

    /// Runs `body` with this context as the current context for views, colours and text.
    ///
    /// A theme without a dark appearance is drawn light and in normal contrast, with
    /// diagnostics.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try DiagnosticLog.$places.withValue(places) { try runLocated(body) }
    }

    private func runLocated<Result>(_ body: () throws -> Result) rethrows -> Result {
        var traits = traits
        if traits.userInterfaceStyle == .dark, !theme.hasDarkAppearance {
            traits.userInterfaceStyle = .light
            DiagnosticLog.warn(
                "theme.no-dark-appearance",
                "the theme \(theme.name) has no dark appearance; it is drawn light")
        }
        // Colours for high contrast were introduced with colours for the dark appearance.
        if traits.accessibilityContrast == .high, !theme.hasDarkAppearance {
            traits.accessibilityContrast = .normal
            DiagnosticLog.warn(
                "theme.no-high-contrast",
                "the theme \(theme.name) has no colours for high contrast; it is drawn in its own")
        }
        var text = TextEnvironment.current
        text.fontBook = fontBook
        text.systemFont = theme.systemFont
        text.language = TextEnvironment.language(of: locale)
        return try RenderContext.$shared.withValue(Shared(self)) {
            try TraitCollection.$current.withValue(traits) {
                try SystemPalette.$current.withValue(theme.colors.system) {
                    try Color.$currentTint.withValue(theme.colors.tint) {
                        try ImageLocale.$current.withValue(locale) {
                            try TextEnvironment.$current.withValue(text, operation: body)
                        }
                    }
                }
            }
        }
    }
}

/// View with a theme of its own.
package protocol ThemedView: View {
    /// Runs `body` in the view's theme.
    func withOwnTheme<Result>(_ body: () throws -> Result) rethrows -> Result
}

extension PixelGrid {
    /// Pixel grid of the current render, or 2× if the display scale is invalid for a grid.
    package static var current: PixelGrid {
        (try? PixelGrid(scale: CGFloat(TraitCollection.current.displayScale))) ?? .x2
    }
}
