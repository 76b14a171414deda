import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

/// `{path: M1 1 L7 6.5 L1 12, color: red, lineWidth: 2, lineCap: round}`.
struct ThemeShapePartSchema: MappingSchema {
    static let displayName = "an outline of a shape"
    static let definition = "theme.ThemeShape.Part"
    static let summary = "A path that is filled, or stroked where it has a line width."

    let path = Key<Path>(
        "path", .pathData, required: true,
        "SVG's path data in points from the shape's top left corner, without elliptical arcs.")
    let color = Key<Color>("color", .color, "The colour; the tint of the view without it.")
    let lineWidth = Key<CGFloat>(
        "lineWidth", .number(.above(0, through: 1_000, "a width")),
        "How wide it is stroked, in points; without it, it is filled.")
    let lineCap = DefaultedKey<LineCap>(
        "lineCap", .caseName, default: .butt, "How a stroke ends.")
    let lineJoin = DefaultedKey<LineJoin>(
        "lineJoin", .caseName, default: .miter, "How a stroke turns.")
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
    static var pathData: Self {
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
