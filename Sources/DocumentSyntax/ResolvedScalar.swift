import Foundation

/// Meaning of a plain scalar in the core schema of YAML 1.2.
///
/// `yes`, `no`, `on`, `off` and dates are texts in this schema.
package enum ResolvedScalar: Sendable, Hashable {
    /// An empty value, `~`, `null`, `Null` or `NULL`.
    case null
    /// `true` or `false`, also capitalized or in capital letters.
    case bool(Bool)
    /// A whole number: decimal, `0o` octal or `0x` hexadecimal.
    case int(Int)
    /// Any other number, including `.inf`, `.nan` and whole numbers beyond 64 bits.
    case float(Double)
    /// Everything else.
    case string(String)

    /// Resolves a text without quotes.
    package init(plain text: String) {
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        case "true", "True", "TRUE": self = .bool(true)
        case "false", "False", "FALSE": self = .bool(false)
        default: self = Self.number(text) ?? .string(text)
        }
    }

    private static func number(_ text: String) -> ResolvedScalar? {
        // A longer text is no number that a person would write.
        let bytes = Array(text.utf8.prefix(400))
        guard let first = bytes.first, bytes.count < 400 else { return nil }
        let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
        let digits = isSigned ? bytes.dropFirst() : bytes[...]
        switch String(decoding: digits, as: UTF8.self) {
        case ".inf", ".Inf", ".INF":
            return .float(first == UInt8(ascii: "-") ? -.infinity : .infinity)
        case ".nan", ".NaN", ".NAN":
            return isSigned ? nil : .float(.nan)
        default: break
        }
        if let radix = radix(of: bytes) {
            let body = String(decoding: bytes.dropFirst(2), as: UTF8.self)
            guard body.utf8.allSatisfy({ isDigit($0, radix: radix) }), !body.isEmpty else {
                return nil
            }
            return Int(body, radix: radix).map { .int($0) }
        }
        if !digits.isEmpty, digits.allSatisfy({ isDigit($0, radix: 10) }) {
            return Int(text).map { .int($0) } ?? Double(text).map { .float($0) }
        }
        return isDecimal(digits) ? Double(floatText(text)).map { .float($0) } : nil
    }

    private static func radix(of bytes: [UInt8]) -> Int? {
        guard bytes.count > 1, bytes[0] == UInt8(ascii: "0") else { return nil }
        if bytes[1] == UInt8(ascii: "x") { return 16 }
        return bytes[1] == UInt8(ascii: "o") ? 8 : nil
    }

    private static func isDigit(_ byte: UInt8, radix: Int) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 < radix
        case UInt8(ascii: "a")...UInt8(ascii: "f"): radix == 16
        case UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
        default: false
        }
    }

    /// Returns whether the unsigned text has the form `1.`, `.5`, `1.5` or `1e3`.
    private static func isDecimal(_ digits: ArraySlice<UInt8>) -> Bool {
        var rest = digits
        func takeDigits() -> Int {
            let taken = rest.prefix { isDigit($0, radix: 10) }.count
            rest = rest.dropFirst(taken)
            return taken
        }
        var count = takeDigits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            count += takeDigits()
        }
        guard count > 0 else { return false }
        if let e = rest.first, e | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
                rest = rest.dropFirst()
            }
            guard takeDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// Returns the text in the form that `Double` accepts, which excludes `1.` and `.5`.
    private static func floatText(_ text: String) -> String {
        var result = ""
        var previous: Character = " "
        for character in text {
            if character == ".", !previous.isNumber { result.append("0") }
            if previous == ".", !character.isNumber { result.append("0") }
            result.append(character)
            previous = character
        }
        return previous == "." ? result + "0" : result
    }
}
