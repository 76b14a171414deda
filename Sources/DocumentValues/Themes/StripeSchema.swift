import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

/// `{width: 5, color: white}`.
final class StripeSchema: MappingSchema {
    static let displayName = "a stripe"
    static let definition = "theme.Stripe"
    static let summary = "A vertical stripe of a table's background."

    let width = Key<CGFloat>(
        "width", .number(.above(0, through: 10_000, "a width")), required: true,
        "The width of the stripe, in points.")
    let color = Key<Color>("color", .color, required: true, "The colour of the stripe.")
}

/// A stripe in a document.
struct StripeDescription: Sendable {
    let stripe: TableBackground.Stripe

    init?(reader: SchemaReader<StripeSchema>) {
        let width = reader[\.width]
        let color = reader[\.color]
        reader.finish()
        guard let width, let color else { return nil }
        stripe = TableBackground.Stripe(width: width, color: color)
    }
}
