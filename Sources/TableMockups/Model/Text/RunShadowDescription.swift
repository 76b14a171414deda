import Foundation
import TableDrawing

/// The shadow of a stretch of text, as a document describes it; lengths in points.
public struct RunShadowDescription: Sendable, Hashable {
    /// The shadow's colour.
    public var color: Color
    /// How far it lies to the right and below.
    public var offset: CGSize
    /// How soft it is.
    public var blur: CGFloat

    init?(reader: ShapeReader<RunShadowShape>) {
        offset = reader[\.offset]
        blur = reader[\.blur]
        let color = reader[\.color]
        reader.finish()
        guard let color else { return nil }
        self.color = color
    }
}
