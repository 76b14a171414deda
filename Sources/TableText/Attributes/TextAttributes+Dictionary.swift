import Foundation
import TableDrawing

/// Reading the attributes of attributed strings.
extension TextAttributes {
    /// Creates attributes from a dictionary.
    ///
    /// Missing attributes are taken from `base`.
    ///
    /// A value of a wrong type is left out, and a diagnostic reports it.
    public init(_ dictionary: [NSAttributedString.Key: Any], base: TextAttributes) {
        self = base
        // Sorting makes the order of diagnostics independent of the dictionary's order.
        for (key, value) in dictionary.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            if !read(value, for: key.rawValue) {
                DiagnosticLog.record(
                    Diagnostic(
                        "text.attribute",
                        message: "the text attribute \(key.rawValue) cannot be "
                            + "\(type(of: value)); it is left out"))
            }
        }
    }

    /// Reads an attribute, and returns false if the value has a wrong type.
    ///
    /// Unknown names are skipped, because attributed strings may contain any attributes.
    private mutating func read(_ value: Any, for key: String) -> Bool {
        switch key {
        case "NSFont": return set(\.font, value as? Font)
        case "NSColor": return set(\.color, (value as? Color)?.resolved)
        case "NSBackgroundColor": return set(\.backgroundColor, (value as? Color)?.resolved)
        case "NSKern": return set(\.kern, Self.number(value))
        case "NSBaselineOffset": return set(\.baselineOffset, Self.number(value))
        case "NSUnderline": return set(\.underlineStyle, Self.lineStyle(value))
        case "NSUnderlineColor": return set(\.underlineColor, (value as? Color)?.resolved)
        case "NSStrikethrough": return set(\.strikethroughStyle, Self.lineStyle(value))
        case "NSStrikethroughColor":
            return set(\.strikethroughColor, (value as? Color)?.resolved)
        case "NSParagraphStyle": return set(\.paragraphStyle, Self.paragraphStyle(value))
        case "NSShadow": return readShadow(value)
        default: return true
        }
    }

    private mutating func set<Value>(
        _ path: WritableKeyPath<TextAttributes, Value>, _ value: Value?
    ) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    private mutating func set<Value>(
        _ path: WritableKeyPath<TextAttributes, Value?>, _ value: Value?
    ) -> Bool {
        guard let value else { return false }
        self[keyPath: path] = value
        return true
    }

    private mutating func readShadow(_ value: Any) -> Bool {
        if let shadow = value as? Shadow {
            self.shadow = shadow
            return true
        }
        #if !canImport(Darwin)
            if let shadow = value as? NSShadow {
                self.shadow = shadow.resolved
                return true
            }
        #endif
        return false
    }

    private static func paragraphStyle(_ value: Any) -> ParagraphStyle? {
        if let style = value as? ParagraphStyle { return style }
        #if !canImport(Darwin)
            return (value as? NSParagraphStyle)?.value
        #else
            return nil
        #endif
    }

    private static func number(_ value: Any) -> CGFloat? {
        let number: CGFloat?
        switch value {
        case let value as CGFloat: number = value
        case let value as Double: number = CGFloat(value)
        case let value as Float: number = CGFloat(value)
        case let value as Int: number = CGFloat(value)
        case let value as NSNumber: number = CGFloat(value.doubleValue)
        default: number = nil
        }
        return number
    }

    private static func lineStyle(_ value: Any) -> UnderlineStyle? {
        if let style = value as? UnderlineStyle { return style }
        return number(value).flatMap { Int(exactly: $0) }.map { UnderlineStyle(rawValue: $0) }
    }
}
