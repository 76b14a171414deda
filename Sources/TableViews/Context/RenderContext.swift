import Foundation
import TableDrawing
import TableText

/// Everything that a picture depends on besides its table; inputs, never the machine's own state.
public struct RenderContext: Sendable {
    public var theme: Theme
    public var traits: TraitCollection
    /// The instant that relative dates are seen from.
    public var now: Date
    public var locale: Locale
    /// The home time zone.
    public var timeZone: TimeZone
    public var fontBook: FontBook
    /// Words that nobody wrote, such as the title of a Delete button; those that are not there are English.
    public var standardWords: [StandardWord: String] = [:]

    public init(
        theme: Theme = .modern, traits: TraitCollection = TraitCollection(),
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

    /// 2025-06-15T12:00:00Z, so that nothing depends on the day it is drawn.
    public static let defaultNow = Date(timeIntervalSince1970: 1_749_988_800)

    /// The context of the render under way; outside one the modern theme, light, at 2×, in English,
    /// at noon UTC of 15 June 2025.
    public static var current: RenderContext { shared.context }
    /// Shared, for every view asks for some of it.
    @TaskLocal private static var shared = Shared(RenderContext())

    private final class Shared: Sendable {
        let context: RenderContext

        init(_ context: RenderContext) { self.context = context }
    }

    /// Runs `body` with this context as the current one for views, colours and text.
    ///
    /// A theme without a dark appearance is drawn light and in its only contrast, and diagnostics say
    /// so.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        var traits = traits
        if traits.userInterfaceStyle == .dark, !theme.hasDarkAppearance {
            traits.userInterfaceStyle = .light
            DiagnosticLog.warn(
                "theme.no-dark-appearance",
                "the theme \(theme.name) has no dark appearance; it is drawn light")
        }
        // Colours for more contrast came with those for the dark.
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
                try ImageLocale.$current.withValue(locale) {
                    try TextEnvironment.$current.withValue(text, operation: body)
                }
            }
        }
    }
}
