import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableThemes

/// A whole document.
struct DocumentSchema: MappingSchema {
    static let displayName = "a document"
    static let definition = "document"
    static let summary = "A table to be drawn, and what it is seen with."
    static let exclusive = [["offset", "scrollTo"]]
    static let hints = [
        "device": "the device is the screen's: screen: {device: iphone-15}",
        "orientation": "the orientation is the screen's: screen: {orientation: landscape}",
        "width": "the width is the screen's: screen: {width: 390}",
        "height": "the height is the screen's: screen: {height: content}",
        "scale": "the scale is the screen's: screen: {scale: 2}",
        "fps": "the rate is the animation's: animation: {fps: 60}",
        "steps": "the steps of an animation are a list: timeline: [{at: 0.2, select: [0, 3]}]",
        "rows": "rows stand in the table: table: {rows: [{text: Hello}]}",
        "sections": "sections stand in the table: table: {sections: [{header: A, rows: []}]}",
    ]

    let schema = Key<String>(
        "$schema", .name, "The schema that editors complete this document from.")
    let extends = Key<String>(
        "extends", .name,
        "Another document that this one adds to, relative to this one. Mappings are joined, lists "
            + "and single values replaced; null takes an inherited value away.")
    let assets = Key<[AssetFolder]>(
        "assets", .assets,
        "An asset catalogue, or several: folders such as Media.xcassets, relative to the document. "
            + "Their image sets and colour sets count wherever an image or a colour is named, "
            + "before files and built-in colours of the same name.")
    let screen = Key<DocumentScreen>(
        "screen", .mapping(ScreenSchema(), DocumentScreen.init(reader:)),
        "The size of the picture: a device, or a width, a height and a scale.")
    let bars = Key<BarsDescription>(
        "bars", .mapping(BarsSchema(), BarsDescription.init(reader:)),
        "What stands around the table, so that the picture looks like a screen.")
    let theme = DefaultedKey<Theme>(
        "theme", .changedTheme, default: .modern,
        "The look: classic is iOS 3 to 6, flat 7 to 12, modern 13 to 18, glass 26; or one of them "
            + "changed: {base: classic, table: {rowHeight: 50}}.")
    let appearance = DefaultedKey<UserInterfaceStyle>(
        "appearance", .caseName, default: .light, "Light or dark colours.")
    let contrast = DefaultedKey<AccessibilityContrast>(
        "contrast", .caseName, default: .normal, "The contrast of the theme's colours.")
    let contentSize = DefaultedKey<ContentSizeCategory>(
        "contentSize", .caseName, default: .large,
        "The text size that the person has chosen, large where nothing was changed.")
    let locale = DefaultedKey<Locale>(
        "locale", .locale, default: Locale(identifier: "en_US"),
        "The language that texts are shaped in and looked up in strings, and without direction the "
            + "side that rows begin at. Only cells of the catalogue that ask for the locale format "
            + "dates and numbers by it. The pseudo-locale en-XA lengthens texts, ar-XB writes them "
            + "from right to left.")
    let strings = Key<StringTables>(
        "strings", .strings,
        "Where shown texts are looked up: a folder with de.lproj/NAME.strings, de.strings or "
            + "NAME.xcstrings, or a list of such files.")
    let matrix = Key<RenderMatrix>(
        "matrix", .mapping(MatrixSchema(), RenderMatrix.init(reader:)),
        "Values that the document is rendered with: each combination is a picture.")
    let direction = Key<LayoutDirection>(
        "direction", .direction,
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
        "scrollTo", .mapping(ScrollTargetSchema(), ScrollTarget.init(reader:)),
        "The row that the table is scrolled to.")
    let styles = Key<DocumentNode>(
        "styles",
        .deferred { form in
            ["type": "object", "additionalProperties": form.key(form.reference("rowStyle"))]
        },
        "Row styles by name, which rows use: {styles: {place: {style: subtitle}}}.")
    let prototypes = Key<DocumentNode>(
        "prototypes",
        .deferred { form in
            [
                "type": "object",
                "additionalProperties": form.inherits
                    ? ["type": ["object", "null"]] : form.reference("prototype"),
            ]
        },
        "Cells by name, which rows use: {prototypes: {city: {height: 60, subviews: []}}}; and views of "
            + "other classes for headers, footers and backgrounds: {banner: {class: View}}.")
    let table = Key<DocumentNode>(
        "table",
        .deferred { form in
            ["anyOf": [form.reference("table"), ["$ref": "#/$defs/madeTable"]]]
        },
        required: true, "The table, or the name of one that was made in Swift.")
    let timeline = Key<DocumentNode>(
        "timeline",
        .deferred { form in
            ["type": "array", "items": form.whole.reference(StepSchema.definition)]
        },
        "What happens in an animation of the document, step by step; pictures show what is before.")
    let animation = Key<AnimationSettings>(
        "animation", .mapping(AnimationSchema(), AnimationSettings.init(reader:)),
        "How the timeline is made into frames.")
    let snapshot = Key<DocumentSnapshot>(
        "snapshot", .mapping(SnapshotSchema(), DocumentSnapshot.init(reader:)),
        "How 'tableshot verify' compares the pictures with those that were recorded.")
}
