/// The grammar of the values of an attribute or property that all versions of librsvg draw.
///
/// A value outside of the grammar is compared with what the installed version parses (`SVGProbes`),
/// if the kind has a probe. Other values are not drawn.
enum SVGValueKind: Sendable {
    /// Every value is drawn, or has no effect on a still picture without text.
    case any
    /// A colour, `none`, or the address of a gradient or pattern.
    case paint
    case color
    /// A number with a unit or percent sign, or one of the words.
    case length(words: Set<String> = [])
    /// Numbers or lengths, separated by white space or commas, or one of the words.
    case lengths(words: Set<String> = [])
    /// Numbers that no property of CSS has.
    case numbers(words: Set<String> = [])
    /// The attribute `transform`, as in SVG 1.1.
    case transform
    /// The property `transform`, as in CSS.
    case styleTransform
    case opacity
    case dashes
    case clip
    case mask
    case filter
    case marker
    /// One of the words.
    case words(Set<String>)

    /// Probe of values outside of the grammar, or `nil` if librsvg draws no such value.
    var probe: SVGValueProbe? {
        switch self {
        case .paint, .color: .paint
        case .length: .length
        case .dashes, .lengths: .dashes
        case .styleTransform: .transform
        case .opacity: .opacity
        case .clip: .clip
        case .mask: .mask
        case .filter: .filter
        case .marker: .marker
        case .any, .numbers, .transform, .words: nil
        }
    }

    private static let colorWords: Set<String> = [
        "black", "blue", "currentcolor", "gray", "green", "grey", "orange", "red", "silver",
        "transparent", "white", "yellow",
    ]
    private static let lengthUnits: Set<String> = [
        "", "%", "cm", "em", "ex", "in", "mm", "pc", "pt", "px",
    ]

    /// Whether a value without white space at its ends is within the grammar.
    func accepts(_ value: String) -> Bool {
        // Renderers ignore an empty value.
        if value.isEmpty { return true }
        if case .transform = self { return Self.isTransform(value) }
        let lower = value.lowercased()
        if lower == "inherit" { return true }
        switch self {
        case .any, .transform: return true
        case .paint:
            return lower == "none" || Self.isReference(lower) || Self.isColor(lower)
        case .color: return Self.isColor(lower)
        case .length(let words):
            return words.contains(lower) || Self.numbers(lower, Self.lengthUnits) == 1
        case .lengths(let words):
            return words.contains(lower) || Self.numbers(lower, Self.lengthUnits) != nil
        case .dashes: return lower == "none" || Self.numbers(lower, Self.lengthUnits) != nil
        case .numbers(let words):
            let units: Set<String> = ["", "%", "deg", "grad", "rad"]
            return words.contains(lower) || Self.numbers(lower, units) != nil
        case .styleTransform: return lower == "none"
        case .opacity: return Self.numbers(lower, ["", "%"]) == 1
        case .clip, .mask, .filter, .marker: return lower == "none" || Self.isReference(lower)
        case .words(let words): return words.contains(lower)
        }
    }

    /// Returns the number of numbers in a list, or `nil` if the list has anything else or another
    /// unit.
    private static func numbers(_ text: String, _ units: Set<String>) -> Int? {
        var reader = SVGValueReader(text)
        var count = 0
        while !reader.isAtEnd {
            if count > 0 { reader.skipSeparator() }
            guard reader.number(), units.contains(reader.unit()) else { return nil }
            count += 1
            reader.skipSpace()
        }
        return count
    }

    private static func isReference(_ text: String) -> Bool {
        guard text.hasPrefix("url("), text.hasSuffix(")") else { return false }
        return text.dropFirst(4).dropLast().allSatisfy { !"()".contains($0) }
    }

    private static func isColor(_ text: String) -> Bool {
        if text.hasPrefix("#") {
            return (text.utf8.count == 4 || text.utf8.count == 7)
                && text.dropFirst().allSatisfy(\.isHexDigit)
        }
        if colorWords.contains(text) { return true }
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return false }
        let parts = text[text.index(after: open)...].dropLast().split(
            separator: ",", omittingEmptySubsequences: false)
        let name = text[..<open]
        func isNumber(_ part: Substring, _ unit: String) -> Bool {
            numbers(String(part).trimmedOfSpace, [unit]) == 1
        }
        let hasAlpha = name.hasSuffix("a")
        guard parts.count == (hasAlpha ? 4 : 3), !hasAlpha || isNumber(parts[3], "") else {
            return false
        }
        switch name {
        case "rgb", "rgba":
            return ["", "%"].contains { unit in
                parts.prefix(3).allSatisfy { isNumber($0, unit) && !$0.contains(".") }
            }
        case "hsl", "hsla":
            return isNumber(parts[0], "") && isNumber(parts[1], "%") && isNumber(parts[2], "%")
        default: return false
        }
    }

    /// Numbers of arguments of the functions in the attribute `transform`.
    private static let arguments: [String: Set<Int>] = [
        "matrix": [6], "translate": [1, 2], "scale": [1, 2], "rotate": [1, 3], "skewX": [1],
        "skewY": [1],
    ]

    private static func isTransform(_ text: String) -> Bool {
        var rest = Substring(text)
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard !rest.isEmpty else { return true }
            guard let open = rest.firstIndex(of: "("),
                let close = rest.firstIndex(of: ")"), open < close,
                let counts = arguments[String(rest[..<open]).trimmedOfSpace],
                let count = numbers(
                    String(rest[rest.index(after: open)..<close]).trimmedOfSpace, [""]),
                counts.contains(count)
            else { return false }
            rest = rest[rest.index(after: close)...]
        }
    }
}

/// Reads numbers with units.
struct SVGValueReader {
    private let bytes: [UInt8]
    private(set) var at = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { at >= bytes.count }

    mutating func skipSpace() {
        while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    }

    /// Skips white space and a comma.
    mutating func skipSeparator() {
        skipSpace()
        if at < bytes.count, bytes[at] == UInt8(ascii: ",") { at += 1 }
        skipSpace()
    }

    private mutating func skip(_ characters: StaticString) -> Bool {
        guard at < bytes.count,
            (0..<characters.utf8CodeUnitCount).contains(where: {
                characters.utf8Start[$0] == bytes[at]
            })
        else { return false }
        at += 1
        return true
    }

    private mutating func digits() -> Bool {
        let start = at
        while at < bytes.count, (0x30...0x39).contains(bytes[at]) { at += 1 }
        return at > start
    }

    /// Skips a number, and returns whether there is one.
    mutating func number() -> Bool {
        _ = skip("+-")
        let hasWhole = digits()
        let beforePoint = at
        if skip("."), !digits() {
            at = beforePoint
            return hasWhole
        }
        guard hasWhole || at > beforePoint else { return false }
        let beforeExponent = at
        if skip("eE") {
            _ = skip("+-")
            // The unit `em` begins like an exponent.
            if !digits() { at = beforeExponent }
        }
        return true
    }

    /// Returns the unit behind a number.
    mutating func unit() -> String {
        let start = at
        if skip("%") { return "%" }
        while at < bytes.count, (0x61...0x7A).contains(bytes[at] | 0x20) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }
}
