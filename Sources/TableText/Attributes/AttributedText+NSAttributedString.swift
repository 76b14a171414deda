import Foundation
import TableDrawing

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
