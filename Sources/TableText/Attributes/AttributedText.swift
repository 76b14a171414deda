import Foundation
import TableDrawing

/// A string with runs of attributes, as the input of text layout.
public struct AttributedText: Sendable, Hashable {
    /// A run of equal attributes.
    public struct Run: Sendable, Hashable {
        /// Length of the run in UTF-8 code units.
        public var length: Int
        /// Attributes of all characters in the run.
        public var attributes: TextAttributes
    }

    /// Characters of the text, without attributes.
    public let string: String
    /// Consecutive runs that cover the string.
    public let runs: [Run]
    /// Attributes of an empty string or an empty last line.
    public let fallback: TextAttributes

    /// Creates a string with the same attributes throughout.
    public init(_ string: String, attributes: TextAttributes) {
        self.string = string
        runs = string.isEmpty ? [] : [Run(length: string.utf8.count, attributes: attributes)]
        fallback = attributes
    }

    /// Creates a string in a single font and colour.
    public init(_ string: String, font: Font, color: RGBA = .black) {
        self.init(string, attributes: TextAttributes(font: font, color: color))
    }

    /// Creates a text by joining strings with separate attributes.
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

    /// Returns the same text with the attributes of every run changed.
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

    /// Whether the text has no characters.
    public var isEmpty: Bool { string.isEmpty }
}

extension AttributedText {
    /// Creates a text from an attributed string.
    ///
    /// Missing attributes are taken from `base`.
    public init(_ text: NSAttributedString, base: TextAttributes) {
        let string = text.string as NSString
        var parts: [(String, TextAttributes)] = []
        text.enumerateAttributes(
            in: NSRange(location: 0, length: text.length), options: []
        ) { attributes, range, _ in
            parts.append(
                (string.substring(with: range), TextAttributes(attributes, base: base)))
        }
        self.init(parts, fallback: base)
    }
}
