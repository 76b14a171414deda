import CFreeType
import Foundation
import TableDrawing

/// Glyph outlines as shapes for vector files.
extension GlyphOutline {
    /// Element of an outline; coordinates are in 1/64 pixels from the glyph's origin, with y
    /// pointing down.
    enum Element {
        case move(x: Int, y: Int)
        case line(x: Int, y: Int)
        case conic(controlX: Int, controlY: Int, x: Int, y: Int)
        case cubic(firstX: Int, firstY: Int, secondX: Int, secondY: Int, x: Int, y: Int)
    }

    /// Collector of the elements reported by FreeType.
    private final class Walk {
        var elements: [Element] = []

        static func of(_ user: UnsafeMutableRawPointer?) -> Walk? {
            user.map { Unmanaged<Walk>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// Closed contours of the outline.
    var elements: [Element] {
        let walk = Walk()
        var functions = FT_Outline_Funcs()
        functions.move_to = { to, user in
            guard let to = to?.pointee else { return 1 }
            Walk.of(user)?.elements.append(.move(x: Int(to.x), y: -Int(to.y)))
            return 0
        }
        functions.line_to = { to, user in
            guard let to = to?.pointee else { return 1 }
            Walk.of(user)?.elements.append(.line(x: Int(to.x), y: -Int(to.y)))
            return 0
        }
        functions.conic_to = { control, to, user in
            guard let control = control?.pointee, let to = to?.pointee else { return 1 }
            Walk.of(user)?.elements.append(
                .conic(
                    controlX: Int(control.x), controlY: -Int(control.y), x: Int(to.x),
                    y: -Int(to.y)))
            return 0
        }
        functions.cubic_to = { first, second, to, user in
            guard let first = first?.pointee, let second = second?.pointee, let to = to?.pointee
            else { return 1 }
            Walk.of(user)?.elements.append(
                .cubic(
                    firstX: Int(first.x), firstY: -Int(first.y), secondX: Int(second.x),
                    secondY: -Int(second.y), x: Int(to.x), y: -Int(to.y)))
            return 0
        }
        withUnsafePlain { outline in
            _ = FT_Outline_Decompose(
                &outline, &functions, Unmanaged.passUnretained(walk).toOpaque())
        }
        return withExtendedLifetime(walk) { walk.elements }
    }
}
