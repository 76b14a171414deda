import Foundation
import TableDrawing

/// A symbol on a grid 24 units high.
struct SymbolShape: Sendable {
    /// What is done with a path.
    enum Ink: Character, Sendable {
        case stroke = "s"
        case fill = "f"
        /// Filled and stroked, so that its corners are round.
        case body = "b"
        case cutStroke = "x"
        case cutFill = "e"
    }

    struct Part: Sendable {
        var ink: Ink
        var path: Path
    }

    static let height: CGFloat = 24
    /// Units of the grid; 24 unless it is said.
    var width: CGFloat
    /// From the back to the front.
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
