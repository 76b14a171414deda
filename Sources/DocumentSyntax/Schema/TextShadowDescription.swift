import Foundation
import TableDrawing

/// A label's sharp shadow in a document.
public struct TextShadowDescription: Sendable, Hashable {
    /// The shadow's colour.
    public var color: Color
    /// Offset to the right and down, in points.
    public var offset: CGSize

    package init?(reader: SchemaReader<TextShadowSchema>) {
        offset = reader[\.offset]
        let color = reader[\.color]
        reader.finish()
        guard let color else { return nil }
        self.color = color
    }
}
