import Foundation
import TableDrawing

/// Symbol on a grid with a height of 24 units.
struct SymbolShape: Sendable {
    /// Painting operation of a path.
    enum Ink: Character, Sendable {
        case stroke = "s"
        case fill = "f"
        /// Fill and stroke, for round corners.
        case body = "b"
        case cutStroke = "x"
        case cutFill = "e"
    }

    struct Part: Sendable {
        var ink: Ink
        var path: Path
    }

    static let height: CGFloat = 24
    /// Width in units of the grid; 24 by default.
    var width: CGFloat
    /// Parts from back to front.
    var parts: [Part]

    /// All symbols by name.
    static let all: [String: SymbolShape] = {
        let tables = [
            SymbolTable.signs, SymbolTable.people, SymbolTable.objects, SymbolTable.places,
        ]
        var shapes: [String: SymbolShape] = [:]
        for table in tables {
            shapes.merge(SymbolTableReader.shapes(of: table)) { first, _ in first }
        }
        for (alias, name) in SymbolTable.aliases { shapes[alias] = shapes[name] }
        return shapes
    }()
}
