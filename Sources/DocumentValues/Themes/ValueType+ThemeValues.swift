import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

extension ValueType where Value == MarginTable {
    /// A margin, or margins by width.
    package static var marginTable: Self {
        let length = ValueType<CGFloat>.number(.themeLength)
        let mapping = ValueType<MarginTable>.mapping(MarginTableSchema()) { reader in
            let base = reader[\.base]
            let steps = reader[\.steps] ?? []
            reader.finish()
            return base.map {
                MarginTable(
                    base: $0,
                    steps: steps.map(\.step).sorted { $0.minimumWidth < $1.minimumWidth })
            }
        }
        return Self(
            schema: { ["anyOf": [length.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                return length.read(node, context).map { MarginTable(base: $0) }
            })
    }
}

extension ValueType where Value == SeparatorMetrics.Thickness {
    /// Points, or `{devicePixels: 1}`.
    package static var thickness: Self {
        let points = ValueType<CGFloat>.number(.themeLength)
        let mapping = ValueType<Value>.mapping(ThicknessSchema()) { reader in
            defer { reader.finish() }
            return reader[\.devicePixels].map { .devicePixels($0) }
        }
        return Self(
            schema: { ["anyOf": [points.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                return points.read(node, context).map { .points($0) }
            })
    }
}

extension ValueType where Value == TableBackground {
    /// A colour, stripes or a gradient, or separate backgrounds for phones and tablets.
    package static var tableBackground: Self {
        colorOr(
            .mapping(TableBackgroundSchema()) { reader in
                defer { reader.finish() }
                let (phone, pad) = (reader[\.phone], reader[\.pad])
                if let phone, let pad { return .idioms(phone: phone, pad: pad) }
                let isPlain = reader.has(\.stripes) || reader.has(\.gradient)
                guard isPlain || !reader.has(\.phone) && !reader.has(\.pad) else {
                    if !reader.has(\.pad) { reader.mapping.problemWithout("pad") }
                    if !reader.has(\.phone) { reader.mapping.problemWithout("phone") }
                    return nil
                }
                return pattern(reader[\.stripes], reader[\.gradient], reader.mapping)
            })
    }

    /// A colour, stripes or a gradient.
    package static var tablePattern: Self {
        colorOr(
            .mapping(TablePatternSchema()) { reader in
                defer { reader.finish() }
                return pattern(reader[\.stripes], reader[\.gradient], reader.mapping)
            })
    }

    private static func pattern(
        _ stripes: [StripeDescription]?, _ gradient: [ColorStop]?,
        _ mapping: MappingReader
    ) -> TableBackground? {
        if let stripes { return .stripes(stripes.map(\.stripe)) }
        if let gradient { return .gradient(gradient.map { .init($0.location, $0.color) }) }
        // Invalid stripes and gradients are already reported.
        if !mapping.has("stripes"), !mapping.has("gradient") {
            mapping.problemWithout("stripes", "gradient")
        }
        return nil
    }

    private static func colorOr(_ mapping: Self) -> Self {
        let color = ValueType<Color>.color
        return Self(
            schema: { ["anyOf": [color.schema($0), mapping.schema($0)]] },
            read: { node, context in
                if node.mapping != nil { return mapping.read(node, context) }
                return color.read(node, context).map { .color($0) }
            })
    }
}

extension ValueType where Value == HeaderMetrics.TextPlacement {
    /// `{centred: 1}` or `{padded: [16, 6]}`.
    package static var textPlacement: Self {
        .mapping(TextPlacementSchema()) { reader in
            defer { reader.finish() }
            if let offset = reader[\.centred] { return .centred(offset: offset) }
            if let padded = reader[\.padded] { return .padded(top: padded[0], bottom: padded[1]) }
            if reader.mapping.keys.isEmpty { reader.mapping.problemWithout("centred", "padded") }
            return nil
        }
    }
}

extension ValueType where Value == CellMetrics.ImagePlacement {
    /// `{insetByVerticalMargin: 10}` or `{minimumLane: 28, gap: 16}`.
    package static var imagePlacement: Self {
        .mapping(ImagePlacementSchema()) { reader in
            defer { reader.finish() }
            if let gap = reader[\.insetByVerticalMargin] {
                return .insetByVerticalMargin(gap: gap)
            }
            let lane = reader[\.minimumLane]
            let gap = reader[\.gap]
            if lane == nil, gap == nil, reader.mapping.keys.isEmpty {
                reader.mapping.problemWithout("insetByVerticalMargin", "minimumLane")
            }
            return lane == nil && gap == nil
                ? nil : .margin(minimumLane: lane ?? 0, gap: gap ?? 0)
        }
    }
}

extension ValueType where Value == BarButtonMetrics.Shape {
    /// The shape of a bar button.
    package static var barButtonShape: Self {
        choice([(name: "plain", value: .plain), ("plate", .plate), ("capsule", .capsule)])
    }
}

extension ValueType where Value == StatusBarMetrics.SignalStyle {
    /// Style of the signal strength.
    package static var signalStyle: Self {
        choice([(name: "bars", value: .bars), ("dots", .dots)])
    }
}

extension ValueType where Value == ButtonMetrics.Badge.Sign {
    /// The sign of a round button.
    package static var buttonSign: Self {
        choice([
            (name: "chevron", value: .chevron), ("info", .info), ("plus", .plus),
            ("xmark", .xmark),
        ])
    }
}

extension ValueType where Value == [CGFloat] {
    /// A list with a fixed number of lengths, in points.
    static func lengths(_ count: Int, _ expected: String) -> Self {
        let length = ValueType<CGFloat>.number(.themeLength)
        return Self(
            schema: { form in
                [
                    "type": "array", "items": length.schema(form.whole),
                    "minItems": .number(Double(count)), "maxItems": .number(Double(count)),
                ]
            },
            read: { node, context in
                guard let elements = node.sequence, elements.count == count else {
                    return node.wrongType(expected, context.problems)
                }
                let lengths = elements.compactMap { length.read($0, context) }
                return lengths.count == count ? lengths : nil
            })
    }
}

extension ValueType where Value == ClosedRange<CGFloat> {
    /// Minimum and maximum of a length, in points.
    package static var lengthRange: Self {
        let expected = "a least and a greatest length such as [16, 40]"
        let lengths = ValueType<[CGFloat]>.lengths(2, expected)
        return Self(
            schema: lengths.schema,
            read: { node, context in
                guard let ends = lengths.read(node, context) else { return nil }
                guard ends[0] <= ends[1] else { return node.wrongType(expected, context.problems) }
                return ends[0]...ends[1]
            })
    }
}

extension ValueType where Value == DirectionalEdgeInsets {
    /// Insets `[top, leading, bottom, trailing]`, or a number for all edges.
    package static var directionalInsets: Self {
        let insets = ValueType<EdgeInsets>.allInsets
        return Self(
            schema: insets.schema,
            read: { node, context in
                insets.read(node, context).map {
                    DirectionalEdgeInsets(
                        top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
                }
            })
    }
}

/// `thickness: {devicePixels: 1}`.
final class ThicknessSchema: MappingSchema {
    static let displayName = "a thickness"
    static let definition = "theme.Thickness"
    static let summary = "The thickness of a line in device pixels."

    let devicePixels = Key<Int>(
        "devicePixels", .integer(0...100, "a number of device pixels"), required: true,
        "The thickness of the line, in device pixels.")
}

/// `margins: {base: 16, steps: [{minimumWidth: 414, margin: 20}]}`.
final class MarginTableSchema: MappingSchema {
    static let displayName = "a margin table"
    static let definition = "theme.MarginTable"
    static let summary = "A side margin by the width of the table, in points."

    let base = Key<CGFloat>(
        "base", .number(.themeLength), required: true,
        "The margin of tables narrower than all steps, in points.")
    let steps = Key<[MarginStepDescription]>(
        "steps", .list(of: .mapping(MarginStepSchema(), MarginStepDescription.init(reader:))),
        "The margins of wider tables.")
}

/// `image: {insetByVerticalMargin: 10}` or `image: {minimumLane: 28, gap: 16}`.
final class ImagePlacementSchema: MappingSchema {
    static let displayName = "an image placement"
    static let definition = "theme.ImagePlacement"
    static let summary = "The horizontal position of a cell's image."
    static let exclusive = [
        ["insetByVerticalMargin", "minimumLane"], ["insetByVerticalMargin", "gap"],
    ]

    let insetByVerticalMargin = Key<CGFloat>(
        "insetByVerticalMargin", .number(.themeLength),
        "Equal left and top margins for the image. The value is the gap to the text, in points.")
    let minimumLane = Key<CGFloat>(
        "minimumLane", .number(.themeLength),
        "The minimum width, in points, of a lane at the side margin. The image is centred in the "
            + "lane.")
    let gap = Key<CGFloat>(
        "gap", .number(.themeLength), "The distance from the lane to the text, in points.")
}

/// `placement: {centred: 1}` or `placement: {padded: [16, 6]}`.
final class TextPlacementSchema: MappingSchema {
    static let displayName = "a text placement"
    static let definition = "theme.TextPlacement"
    static let summary = "The vertical position of a header's text."
    static let exclusive = [["centred", "padded"]]

    let centred = Key<CGFloat>(
        "centred", .number(.themeOffset),
        "Centres the text. The value is an offset downwards, in points.")
    let padded = Key<[CGFloat]>(
        "padded", .lengths(2, "paddings above and below such as [16, 6]"),
        "The paddings above and below the text, in points.")
}
