import Foundation
import TableDrawing
import Testing

@testable import TableSymbols

/// Reading of symbol tables.
@Suite struct SymbolTableReaderTests {
    private func parts(_ name: String, of table: String) throws -> [SymbolShape.Part] {
        let definitions = SymbolTableReader.definitions(of: table)
        return try #require(definitions[name]).parts(of: definitions)
    }

    @Test func `commands may have a space before their numbers`() throws {
        let read = try parts("a", of: "a 30\n s M1 2 L 3 4 H 5 V6\n C 1 2 3 4 5 7 Z")
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 5, y: 4))
        path.addLine(to: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 5, y: 7), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(read.count == 1 && read[0].ink == .stroke)
        #expect(read[0].path == path)
        #expect(SymbolTableReader.definitions(of: "a 30\n s M1 2")["a"]?.width == 30)
        #expect(SymbolTableReader.definitions(of: "a\n s M1 2")["a"]?.width == 24)
    }

    @Test func `an included symbol is scaled and moved, or mirrored`() throws {
        let table = "a\n s M2 4 L6 8\nb\n u a 0.5 1 2\nc\n u a -1 1 24 0\nd\n u a"
        func box(_ name: String) throws -> CGRect {
            try parts(name, of: table)[0].path.controlPointBox
        }
        #expect(try box("b") == CGRect(x: 2, y: 4, width: 2, height: 2))
        #expect(try box("c") == CGRect(x: 18, y: 4, width: 4, height: 4))
        #expect(try box("d") == CGRect(x: 2, y: 4, width: 4, height: 4))
    }

    @Test func `an included symbol can be a hole, with a margin for a badge`() throws {
        let table = "a\n b R0 0 4 4 1\n s M0 0 L1 1\n f O2 2 1\n x M0 0 L4 4\nb\n k a\nc\n m a"
        let cut = try parts("b", of: table)
        #expect(cut.map(\.ink) == [.cutFill, .cutStroke, .cutStroke, .cutFill])
        #expect(cut.allSatisfy { $0.margin == 0 })
        let wide = try parts("c", of: table)
        #expect(wide.map(\.ink) == [.cutFill, .cutStroke, .cutStroke, .cutFill, .cutStroke])
        #expect(wide.filter { $0.ink == .cutStroke }.allSatisfy { $0.margin == 3 })
    }
}
