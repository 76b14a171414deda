import DocumentSyntax
import Foundation
import TableDrawing
import TableScreens

/// `screen: {device: iphone-15}` or `screen: {width: 390, height: 844, scale: 2}`.
final class ScreenSchema: MappingSchema {
    static let displayName = "a screen"
    static let definition = "screen"
    static let summary = "The size of the picture in points, and its scale."

    static func hint(for node: DocumentNode) -> String? {
        guard let text = node.scalar?.text, !node.isNull else { return nil }
        if case .int = node.scalar?.resolved {
            return "a width is written screen: {width: \(text)}"
        }
        let name =
            Device.named(text)?.name
            ?? Suggestion.names(
                near: text, among: Device.all.map(\.name)
            ).first
        return "a device is written screen: {device: \(name ?? Device.standard.name)}"
    }

    let device = Key<Device>(
        "device", .device,
        "The device. Its size and scale are the defaults for width, height and scale.")
    let orientation = DefaultedKey<ScreenOrientation>(
        "orientation", .caseName, default: .portrait,
        "The orientation of the device. Phones in landscape have compact bars.")
    let width = Key<CGFloat>(
        "width", .number(.from(1, through: 10_000, "a width")),
        "The width in points. If device is absent, a screen is a tablet from 600 points in both "
            + "directions.")
    let height = Key<ScreenHeight>(
        "height", .screenHeight,
        "The height in points, or content for the height of the whole table.")
    let scale = Key<Double>(
        "scale", .double(.scale), "The scale, in device pixels per point from 0.25 to 8.")
}

extension ValueType where Value == ScreenHeight {
    /// A height in points, or `content` for the height of the table's content.
    static var screenHeight: Self {
        let range = NumberRange.from(1, through: 100_000, "a height")
        return Self(
            schema: { $0.single(["anyOf": [range.schema, ["const": "content"]]]) },
            read: { node, context in
                guard case .string(let text) = node.scalar?.resolved else {
                    return node.number(range, context.problems).map { .points(CGFloat($0)) }
                }
                if text == "content" { return .content }
                return node.wrongType(
                    "a height such as 844, or content", context.problems,
                    question: Suggestion.question(for: text, among: ["content"]))
            })
    }
}
