import TableDrawing

/// `{at: 0.5, color: red}`.
package final class ColorStopSchema: MappingSchema {
    package static let displayName = "a colour of a gradient"
    package static let definition = "colorStop"
    package static let summary = "A colour at a location in a gradient."

    package let at = Key<Double>(
        "at", .double(.from(0, through: 1, "a share")), required: true,
        "The location, from 0 (start of the gradient) to 1 (end of the gradient).")
    package let color = Key<Color>("color", .color, required: true, "The colour.")

    package init() {}
}

/// A colour at a location of a gradient, from 0 to 1.
package struct ColorStop: Sendable, Hashable {
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
        self.location = location
        self.color = color
    }

    package init?(reader: SchemaReader<ColorStopSchema>) {
        let location = reader[\.at]
        let color = reader[\.color]
        reader.finish()
        guard let location, let color else { return nil }
        self.init(location: location, color: color)
    }
}
