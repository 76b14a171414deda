import Foundation

/// Words, numbers and commands of a line in a symbol table.
struct SymbolWords {
    private var rest: Substring.UTF8View.SubSequence

    init(_ line: Substring.UTF8View.SubSequence) {
        rest = line
        skipSpaces()
    }

    var isAtEnd: Bool { rest.isEmpty }

    private mutating func skipSpaces() {
        while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    }

    /// Reads the bytes before the next space.
    mutating func word() -> String {
        let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
        let word = String(Substring(rest[..<end]))
        rest = rest[end...]
        skipSpaces()
        return word
    }

    /// Reads the letter of a command, which may precede its first number without a space.
    ///
    /// Returns `nil` at the end of the line.
    mutating func command() -> Unicode.Scalar? {
        guard let byte = rest.popFirst() else { return nil }
        skipSpaces()
        return Unicode.Scalar(byte)
    }

    mutating func number() -> CGFloat {
        let word = word()
        guard let value = Double(word) else {
            preconditionFailure("\(word) is no number of a symbol's path")
        }
        return CGFloat(value)
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
}
