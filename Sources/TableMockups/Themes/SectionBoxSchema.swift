import DocumentSyntax
import Foundation
import TableThemes

/// `box: {card: 12}` or `box: {bordered: {cornerRadius: 12}}`.
struct SectionBoxSchema: MappingSchema {
    static let displayName = "a section's box"
    static let definition = "theme.SectionBox"
    static let summary = "What surrounds the rows of a section; edgeToEdge surrounds none."
    static let exclusive = [["card", "bordered"]]

    let card = Key<CGFloat>(
        "card", .number(.themeLength), "Narrower cells that are cut to corners of this radius.")
    let bordered = Key<DocumentNode>(
        "bordered", .deferred { $0.reference(BorderedBox.definition) },
        "A border around the rows: what differs from the base's, or from that of classic.")
}
