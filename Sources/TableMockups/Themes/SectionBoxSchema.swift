import DocumentSyntax
import Foundation
import TableThemes

/// `box: {card: 12}` or `box: {bordered: {cornerRadius: 12}}`.
final class SectionBoxSchema: MappingSchema {
    static let displayName = "a section's box"
    static let definition = "theme.SectionBox"
    static let summary = "The box around the rows of a section. The value edgeToEdge draws no box."
    static let exclusive = [["card", "bordered"]]

    let card = Key<CGFloat>(
        "card", .number(.themeLength),
        "A card of narrower cells with the given corner radius, in points.")
    let bordered = Key<DocumentNode>(
        "bordered", .deferred { $0.reference(BorderedBox.definition) },
        "A bordered box. Absent keys keep the values of the base theme's box, or of the box of "
            + "ios6.")
}
