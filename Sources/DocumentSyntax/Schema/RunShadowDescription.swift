import Foundation
import TableDrawing

/// The shadow of a text run in a document.
///
/// Lengths are in points.
public struct RunShadowDescription: Sendable, Hashable {
    /// The shadow's colour.
    public var color: Color
    /// Offset to the right and down.
    public var offset: CGSize
    /// Blur radius.
    public var blur: CGFloat

    package init?(reader: SchemaReader<RunShadowSchema>) {
        offset = reader[\.offset]
        blur = reader[\.blur]
        let color = reader[\.color]
        reader.finish()
        guard let color else { return nil }
        self.color = color
    }
}
