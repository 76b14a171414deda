import Foundation
import TableDrawing
import TableViews

/// A whole document.
struct DocumentShape: Shape {
    static let noun = "a document"
    static let definition = "document"
    static let summary = "A table to be drawn, and what it is seen with."
    static let exclusive = [["offset", "scrollTo"]]

    let schema = Key<String>(
        "$schema", .text, "The schema that editors complete this document from.")
    let extends = Key<String>(
        "extends", .text,
        "Another document that this one adds to, relative to this one. Mappings are joined, lists "
            + "and single values replaced; null takes an inherited value away.")
    let assets = Key<[AssetFolder]>(
        "assets", .assets,
        "An asset catalogue, or several: folders such as Media.xcassets, relative to the document. "
            + "Their image sets and colour sets count wherever an image or a colour is named, "
            + "before files and built-in colours of the same name.")
    let screen = Key<DocumentScreen>(
        "screen", .mapping(ScreenShape(), DocumentScreen.init(reader:)),
        "The size of the picture: a device, or a width, a height and a scale.")
    let theme = DefaultedKey<String>(
        "theme", .choice(Theme.all.keys.sorted()), default: Theme.modern.name,
        "The look: classic is iOS 3 to 6, flat 7 to 12, modern 13 to 18, glass 26.")
    let appearance = DefaultedKey<UserInterfaceStyle>(
        "appearance", .caseName, default: .light, "Light or dark colours.")
    let contrast = DefaultedKey<AccessibilityContrast>(
        "contrast", .caseName, default: .normal, "The contrast of the theme's colours.")
    let locale = DefaultedKey<Locale>(
        "locale", .locale, default: Locale(identifier: "en_US"),
        "The language that texts are shaped in, and without direction the side that rows begin "
            + "at. Texts of the document are shown as they are: only cells of the catalogue that "
            + "ask for the locale format dates and numbers by it.")
    let direction = Key<LayoutDirection>(
        "direction",
        .choice([
            (name: "leftToRight", value: .leftToRight), (name: "rightToLeft", value: .rightToLeft),
        ]),
        "The side that rows begin at; without it the locale's language decides.")
    let timeZone = DefaultedKey<TimeZone>(
        "timeZone", .timeZone, default: .gmt, "The home time zone.")
    let now = DefaultedKey<Date>(
        "now", .date, default: RenderContext.defaultNow,
        "The instant at which the screen is seen; the clock is never asked.")
    let offset = Key<CGFloat>(
        "offset", .number(.from(-1_000_000, through: 1_000_000_000, "an offset")),
        "How far the table is scrolled down, in points.")
    let scrollTo = Key<ScrollTarget>(
        "scrollTo", .mapping(ScrollTargetShape(), ScrollTarget.init(reader:)),
        "The row that the table is scrolled to.")
    let styles = Key<DocumentNode>(
        "styles",
        .deferred { form in
            ["type": "object", "additionalProperties": form.key(form.reference("rowStyle"))]
        },
        "Row styles by name, which rows use: {styles: {place: {style: subtitle}}}.")
    let table = Key<DocumentNode>(
        "table",
        .deferred { form in
            ["anyOf": [form.reference("table"), ["$ref": "#/$defs/madeTable"]]]
        },
        required: true, "The table, or the name of one that was made in Swift.")
}
