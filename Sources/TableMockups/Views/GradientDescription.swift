import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

/// A gradient of a document.
public struct GradientDescription: Sendable {
    /// The colours with their locations.
    var stops: [ColorStop]
    /// Type of the gradient.
    var type: GradientLayer.GradientType
    /// Positions of the first and last colour, as fractions of the view's size.
    var points: (start: CGPoint, end: CGPoint)

    init?(reader: SchemaReader<GradientSchema>) {
        type = reader[\.type]
        let start = reader[\.startPoint]
        let end = reader[\.endPoint]
        points = (
            CGPoint(x: start.width, y: start.height), CGPoint(x: end.width, y: end.height)
        )
        let stops = reader[\.colors]
        if let stops, stops.count < 2 {
            reader.mapping.error(
                "the gradient has one colour; give at least two such as [white, gray]",
                at: "colors",
                note: "a single colour is written {color: white}")
        }
        reader.finish()
        guard let stops else { return nil }
        self.stops = stops
    }
}
