import TableDrawing

extension ValueType where Value == [ColorStop] {
    /// A colour, or the colours of a gradient, evenly spaced or with locations.
    package static var colorStops: Self {
        let color = ValueType<Color>.color
        let stop = ValueType<ColorStop>.mapping(ColorStopSchema(), ColorStop.init(reader:))
        return Self(
            schema: { form in
                let element: SchemaValue = [
                    "anyOf": [color.schema(form.whole), stop.schema(form.whole)]
                ]
                return [
                    "anyOf": [
                        color.schema(form),
                        ["type": "array", "items": element, "minItems": .number(1)],
                    ]
                ]
            },
            read: { node, context in
                guard let elements = node.sequence else {
                    return color.read(node, context).map { [ColorStop(location: 0, color: $0)] }
                }
                guard !elements.isEmpty else {
                    return node.wrongType(
                        "a colour or a list of at least one such as [white, black]",
                        context.problems)
                }
                let last = Double(max(1, elements.count - 1))
                let stops = elements.enumerated().compactMap { index, element in
                    if element.mapping != nil { return stop.read(element, context) }
                    return color.read(element, context).map {
                        ColorStop(location: Double(index) / last, color: $0)
                    }
                }
                guard stops.count == elements.count else { return nil }
                let places = stops.map(\.location)
                if let late = places.indices.dropFirst().first(where: {
                    places[$0] < places[$0 - 1]
                }) {
                    context.problems.error(
                        "a place is below the place before it; order the places from 0 up to 1",
                        at: elements[late])
                    return nil
                }
                return stops
            })
    }

    /// A value made of the colours of a gradient.
    package static func mapped<Stop: Sendable>(
        _ make: @escaping @Sendable ([ColorStop]) -> Stop
    ) -> ValueType<Stop> {
        let stops = colorStops
        return ValueType<Stop>(
            schema: stops.schema, read: { node, context in stops.read(node, context).map(make) })
    }
}
