/// A part of a source that is replaced because it cannot be compiled.
public struct OmittedStatement: Codable, Hashable, Sendable {
    /// Text of the source that is replaced.
    public let text: String
    /// Text in its place, with the same number of lines.
    public let replacement: String
    /// Line of the text in the source, from 1.
    public let line: Int
    /// Name of the declaration that loses its body or is left out, or `nil` for statements.
    public private(set) var declaration: String?
    /// Whether the text is a statement, which no other text of its line precedes or follows.
    public let isStatement: Bool

    init(
        _ text: String, replacement: String, line: Int, isStatement: Bool = true,
        declaration: String? = nil
    ) {
        self.declaration = declaration
        self.text = text
        let lines = text.utf8.count { $0 == 10 } - replacement.utf8.count { $0 == 10 }
        self.replacement = replacement + String(repeating: "\n", count: max(0, lines))
        self.line = line
        self.isStatement = isStatement
    }

    /// Returns a source with the replacement at all places of the text.
    ///
    /// Equal statements fail for equal reasons. A text that the source no longer contains changes
    /// nothing.
    public func applied(to source: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(source.utf8)
        let pattern = Array(text.utf8)
        guard let first = pattern.first, bytes.count >= pattern.count else { return source }
        var position = 0
        while position < bytes.count {
            let end = position + pattern.count
            guard bytes[position] == first, end <= bytes.count,
                bytes[position..<end].elementsEqual(pattern),
                !isStatement || Self.isFree(bytes, position..<end)
            else {
                result.append(bytes[position])
                position += 1
                continue
            }
            result += Array(replacement.utf8)
            position = end
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether a statement can begin and end at the ends of a range.
    private static func isFree(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
        let before = bytes[..<range.lowerBound].last { !isSpace($0) }
        let after = bytes[range.upperBound...].first { !isSpace($0) }
        // `in` ends the parameters of a closure, `:` a case, and a comment may follow.
        return (before.map { Array("\n{;:n".utf8).contains($0) } ?? true)
            && (after.map { Array("\n};/".utf8).contains($0) } ?? true)
    }
}
