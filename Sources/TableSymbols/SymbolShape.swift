import Foundation
import TableDrawing

/// Symbol on a grid with a height of 24 units.
package struct SymbolShape: Sendable {
    /// Painting operation of a path.
    enum Ink: Sendable {
        case stroke
        case fill
        /// Fill and stroke, for round corners.
        case body
        case cutStroke
        case cutFill

        /// Whether the ink removes what is drawn before.
        var isCut: Bool { self == .cutStroke || self == .cutFill }
    }

    struct Part: Sendable {
        var ink: Ink
        var path: Path
        /// Width of the stroke beyond the weight's width, in units of the grid.
        var margin: CGFloat = 0
    }

    static let height: CGFloat = 24
    /// Width in units of the grid; 24 by default.
    let width: CGFloat
    /// Parts from back to front.
    let parts: [Part]

    /// Names of all symbols, in alphabetical order.
    ///
    /// A name that begins with an underscore is a part of symbols, not a symbol.
    package static let names: [String] = {
        let own = definitions.keys.filter { !$0.hasPrefix("_") }
        return (own + SymbolTable.aliases.keys).sorted()
    }()

    /// Symbols with a side by their names with a direction, for example `chevron.right` for
    /// `chevron.forward`.
    ///
    /// The symbols are arrows and chevrons to one side.
    package static let namesByDirection: [String: String] = {
        let directions = ["right": "forward", "left": "backward"]
        let directed = names.compactMap { name -> (String, String)? in
            let words = name.split(separator: ".").map(String.init)
            guard words.count(where: { directions[$0] != nil }) == 1,
                words.contains(where: { $0.hasPrefix("arrow") || $0 == "chevron" })
            else { return nil }
            return (words.map { directions[$0] ?? $0 }.joined(separator: "."), name)
        }
        return Dictionary(uniqueKeysWithValues: directed)
    }()

    /// Shape with left and right exchanged.
    package var mirrored: SymbolShape {
        let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        return SymbolShape(
            width: width,
            parts: parts.map { part in
                var part = part
                part.path = part.path.applying(flip)
                return part
            })
    }

    /// Returns the symbol with a name, or `nil` for an unknown name.
    ///
    /// A name with a direction has the shape for a left-to-right layout. The symbol is read
    /// from its table each time, which takes a few microseconds.
    package static func named(_ name: String) -> SymbolShape? {
        let entry = SymbolTable.aliases[name] ?? namesByDirection[name] ?? name
        guard !entry.hasPrefix("_"), let definition = definitions[entry] else { return nil }
        return SymbolShape(width: definition.width, parts: definition.parts(of: definitions))
    }

    /// Entries of all tables by name.
    private static let definitions: [String: SymbolDefinition] = {
        var definitions: [String: SymbolDefinition] = [:]
        for table in SymbolTable.all {
            definitions.merge(SymbolTableReader.definitions(of: table)) { _, _ in
                preconditionFailure("two tables have a symbol of the same name")
            }
        }
        return definitions
    }()
}
