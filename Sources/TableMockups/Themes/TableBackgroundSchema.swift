import DocumentSyntax
import TableThemes

/// `background: {stripes: [{width: 5, color: white}, {width: 2, color: gray}]}`.
struct TableBackgroundSchema: MappingSchema {
    static let displayName = "a table's background"
    static let definition = "theme.TableBackground"
    static let summary =
        "What lies behind the rows: stripes, a gradient, or one for each kind of device."
    static let exclusive = [
        ["stripes", "gradient"], ["stripes", "phone"], ["stripes", "pad"], ["gradient", "phone"],
        ["gradient", "pad"],
    ]

    let stripes = TablePatternSchema.stripesKey
    let gradient = TablePatternSchema.gradientKey
    let phone = Key<TableBackground>(
        "phone", .tablePattern, "The background on phones, beside one for tablets.")
    let pad = Key<TableBackground>(
        "pad", .tablePattern, "The background on tablets, beside one for phones.")
}

/// `{gradient: [white, lightGray]}` in a background for a particular kind of device.
struct TablePatternSchema: MappingSchema {
    static let displayName = "a background for a kind of device"
    static let definition = "theme.TablePattern"
    static let summary = "What lies behind the rows on one kind of device: stripes or a gradient."
    static let exclusive = [["stripes", "gradient"]]

    static let stripesKey = Key<[StripeDescription]>(
        "stripes", .list(of: .mapping(StripeSchema(), StripeDescription.init(reader:))),
        "The stripes from left to right, again and again.")
    static let gradientKey = Key<[ColorStop]>(
        "gradient", .colorStops,
        "The colours from the top to the bottom of what is seen of the table.")

    let stripes = Self.stripesKey
    let gradient = Self.gradientKey
}
