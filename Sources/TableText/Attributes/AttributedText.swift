import Foundation
import TableDrawing

/// A string whose stretches look different; the value that text is laid out from.
public struct AttributedText: Sendable, Hashable {
    /// A stretch of equal attributes.
    public struct Run: Sendable, Hashable {
        /// Its length in UTF-8 code units.
        public var length: Int
        public var attributes: TextAttributes
    }

    public let string: String
    /// Stretches that follow each other and cover the string.
    public let runs: [Run]
    /// What an empty string, or an empty last line, would look like.
    public let fallback: TextAttributes

    /// A string that looks the same throughout.
    public init(_ string: String, attributes: TextAttributes) {
        self.string = string
        runs = string.isEmpty ? [] : [Run(length: string.utf8.count, attributes: attributes)]
        fallback = attributes
    }

    /// A string in one font and colour.
    public init(_ string: String, font: Font, color: RGBA = .black) {
        self.init(string, attributes: TextAttributes(font: font, color: color))
    }

    /// Strings in a row, each with its own looks.
    public init(_ parts: [(String, TextAttributes)], fallback: TextAttributes) {
        string = parts.map(\.0).joined()
        var runs: [Run] = []
        for (text, attributes) in parts where !text.isEmpty {
            if let last = runs.last, last.attributes == attributes {
                runs[runs.count - 1].length += text.utf8.count
            } else {
                runs.append(Run(length: text.utf8.count, attributes: attributes))
            }
        }
        self.runs = runs
        self.fallback = runs.last?.attributes ?? fallback
    }

    /// The same text with every stretch's attributes changed.
    public func mapAttributes(_ change: (TextAttributes) -> TextAttributes) -> AttributedText {
        AttributedText(
            string: string,
            runs: runs.map { Run(length: $0.length, attributes: change($0.attributes)) },
            fallback: change(fallback))
    }

    private init(string: String, runs: [Run], fallback: TextAttributes) {
        self.string = string
        self.runs = runs
        self.fallback = fallback
    }

    public var isEmpty: Bool { string.isEmpty }
}
