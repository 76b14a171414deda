import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

extension ValueType where Value == [HeaderMetrics.BackgroundStop] {
    /// The background of a bar or header.
    ///
    /// `none` makes the background transparent.
    package static var fillStops: Self { noneOrStops { .init($0.location, $0.color) } }
}

extension ValueType where Value == [ThemeShape.Stop] {
    /// The gloss over a colour.
    ///
    /// `none` removes the gloss.
    package static var glossStops: Self { noneOrStops { .init($0.location, $0.color) } }
}

extension ValueType {
    /// Stops of a gradient as values of another type, or `none` for an empty array.
    private static func noneOrStops<Stop>(
        _ stop: @escaping @Sendable (ColorStop) -> Stop
    ) -> Self where Value == [Stop] {
        let stops = ValueType<[ColorStop]>.colorStops
        return Self(
            schema: { ["anyOf": [["const": "none"], stops.schema($0)]] },
            read: { node, context in
                node.isNone ? [] : stops.read(node, context).map { $0.map(stop) }
            })
    }
}

extension ValueType where Value == ControlFill {
    /// The colours of a part of a control.
    package static var controlFill: Self {
        ValueType<[ColorStop]>.mapped { stops in
            ControlFill(
                stops: stops.map { ControlFill.Stop(CGFloat($0.location), $0.color) })
        }
    }
}

extension ValueType where Value == SelectionLook.Fill {
    /// A colour, or two colours of a vertical gradient.
    package static var selectionFill: Self {
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
