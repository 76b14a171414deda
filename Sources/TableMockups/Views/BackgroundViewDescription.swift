import DocumentSyntax
import Foundation
import TableDrawing

/// A background view of a document.
public struct BackgroundViewDescription: Sendable {
    /// Content of the view.
    public enum Kind: Sendable {
        case color(Color)
        case gradient(GradientDescription)
        case image(ImageReference, ContentMode)
        case view(ViewUse)
    }

    /// Content of the view.
    public var kind: Kind
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat
    /// Insets from the edges of the row or table, in points.
    public var insets: EdgeInsets

    init(color: Color) {
        kind = .color(color)
        cornerRadius = 0
        insets = .zero
    }

    init?(reader: SchemaReader<BackgroundViewSchema>) {
        cornerRadius = reader[\.cornerRadius]
        insets = reader[\.insets]
        let mode = reader[\.contentMode]
        let kind: Kind? =
            reader[\.color].map { .color($0) } ?? reader[\.gradient].map { .gradient($0) }
            ?? reader[\.image].map { .image($0, mode) } ?? reader[\.view].map { .view($0) }
        if !BackgroundViewSchema.kinds.contains(where: { reader.mapping.has($0) }),
            !reader.context.allowsMissingKeys
        {
            reader.context.problems.error(
                "a background view shows nothing; give one of "
                    + Suggestion.list(BackgroundViewSchema.kinds, "or"), at: reader.mapping.node)
        }
        reader.finish()
        guard let kind else { return nil }
        self.kind = kind
    }
}
