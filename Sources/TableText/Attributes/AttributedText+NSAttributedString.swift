import Foundation
import TableDrawing

extension AttributedText {
    /// Reads an attributed string; what its attributes do not say is as in `base`.
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
