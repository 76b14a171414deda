import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableScreens
import TableText
import TableThemes

/// A document: a table and its environment.
///
/// Properties may change before the table is created. The command's options use this.
public struct TableDocument: Sendable {
    /// The document's path or given name.
    public let name: String
    /// Warnings about probable mistakes.
    public package(set) var warnings: [DocumentProblem]

    /// Returns the warnings for an animation with another duration than the document's duration.
    ///
    /// Warnings about steps after the document's stated end are removed.
    ///
    /// - Parameter duration: duration in seconds, or `nil` for the document's duration.
    public func warnings(playedFor duration: Double?) -> [DocumentProblem] {
        duration == nil ? warnings : warnings.filter { !$0.isOfStatedEnd }
    }

    /// Size of the picture.
    public var screen: DocumentScreen
    /// Bars around the table, or `nil` for the table alone.
    public var bars: BarsDescription?
    /// Theme of the table.
    public var theme: Theme
    /// Tint colour of the screen, or `nil` for the theme's tint colour.
    public var tint: Color?
    /// Light or dark colours.
    public var appearance: UserInterfaceStyle
    /// Contrast of colours with several variants.
    public var contrast: AccessibilityContrast
    /// The content size category.
    public var contentSize: ContentSizeCategory
    /// The locale for text shaping and for the formatting of catalogue cells.
    ///
    /// The document keeps its texts when the locale changes. `localized(to:)` reads the texts
    /// for another locale.
    public var locale: Locale
    /// The layout direction, or `nil` for the direction of the locale's language.
    public var direction: LayoutDirection?
    /// The home time zone.
    public var timeZone: TimeZone
    /// The current time on the screen.
    public var now: Date
    /// Scroll position of the table, or `nil` for the top.
    public var scroll: ScrollPlace?
    /// The variants of the document.
    public var matrix: RenderMatrix
    /// The table.
    public internal(set) var table: TableContent
    /// Steps of the document's animation.
    ///
    /// A still picture shows the state before the first step.
    public internal(set) var timeline: [TimelineStep]
    /// Settings for the frames of the timeline.
    public var animation: AnimationSettings
    /// Settings for the comparison with recorded references.
    public var snapshot: DocumentSnapshot

    let images: ImageStore
    var source: DocumentSource
    /// Localized default texts, such as button titles.
    var localizedDefaults: [LocalizedDefault: String]

    /// Returns the location of the value at a path of keys, or `nil` if the document does not
    /// contain the value.
    package func location(of keys: [String]) -> DocumentLocation? {
        var node = source.node
        for key in keys {
            guard let inner = node.mapping?[key] else { return nil }
            node = inner
        }
        return node.location
    }

    /// Returns the context for creating and drawing the table.
    public func context(fontBook: FontBook = .standard) -> RenderContext {
        var theme = theme
        if let tint { theme.colors.tint = tint }
        var context = RenderContext(
            theme: theme,
            traits: TraitCollection(
                userInterfaceStyle: appearance, accessibilityContrast: contrast,
                layoutDirection: direction ?? Locales.direction(of: locale),
                preferredContentSizeCategory: contentSize,
                displayScale: screen.scale, userInterfaceIdiom: screen.idiom,
                horizontalSizeClass: screen.horizontalSizeClass,
                verticalSizeClass: screen.frame.verticalSizeClass),
            now: now, locale: locale, timeZone: timeZone, fontBook: fontBook)
        context.localizedDefaults = localizedDefaults
        context.places = placesOfWarnings
        return context
    }
}

/// Scroll position of a table.
public enum ScrollPlace: Sendable, Hashable {
    /// A distance from the top, in points.
    case offset(CGFloat)
    /// A row.
    case row(ScrollTarget)
}

/// Content of a document's table.
public enum TableContent: Sendable {
    /// Sections and rows of the document.
    case described(TableDescription)
    /// A table of the catalogue, made in Swift.
    case made(CatalogueTable)
}
