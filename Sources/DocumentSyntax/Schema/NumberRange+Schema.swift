extension NumberRange {
    /// The range as a schema.
    package var schema: SchemaValue {
        var schema: SchemaValue = ["type": "number"]
        if let lower = bounds.lower {
            schema = schema.adding([
                bounds.isLowerIncluded ? "minimum" : "exclusiveMinimum": .number(lower)
            ])
        }
        if let upper = bounds.upper { schema = schema.adding(["maximum": .number(upper)]) }
        return schema
    }

    /// Lengths of insets.
    package static let insetLength = NumberRange.from(0, through: 10_000, "an inset")
    /// Default heights of rows.
    ///
    /// A table needs rows with a height.
    package static let rowHeight = NumberRange.above(0, through: 10_000, "a height")
    /// Heights that may be 0.
    package static let headerHeight = NumberRange.from(0, through: 10_000, "a height")
    /// Device pixels per point.
    package static let scale = NumberRange.from(0.25, through: 8, "a scale")
}
