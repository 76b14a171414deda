import DocumentSyntax
import Foundation
import TableDrawing

/// A label's sharp shadow in a document.
package struct TextShadowDescription: Sendable, Hashable {
    /// The shadow's colour.
    package var color: Color
    /// Offset to the right and down, in points.
    package var offset: CGSize

    init?(reader: SchemaReader<TextShadowSchema>) {
        offset = reader[\.offset]
        let color = reader[\.color]
        reader.finish()
        guard let color else { return nil }
        self.color = color
    }
}
