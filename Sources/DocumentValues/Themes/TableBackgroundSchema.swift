import DocumentSyntax
import TableThemes

/// `background: {stripes: [{width: 5, color: white}, {width: 2, color: gray}]}`.
final class TableBackgroundSchema: MappingSchema {
    static let displayName = "a table's background"
    static let definition = "theme.TableBackground"
    static let summary =
        "The background of the table: stripes, a gradient, or a background for each kind of "
        + "device."
    static let exclusive = [
        ["stripes", "gradient"], ["stripes", "phone"], ["stripes", "pad"], ["gradient", "phone"],
        ["gradient", "pad"],
    ]

    let stripes = TablePatternSchema.stripesKey
    let gradient = TablePatternSchema.gradientKey
    let phone = Key<TableBackground>(
        "phone", .tablePattern,
        "The background on phones. The key pad beside phone gives the background on tablets.")
    let pad = Key<TableBackground>(
        "pad", .tablePattern,
        "The background on tablets. The key phone beside pad gives the background on phones.")
}

/// `{gradient: [white, lightGray]}` in a background for a particular kind of device.
final class TablePatternSchema: MappingSchema {
    static let displayName = "a background for a kind of device"
    static let definition = "theme.TablePattern"
    static let summary = "The background on a kind of device: stripes or a gradient."
    static let exclusive = [["stripes", "gradient"]]

    static let stripesKey = Key<[StripeDescription]>(
        "stripes", .list(of: .mapping(StripeSchema(), StripeDescription.init(reader:))),
        "The repeated stripes, from left to right.")
    static let gradientKey = Key<[ColorStop]>(
        "gradient", .colorStops,
        "The colours of the gradient, from top to bottom of the visible table.")

    let stripes = TablePatternSchema.stripesKey
    let gradient = TablePatternSchema.gradientKey
}
