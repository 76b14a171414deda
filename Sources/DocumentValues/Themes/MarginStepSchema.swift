import DocumentSyntax
import Foundation
import TableThemes

/// `{minimumWidth: 414, margin: 20}`.
final class MarginStepSchema: MappingSchema {
    static let displayName = "a margin step"
    static let definition = "theme.MarginStep"
    static let summary = "The margin of tables from a minimum width, in points."

    let minimumWidth = Key<CGFloat>(
        "minimumWidth", .number(.themeLength), required: true,
        "The minimum width of the table, in points.")
    let margin = Key<CGFloat>(
        "margin", .number(.themeLength), required: true, "The margin, in points.")
}

/// A step of a margin table in a document.
struct MarginStepDescription: Sendable {
    let step: MarginTable.Step

    init?(reader: SchemaReader<MarginStepSchema>) {
        let width = reader[\.minimumWidth]
        let margin = reader[\.margin]
        reader.finish()
        guard let width, let margin else { return nil }
        step = MarginTable.Step(minimumWidth: width, margin: margin)
    }
}
