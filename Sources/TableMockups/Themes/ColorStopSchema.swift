import TableDrawing

/// `{at: 0.5, color: red}`.
struct ColorStopSchema: MappingSchema {
    static let displayName = "a colour of a gradient"
    static let definition = "colorStop"
    static let summary = "A colour and where it stands in a gradient."

    let at = Key<Double>(
        "at", .double(.from(0, through: 1, "a share")), required: true,
        "The place, from 0 where the gradient begins to 1 where it ends.")
    let color = Key<Color>("color", .color, required: true, "The colour.")
}

/// A colour at a location of a gradient, from 0 to 1.
struct ColorStop: Sendable, Hashable {
    var location: Double
    var color: Color

    init(location: Double, color: Color) {
        self.location = location
        self.color = color
    }

    init?(reader: SchemaReader<ColorStopSchema>) {
        let location = reader[\.at]
        let color = reader[\.color]
        reader.finish()
        guard let location, let color else { return nil }
        self.init(location: location, color: color)
    }
}
