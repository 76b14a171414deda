import Foundation
import TableDrawing
import TableThemes

extension ValueType where Value == [ColorStop] {
    /// A colour, or the colours of a gradient, evenly spaced or with locations.
    static var colorStops: Self {
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

    fileprivate static func mapped<Stop: Sendable>(
        _ make: @escaping @Sendable ([ColorStop]) -> Stop
    ) -> ValueType<Stop> {
        let stops = colorStops
        return ValueType<Stop>(
            schema: stops.schema, read: { node, context in stops.read(node, context).map(make) })
    }
}

extension ValueType where Value == [HeaderMetrics.BackgroundStop] {
    /// The background of a bar or header.
    ///
    /// `none` makes the background transparent.
    static var fillStops: Self {
        let stops = ValueType<[ColorStop]>.colorStops
        return Self(
            schema: { ["anyOf": [["const": "none"], stops.schema($0)]] },
            read: { node, context in
                if node.isNone { return [] }
                return stops.read(node, context).map { stops in
                    stops.map { HeaderMetrics.BackgroundStop($0.location, $0.color) }
                }
            })
    }
}

extension ValueType where Value == [ThemeShape.Stop] {
    /// The gloss over a colour.
    ///
    /// `none` removes the gloss.
    static var glossStops: Self {
        let stops = ValueType<[ColorStop]>.colorStops
        return Self(
            schema: { ["anyOf": [["const": "none"], stops.schema($0)]] },
            read: { node, context in
                if node.isNone { return [] }
                return stops.read(node, context).map { stops in
                    stops.map { ThemeShape.Stop($0.location, $0.color) }
                }
            })
    }
}

extension ValueType where Value == ControlFill {
    /// The colours of a part of a control.
    static var controlFill: Self {
        ValueType<[ColorStop]>.mapped { stops in
            ControlFill(
                stops: stops.map { ControlFill.Stop(CGFloat($0.location), $0.color) })
        }
    }
}

extension ValueType where Value == SelectionLook.Fill {
    /// A colour, or two colours of a vertical gradient.
    static var selectionFill: Self {
        let color = ValueType<Color>.color
        return Self(
            schema: { form in
                [
                    "anyOf": [
                        color.schema(form),
                        [
                            "type": "array", "items": color.schema(form.whole),
                            "minItems": .number(2), "maxItems": .number(2),
                        ],
                    ]
                ]
            },
            read: { node, context in
                guard let elements = node.sequence else {
                    return color.read(node, context).map { SelectionLook.Fill(top: $0, bottom: $0) }
                }
                guard elements.count == 2 else {
                    return node.wrongType(
                        "a colour, or two from the top to the bottom such as [white, gray]",
                        context.problems)
                }
                guard let top = color.read(elements[0], context),
                    let bottom = color.read(elements[1], context)
                else { return nil }
                return SelectionLook.Fill(top: top, bottom: bottom)
            })
    }
}
