import Foundation
import TableDrawing

/// A label's sharp shadow, as a document describes it.
public struct TextShadowDescription: Sendable, Hashable {
    /// The shadow's colour.
    public var color: Color
    /// How far it lies to the right and below, in points.
    public var offset: CGSize

    init?(reader: ShapeReader<TextShadowShape>) {
        offset = reader[\.offset]
        let color = reader[\.color]
        reader.finish()
        guard let color else { return nil }
        self.color = color
    }
}
