/// Elements, attributes and texts of an SVG in a form that does not depend on comments, on white space
/// between tags and declarations, and on the order of attributes.
struct SVGContent: Equatable {
    private var parts: [String] = []
    private var attributes: [String] = []

    mutating func begin(_ element: String) { parts.append("<" + element) }

    mutating func add(_ attribute: String, _ value: String) {
        attributes.append(attribute + "=" + Self.plain(value, isStyle: attribute == "style"))
    }

    mutating func endOfAttributes() {
        parts += attributes.sorted()
        attributes = []
    }

    mutating func end() { parts.append(">") }

    /// Adds a text, unless the text is white space between tags.
    mutating func add(text: String, isStyle: Bool) {
        guard !text.allSatisfy(\.isWhitespace) else { return }
        parts.append("=" + (isStyle ? Self.plain(text, isStyle: true) : text))
    }

    /// Returns a value with single spaces, and without spaces around the marks of a style.
    private static func plain(_ text: String, isStyle: Bool) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard isStyle else { return words }
        var result = ""
        for character in words {
            if ":;,{}".contains(character) {
                if result.last == " " { result.removeLast() }
            } else if character == " ", let last = result.last, ":;,{}".contains(last) {
                continue
            }
            result.append(character)
        }
        return result.last == ";" ? String(result.dropLast()) : result
    }
}
