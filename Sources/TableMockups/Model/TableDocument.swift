import Foundation
import TableDrawing
import TableText
import TableViews

/// A document that was read: a table and what it is seen with.
///
/// Properties may be changed before the table is made, as the command's options do.
public struct TableDocument: Sendable {
    /// The path that the document was read from, or the name it was given.
    public let name: String
    /// What may not be as the author meant it.
    public internal(set) var warnings: [DocumentProblem]

    /// The warnings that hold where the animation has another duration than the document says: none of those
    /// about steps after the document's own end.
    ///
    /// - Parameter duration: in seconds; nothing leaves it to the document.
    public func warnings(playedFor duration: Double?) -> [DocumentProblem] {
        duration == nil ? warnings : warnings.filter { !$0.isOfStatedEnd }
    }

    /// The size of the picture.
    public var screen: DocumentScreen
    /// What stands around the table; nothing shows the table alone.
    public var bars: BarsDescription?
    /// The look.
    public var theme: Theme
    /// Light or dark colours.
    public var appearance: UserInterfaceStyle
    /// The contrast of colours that know several.
    public var contrast: AccessibilityContrast
    /// The text size that the person has chosen.
    public var contentSize: ContentSizeCategory
    /// The locale: the language that texts are shaped in, and what cells of the catalogue format
    /// by.
    ///
    /// The texts are those that were read; `localized(to:)` reads them for another locale.
    public var locale: Locale
    /// The side that rows begin at; nothing leaves it to the locale's language.
    public var direction: LayoutDirection?
    /// The home time zone.
    public var timeZone: TimeZone
    /// The instant at which the screen is seen.
    public var now: Date
    /// Where the table is scrolled to; nothing is its top.
    public var scroll: ScrollPlace?
    /// The variants that the document asks for.
    public var matrix: RenderMatrix
    /// The table.
    public internal(set) var table: TableContent
    /// What happens in the animation of the document; a still picture shows what is before.
    public internal(set) var timeline: [TimelineStep]
    /// How the timeline is made into frames.
    public var animation: AnimationSettings
    /// How the pictures are compared with those that were recorded of them.
    public var snapshot: DocumentSnapshot

    let images: ImageStore
    var source: DocumentSource
    /// The words that nobody wrote, as the locale has them.
    var standardWords: [StandardWord: String]

    /// The context that the table is to be made and drawn in.
    public func context(fontBook: FontBook = .standard) -> RenderContext {
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
        context.standardWords = standardWords
        return context
    }
}
