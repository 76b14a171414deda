import Foundation
import TableDrawing
import Testing

@testable import TableSymbols

/// Shapes of the symbols by name.
@Suite struct SymbolShapeTests {
    @Test func `the set has 430 symbols, and the documentation lists them`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/symbols.md"), encoding: .utf8)
        // The last part of the page has all names between backquotes.
        let list = try #require(page.range(of: "## The symbols")).upperBound
        let pieces = page[list...].split(separator: "`", omittingEmptySubsequences: false)
        let listed = stride(from: 1, to: pieces.count, by: 2).map { String(pieces[$0]) }
        #expect(SymbolShape.names.count == 430)
        #expect(listed.sorted() == SymbolShape.names)
        #expect(SymbolShape.named("star") != nil)
        #expect(SymbolShape.named("_slash") == nil, "a part is no symbol")
        #expect(SymbolShape.named("gaer") == nil)
    }

    @Test func `every symbol draws something within its box`() throws {
        for name in SymbolShape.names {
            let shape = try #require(SymbolShape.named(name))
            let box = CGRect(x: 0, y: 0, width: shape.width, height: SymbolShape.height)
            let drawn = shape.parts.filter { !$0.ink.isCut }
            #expect(!drawn.isEmpty, "\(name) is empty")
            var ink = CGRect.null
            for part in drawn {
                // Control points of a curve can lie outside of the curve.
                let outline = part.ink == .fill ? 0 : -0.875
                ink = ink.union(bounds(of: part.path).insetBy(dx: outline, dy: outline))
            }
            #expect(box.insetBy(dx: -0.3, dy: -0.3).contains(ink), "\(name): \(ink) in \(box)")
            #expect(max(ink.width, ink.height) >= 14, "\(name) is small: \(ink)")
        }
    }

    /// Returns the box of the points on a path, in units of the grid.
    private func bounds(of path: Path) -> CGRect {
        var box = CGRect.null
        var last = CGPoint.zero
        func add(_ point: CGPoint) {
            box = box.union(CGRect(origin: point, size: .zero))
            last = point
        }
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .curve(let first, let second, let end):
                let start = last
                for step in 1...16 {
                    let t = CGFloat(step) / 16
                    let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t))
                    let (c, d) = (3 * t * t * (1 - t), t * t * t)
                    add(
                        CGPoint(
                            x: a * start.x + b * first.x + c * second.x + d * end.x,
                            y: a * start.y + b * first.y + c * second.y + d * end.y))
                }
            case .close: break
            }
        }
        return box
    }

    @Test func `different names have different pictures, except for aliases`() throws {
        var names: [Fingerprint: String] = [:]
        for name in SymbolShape.names where SymbolTable.aliases[name] == nil {
            let shape = try #require(SymbolShape.named(name))
            let drawing = SymbolDrawing(shape, .unspecified).drawing
            #expect(names[drawing.fingerprint] == nil, "\(name) is \(names[drawing.fingerprint]!)")
            names[drawing.fingerprint] = name
        }
        for (alias, name) in SymbolTable.aliases {
            #expect(SymbolShape.named(alias)?.parts.count == SymbolShape.named(name)?.parts.count)
        }
    }

    @Test func `the spoken name of every symbol has no digits and dots`() {
        #expect(SymbolAccessibilityLabels.all.keys.sorted() == SymbolShape.names)
        for (name, words) in SymbolAccessibilityLabels.all {
            #expect(!words.isEmpty, "\(name)")
            #expect(!words.contains { $0.isNumber || $0 == "." }, "\(name): \(words)")
        }
        #expect(SymbolAccessibilityLabels.all["square.and.arrow.up"] == "Share")
        #expect(SymbolAccessibilityLabels.all["xmark.circle.fill"] == "Close")
    }

    @Test func `a heavier weight has wider strokes, and a larger scale has a larger size`() throws {
        let shape = try #require(SymbolShape.named("star"))
        func width(_ weight: Image.SymbolWeight) -> CGFloat? {
            for case .stroke(_, let style, _, _) in SymbolDrawing(
                shape, .init(weight: weight)
            ).drawing.commands {
                return style.lineWidth
            }
            return nil
        }
        let weights: [Image.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let widths = weights.compactMap(width)
        #expect(widths.count == weights.count && zip(widths, widths.dropFirst()).allSatisfy(<))
        let heights = [Image.SymbolScale.small, .medium, .large].map {
            SymbolDrawing(shape, .init(pointSize: 17, scale: $0)).size.height
        }
        #expect(heights[0] < heights[1] && heights[1] < heights[2])
        #expect(abs(heights[1] - 20) < 0.001)
    }
}
