import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableThemes

/// A whole document.
final class DocumentSchema: MappingSchema {
    static let displayName = "a document"
    static let definition = "document"
    static let summary = "A table document: the table, the screen and the rendering environment."
    static let exclusive = [["offset", "scrollTo"]]
    static let hints = [
        "device": "the device is the screen's: screen: {device: iphone-15}",
        "orientation": "the orientation is the screen's: screen: {orientation: landscape}",
        "width": "the width is the screen's: screen: {width: 390}",
        "height": "the height is the screen's: screen: {height: content}",
        "scale": "the scale is the screen's: screen: {scale: 2}",
        "tintColor": "the tint colour of the screen is tint: systemPink",
        "fps": "the rate is the animation's: animation: {fps: 60}",
        "steps": "the steps of an animation are a list: timeline: [{at: 0.2, select: [0, 3]}]",
        "rows": "rows stand in the table: table: {rows: [{text: Hello}]}",
        "sections": "sections stand in the table: table: {sections: [{header: A, rows: []}]}",
    ]

    let schema = Key<String>(
        "$schema", .name, "The schema for completion in editors.")
    let extends = Key<String>(
        "extends", .name,
        "The path of the document to extend, relative to this document. Mappings are merged; "
            + "lists and single values are replaced; null removes an inherited value.")
    let assets = Key<[AssetFolder]>(
        "assets", .assets,
        "An asset catalogue or a list of asset catalogues: folders such as Media.xcassets, "
            + "relative to the document. Image sets and colour sets have priority over files "
            + "and built-in colours of equal names.")
    let screen = Key<DocumentScreen>(
        "screen", .mapping(ScreenSchema(), DocumentScreen.init(reader:)),
        "The size and scale of the picture: a device, or a width, a height and a scale.")
    let bars = Key<BarsDescription>(
        "bars", .mapping(BarsSchema(), BarsDescription.init(reader:)),
        "The bars and other screen elements around the table.")
    let theme = DefaultedKey<Theme>(
        "theme", .changedTheme, default: .ios15,
        "The theme: ios6 (iOS 3 to 6), ios7 (iOS 7 to 12), ios13 (iOS 13 and 14), ios15 (iOS 15 to "
            + "18) or ios26; or a changed theme: {base: ios6, table: {rowHeight: 50}}. The names "
            + "classic, flat, modern and glass are aliases of ios6, ios7, ios15 and ios26.")
    let tint = Key<Color>(
        "tint", .tintSource,
        "The tint colour of bars, controls and cells, in place of the theme's tint colour.")
    let appearance = DefaultedKey<UserInterfaceStyle>(
        "appearance", .caseName, default: .light, "The user interface style: light or dark.")
    let contrast = DefaultedKey<AccessibilityContrast>(
        "contrast", .caseName, default: .normal, "The contrast of the theme's colours.")
    let contentSize = DefaultedKey<ContentSizeCategory>(
        "contentSize", .caseName, default: .large,
        "The preferred text size. The default is large.")
    let locale = DefaultedKey<Locale>(
        "locale", .locale, default: Locale(identifier: "en_US"),
        "The locale for text shaping, for lookups in strings and, if direction is absent, for the "
            + "layout direction. Dates and numbers have the locale's format only in catalogue "
            + "cells that support locales. The pseudo-locale en-XA lengthens texts; ar-XB "
            + "writes texts from right to left.")
    let strings = Key<StringTables>(
        "strings", .strings,
        "The string tables for the texts: a folder with de.lproj/NAME.strings, de.strings or "
            + "NAME.xcstrings, or a list of files.")
    let matrix = Key<RenderMatrix>(
        "matrix", .mapping(MatrixSchema(), RenderMatrix.init(reader:)),
        "The values of a test matrix. Each combination of values gives a picture.")
    let direction = Key<LayoutDirection>(
        "direction", .direction,
        "The layout direction. The default is the direction of the locale's language.")
    let timeZone = DefaultedKey<TimeZone>(
        "timeZone", .timeZone, default: .gmt, "The home time zone.")
    let now = DefaultedKey<Date>(
        "now", .date, default: RenderContext.defaultNow,
        "The current date and time of the screen. The system clock is never read.")
    let offset = Key<CGFloat>(
        "offset", .number(.from(-1_000_000, through: 1_000_000_000, "an offset")),
        "The vertical scroll offset of the table, in points.")
    let scrollTo = Key<ScrollTarget>(
        "scrollTo", .mapping(ScrollTargetSchema(), ScrollTarget.init(reader:)),
        "The row to scroll to.")
    let styles = Key<DocumentNode>(
        "styles",
        .deferred { form in
            ["type": "object", "additionalProperties": form.key(form.reference("rowStyle"))]
        },
        "Row styles by name, for the key use of rows: {styles: {place: {style: subtitle}}}.")
    let prototypes = Key<DocumentNode>(
        "prototypes",
        .deferred { form in
            [
                "type": "object",
                "additionalProperties": form.inherits
                    ? ["type": ["object", "null"]] : form.reference("prototype"),
            ]
        },
        "Prototypes by name: cells for rows, {prototypes: {city: {height: 60, subviews: []}}}, "
            + "and views of other classes for headers, footers and backgrounds, {banner: "
            + "{class: View}}.")
    let table = Key<DocumentNode>(
        "table",
        .deferred { form in
            ["anyOf": [form.reference("table"), ["$ref": "#/$defs/madeTable"]]]
        },
        required: true, "The table, or the name of a Swift table in the catalogue.")
    let timeline = Key<DocumentNode>(
        "timeline",
        .deferred { form in
            ["type": "array", "items": form.whole.reference(StepSchema.definition)]
        },
        "The steps of the document's animation. A still picture shows the state before the first "
            + "step.")
    let animation = Key<AnimationSettings>(
        "animation", .mapping(AnimationSchema(), AnimationSettings.init(reader:)),
        "The settings of the animation that the timeline produces.")
    let snapshot = Key<DocumentSnapshot>(
        "snapshot", .mapping(SnapshotSchema(), DocumentSnapshot.init(reader:)),
        "The settings for 'tableshot verify', which compares pictures with recorded references.")
}
