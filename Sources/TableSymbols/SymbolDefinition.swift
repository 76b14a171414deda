import Foundation
import TableDrawing

/// Entry of a symbol table: own parts and inclusions of other entries.
struct SymbolDefinition: Sendable {
    /// Use of another entry's parts.
    enum Use: Character, Sendable {
        case draw = "u"
        /// Cuts the shape of the entry out.
        case cut = "k"
        /// Cuts the shape of the entry with a margin out, for a badge that is drawn later.
        case cutMargin = "m"
    }

    struct Inclusion: Sendable {
        var use: Use
        var name: String
        /// Transform of the paths; the strokes keep their widths.
        var transform: CGAffineTransform
    }

    enum Element: Sendable {
        case part(SymbolShape.Part)
        case inclusion(Inclusion)
    }

    /// Width of the margin's stroke beyond the weight's width, in units of the grid.
    private static let margin: CGFloat = 3

    /// Width in units of the grid.
    var width: CGFloat
    /// Lines of the table with the elements.
    var lines: [Substring.UTF8View.SubSequence] = []

    /// Returns the entry's parts and the parts of the included entries.
    func parts(of definitions: [String: SymbolDefinition]) -> [SymbolShape.Part] {
        SymbolTableReader.elements(in: lines).flatMap { element -> [SymbolShape.Part] in
            switch element {
            case .part(let part): return [part]
            case .inclusion(let inclusion):
                guard let included = definitions[inclusion.name] else {
                    preconditionFailure("there is no symbol \(inclusion.name) to include")
                }
                return included.parts(of: definitions).flatMap { part in
                    var part = part
                    part.path = part.path.applying(inclusion.transform)
                    return Self.parts(part, inclusion.use)
                }
            }
        }
    }

    private static func parts(_ part: SymbolShape.Part, _ use: Use) -> [SymbolShape.Part] {
        if use == .draw { return [part] }
        if part.ink.isCut { return [] }
        var cuts: [SymbolShape.Part] = []
        if part.ink != .stroke { cuts.append(SymbolShape.Part(ink: .cutFill, path: part.path)) }
        if part.ink != .fill || use == .cutMargin {
            let margin = use == .cutMargin ? Self.margin : 0
            cuts.append(SymbolShape.Part(ink: .cutStroke, path: part.path, margin: margin))
        }
        return cuts
    }
}
