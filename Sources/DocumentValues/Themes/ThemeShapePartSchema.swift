import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

/// `{path: M1 1 L7 6.5 L1 12, color: red, lineWidth: 2, lineCap: round}`.
final class ThemeShapePartSchema: MappingSchema {
    static let displayName = "a part of a shape"
    static let definition = "theme.ThemeShape.Part"
    static let summary = "A filled path, or a stroked path if lineWidth is present."

    let path = Key<Path>(
        "path", .pathData, required: true,
        "The SVG path data in points from the top-left corner of the shape. Elliptical arcs are "
            + "not supported.")
    let color = Key<Color>(
        "color", .color,
        "The colour. The default is the tint colour of the view.")
    let lineWidth = Key<CGFloat>(
        "lineWidth", .number(.above(0, through: 1_000, "a width")),
        "The width of the stroke, in points. If the key is absent, the path is filled.")
    let lineCap = DefaultedKey<LineCap>(
        "lineCap", .caseName, default: .butt, "The cap style of the stroke.")
    let lineJoin = DefaultedKey<LineJoin>(
        "lineJoin", .caseName, default: .miter, "The join style of the stroke.")
}

extension ThemeShape.Part {
    init?(reader: SchemaReader<ThemeShapePartSchema>) {
        let path = reader[\.path]
        let color = reader[\.color]
        let width = reader[\.lineWidth]
        let cap = reader[\.lineCap]
        let join = reader[\.lineJoin]
        reader.finish()
        guard let path else { return nil }
        self.init(
            path, color.map { .color($0) } ?? .tint,
            stroke: width.map { StrokeStyle(lineWidth: $0, lineCap: cap, lineJoin: join) })
    }
}

extension ValueType where Value == Path {
    /// Path data of SVG.
    package static var pathData: Self {
        let text = ValueType<String>.text
        return Self(
            schema: { form in ["type": "string", "pattern": "^\\s*[Mm]"] },
            read: { node, context in
                guard let text = text.read(node, context) else { return nil }
                do {
                    return try Path(svgPathData: text)
                } catch {
                    context.problems.error("\(error)", at: node)
                    return nil
                }
            })
    }
}
