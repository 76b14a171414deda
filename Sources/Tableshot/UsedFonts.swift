import Foundation
import TableDrawing
import TableImages
import TableText

/// Font files used for a picture's texts.
struct UsedFonts {
    /// Paths of the font files.
    private(set) var paths: Set<String> = []
    /// Path of the last run, because most runs have the font of their predecessor.
    private var last = ""

    /// Adds the faces of every glyph run in a tree.
    mutating func note(_ node: RenderNode) {
        switch node.contents {
        case .none, .image: break
        case .text(let text, _): note(text)
        case .drawing(let drawing): note(drawing)
        case .mix(let first, let second, _):
            note(first)
            note(second)
        }
        if let mask = node.mask { note(mask) }
        for child in node.children { note(child) }
    }

    private mutating func note(_ text: GlyphText) {
        for run in text.runs where run.face.file != last {
            last = run.face.file
            paths.insert(last)
        }
    }

    private mutating func note(_ drawing: Drawing) {
        for command in drawing.commands {
            switch command {
            case .text(let text, _, _): note(text)
            case .drawing(let inner, _): note(inner)
            default: break
            }
        }
    }

    /// Returns a line with name and hash for each file, or an empty array for a picture without
    /// text.
    ///
    /// Folders are omitted, because the location of a font does not affect pictures.
    func stamp() -> [PNGText] {
        guard !paths.isEmpty else { return [] }
        let lines = Set(paths.map(Self.line)).sorted()
        return [PNGText("Fonts", lines.joined(separator: "\n"))]
    }

    private static func line(_ path: String) -> String {
        let name =
            path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
                String(path[path.utf8.index(after: $0)...])
            } ?? path
        guard let hash = try? FontBook.fingerprint(ofFile: path) else { return name }
        return "\(name) \(hash)"
    }
}

extension Picture {
    /// Returns the paths of the font files that the picture's texts are drawn with.
    ///
    /// - Throws: The errors of `renderTree()`.
    package func fontFiles() throws -> Set<String> {
        var fonts = UsedFonts()
        fonts.note(try renderTree().root)
        return fonts.paths
    }
}
