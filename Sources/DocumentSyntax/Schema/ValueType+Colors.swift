import TableDrawing

extension ValueType where Value == Color {
    /// A colour: `"#RRGGBB"`, `"#RRGGBBAA"`, the short forms `"#RGB"` and `"#RGBA"`, a name
    /// such as `red` or `systemBlue`, or a colour set in the document's assets.
    package static var color: Self {
        Self(
            schema: { form in
                var choices: [SchemaValue] = [
                    [
                        "type": "string",
                        "pattern": "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
                    ],
                    ["enum": .list(ColorNames.all.map { .text($0) })],
                ]
                if form.hasOwnNames {
                    choices.append([
                        "type": "string",
                        "description":
                            "The name of a colour set in the document's assets.",
                    ])
                }
                return form.single(["anyOf": .list(choices)])
            },
            read: { node, context in ColorNames.color(node, context) })
    }

    /// A colour other than `tint`, for the tint colour itself.
    package static var tintSource: Self {
        let color = ValueType<Color>.color
        return Self(
            schema: { color.schema($0) },
            read: { node, context in
                guard let read = color.read(node, context) else { return nil }
                guard read != .tintColor else {
                    context.problems.error(
                        "tint is the tint colour itself: give another colour, such as systemBlue",
                        at: node)
                    return nil
                }
                return read
            })
    }
}

extension ValueType where Value == TintableColor {
    /// A colour, or `tint`.
    package static var tintableColor: Self {
        let color = ValueType<Color>.color
        return Self(
            schema: { ["anyOf": [color.schema($0), ["enum": ["tint"]]]] },
            read: { node, context in
                let text = node.scalar?.text ?? ""
                let known = context.environment.assets.contains {
                    $0.colorNames.contains(text)
                }
                if !known, node.isNull || text == "tintColor" {
                    context.problems.error(
                        "expected a colour, found \(node.isNull ? "nothing" : text.quoted)",
                        at: node,
                        note:
                            "write tint for the tint colour of the view (UIKit's nil), and a colour such as "
                            + "\"#FF9500\" in quotes")
                    return nil
                }
                if !known, text == "tint" { return .tint }
                return color.read(node, context).map { .color($0) }
            })
    }
}

/// A colour, or the tint colour of the view, which UIKit represents as `nil`.
public enum TintableColor: Sendable, Hashable {
    case color(Color)
    case tint

    /// The colour, or `nil` for the tint colour.
    package var color: Color? {
        switch self {
        case .color(let color): color
        case .tint: nil
        }
    }
}
