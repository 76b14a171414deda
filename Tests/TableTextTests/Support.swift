import Foundation
import TableDrawing
import TableText

/// Runs `body` in a theme's text environment.
func era<Result>(
    _ font: SystemFont, language: String = "en", _ body: () throws -> Result
) rethrows -> Result {
    let environment = TextEnvironment(systemFont: font, language: language)
    return try TextEnvironment.$current.withValue(environment, operation: body)
}

/// Runs `body` with a given book.
func with<Result>(
    _ book: FontBook, _ font: SystemFont = .sanFrancisco, _ body: () throws -> Result
) rethrows -> Result {
    let environment = TextEnvironment(fontBook: book, systemFont: font)
    return try TextEnvironment.$current.withValue(environment, operation: body)
}

/// Returns the diagnostics that `body` records.
func diagnostics(_ body: () -> Void) -> [Diagnostic] {
    let log = DiagnosticLog()
    DiagnosticLog.$current.withValue(log, operation: body)
    return log.diagnostics
}

/// Returns the texts that a canvas records while `body` draws, with their positions.
func drawn(_ body: (Canvas) -> Void) -> [(text: GlyphText, point: CGPoint)] {
    let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 320, height: 480))
    canvas.makeCurrent { body(canvas) }
    return canvas.finish().commands.compactMap { command in
        guard case .text(let text, let point, _) = command else { return nil }
        return (text, point)
    }
}

func layout(
    _ string: String, size: CGFloat = 17, width: CGFloat = .infinity, height: CGFloat = .infinity,
    lines: Int = 0, _ mode: LineBreakMode = .byWordWrapping,
    alignment: TextAlignment = .natural
) -> TextLayout {
    TextLayout(
        string, font: .systemFont(ofSize: size), in: CGSize(width: width, height: height),
        options: .init(numberOfLines: lines, lineBreakMode: mode, alignment: alignment))
}

extension TextLayout {
    /// All glyphs in the order of the lines.
    var glyphs: [GlyphRun.Glyph] { lines.flatMap(\.runs).flatMap(\.glyphs) }
    /// Names of the faces, without repetitions of the previous name.
    var faceNames: [String] {
        lines.flatMap(\.runs).map(\.face.name).reduce(into: []) { names, name in
            if names.last != name { names.append(name) }
        }
    }
}

enum Fonts {
    static let inter = "/usr/share/fonts/opentype/inter/"
    static let nimbus = "/usr/share/fonts/opentype/urw-base35/"
    static let noto = "/usr/share/fonts/truetype/noto/"
}

/// Calls `body` with a new folder, and removes the folder.
@discardableResult
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("TableTextTests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
}
