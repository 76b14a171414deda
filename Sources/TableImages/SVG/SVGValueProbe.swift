/// Drawing that tests whether librsvg parses a value of a property.
///
/// The probed value follows a valid value of the property. If librsvg does not parse the probed
/// value, the valid value applies, and two drawings with different valid values differ.
enum SVGValueProbe: Sendable {
    case paint, length, dashes, transform, opacity, clip, mask, filter, marker

    /// The values before the probed value.
    private var before: (String, String) {
        switch self {
        case .paint: ("red", "blue")
        case .length: ("1px", "3px")
        case .dashes: ("none", "1 9")
        case .transform: ("translate(1px,0)", "translate(2px,0)")
        case .opacity: ("0.2", "0.8")
        case .clip, .mask, .filter, .marker: ("none", "url(#x)")
        }
    }

    /// Returns the contents of two SVGs of 4 × 4 points that differ if librsvg does not parse the
    /// value.
    func contents(_ value: String) -> [String] {
        [before.0, before.1].map { before in
            func style(_ name: String) -> String { "style='\(name):\(before);\(name):\(value)'" }
            let square = "<rect width='4' height='4'"
            return switch self {
            case .paint: "\(square) \(style("fill"))/>"
            case .length: "<path d='M0 2H4' stroke='green' \(style("stroke-width"))/>"
            case .dashes: "<path d='M0 2H4' stroke='green' \(style("stroke-dasharray"))/>"
            case .transform: "<rect width='1' height='4' \(style("transform"))/>"
            case .opacity: "\(square) \(style("opacity"))/>"
            case .clip:
                "<clipPath id='x'><rect width='2' height='4'/></clipPath>"
                    + "\(square) \(style("clip-path"))/>"
            case .mask:
                "<mask id='x'><rect width='2' height='4' fill='white'/></mask>"
                    + "\(square) \(style("mask"))/>"
            case .filter:
                "<filter id='x'><feFlood/></filter>\(square) fill='red' \(style("filter"))/>"
            case .marker:
                "<marker id='x'><circle r='2'/></marker>"
                    + "<path d='M0 0L2 2L4 4' \(style("marker-mid"))/>"
            }
        }
    }
}

/// The part of a value that determines whether librsvg parses the value: numbers, colours and
/// identifiers are replaced.
struct SVGValueShape: Hashable, Sendable {
    let probe: SVGValueProbe
    let text: String

    /// Maximum size of a value that is probed, in bytes.
    private static let longest = 200

    /// Returns `nil` for a value that cannot be probed.
    init?(_ value: String, _ probe: SVGValueProbe) {
        let isPlain = value.utf8.allSatisfy { $0 >= 0x20 && !";{}\\@!".utf8.contains($0) }
        guard isPlain, value.utf8.count <= Self.longest else { return nil }
        self.probe = probe
        text = Self.shape(of: Array(value.lowercased()))
    }

    private static func shape(of value: [Character]) -> String {
        var result = ""
        var at = 0
        while at < value.count {
            let character = value[at]
            let follows = at > 0 && (value[at - 1].isLetter || value[at - 1].isNumber)
            if !follows, value[at...].starts(with: "url("),
                let end = value[at...].firstIndex(of: ")")
            {
                result += "url(#y)"
                at = end + 1
            } else if character == "#" {
                let digits = value[(at + 1)...].prefix(while: \.isHexDigit).count
                result += "#" + String(repeating: "a", count: digits)
                at += 1 + digits
            } else if !follows, let (number, end) = number(in: value, at: at) {
                result += number
                at = end
            } else {
                result.append(character)
                at += 1
            }
        }
        return result
    }

    /// Returns a number of the same form as the number at a place, and the end of the number there.
    private static func number(in value: [Character], at start: Int) -> (String, Int)? {
        let rest = String(value[start...].prefix(60))
        var reader = SVGValueReader(rest)
        guard reader.number() else { return nil }
        let text = String(rest.prefix(reader.at))
        // `-` begins an operation in a function, and a name.
        let sign = text.first.map { "+-".contains($0) ? String($0) : "" } ?? ""
        let isZero = text.allSatisfy { "+-0.".contains($0) }
        let digits = isZero ? "0" : text.contains(".") ? "9.5" : "9"
        return (sign + digits, start + text.count)
    }
}

extension String {
    /// The text for an attribute in single quotes, or for the content of an element.
    var escapedForXML: String {
        var result = ""
        for character in unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "'": result += "&apos;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
