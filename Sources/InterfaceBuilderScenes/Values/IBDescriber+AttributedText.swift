import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableText

/// Attributes of a fragment of text.
private struct FragmentAttributes: Sendable {
    var font: FontDescription?
    var color: Color?
    var backgroundColor: Color?
    var numbers: [NSAttributedString.Key: Double] = [:]
    var paragraph: ParagraphStyle?

    /// Returns the attributes for a label's font.
    func values(base: Font) -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        if let font { values[.font] = font.font(base: base) }
        if let color { values[.foregroundColor] = color }
        if let backgroundColor { values[.backgroundColor] = backgroundColor }
        for (key, number) in numbers {
            let isStyle = key == .underlineStyle || key == .strikethroughStyle
            values[key] = isStyle ? Int(number) : CGFloat(number)
        }
        if let paragraph { values[.paragraphStyle] = paragraph }
        return values
    }
}

/// Attributed texts.
extension IBDescriber {
    /// Returns a text with attributes.
    func attributedText(_ text: IBAttributedText, at location: DocumentLocation) -> ViewValue {
        let fragments = text.fragments.map { fragment in
            (text: fragment.text, attributes: attributes(fragment.attributes))
        }
        return .attributedText { base in
            let result = NSMutableAttributedString(string: "")
            for (text, attributes) in fragments {
                result.append(
                    NSAttributedString(string: text, attributes: attributes.values(base: base)))
            }
            return result
        }
    }

    private func attributes(_ properties: IBProperties) -> FragmentAttributes {
        var result = FragmentAttributes()
        for property in properties {
            switch property.name {
            case "NSFont":
                result.font = property.value.font.map { font($0, at: property.location) }
            case "NSColor": result.color = color(property)
            case "NSBackgroundColor": result.backgroundColor = color(property)
            case "NSParagraphStyle":
                result.paragraph = property.value.object.map(paragraph)
            case "NSUnderline", "NSStrikethrough", "NSKern", "NSBaselineOffset":
                guard let number = property.value.number, number.isFinite, abs(number) < 10_000
                else { continue }
                result.numbers[NSAttributedString.Key(rawValue: property.name)] = number
            // Ligatures and the original font do not change a picture.
            case "NSLigature", "NSOriginalFont": break
            default:
                leaveOut(
                    "the attribute \(property.name) of the text is not drawn",
                    at: property.location)
            }
        }
        return result
    }

    private func paragraph(_ object: IBObject) -> ParagraphStyle {
        var style = ParagraphStyle()
        if let text = object["alignment"]?.text { style.alignment = .named(text) ?? .natural }
        if let text = object["lineBreakMode"]?.text, let mode = LineBreakMode.named(text) {
            style.lineBreakMode = mode
        }
        let lengths: [(String, WritableKeyPath<ParagraphStyle, CGFloat>)] = [
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
            ("paragraphSpacingBefore", \.paragraphSpacingBefore),
            ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
            ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
            ("maximumLineHeight", \.maximumLineHeight),
            ("lineHeightMultiple", \.lineHeightMultiple),
        ]
        for (name, path) in lengths {
            if let number = object[name]?.number { style[keyPath: path] = CGFloat(number) }
        }
        return style
    }
}

extension TextAlignment {
    /// Returns the alignment with a name of Interface Builder, or `nil`.
    static func named(_ name: String) -> TextAlignment? {
        allCases.first { "\($0)" == name }
    }
}

extension LineBreakMode {
    /// Returns the mode with a name of Interface Builder, or `nil`.
    static func named(_ name: String) -> LineBreakMode? {
        switch name {
        case "wordWrap", "wordWrapping": .byWordWrapping
        case "characterWrap", "charWrapping": .byCharWrapping
        case "clip", "clipping": .byClipping
        case "headTruncation", "truncatingHead": .byTruncatingHead
        case "tailTruncation", "truncatingTail": .byTruncatingTail
        case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
        default: nil
        }
    }
}
