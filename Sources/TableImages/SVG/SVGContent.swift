/// Elements, attributes and texts of an SVG in a form that does not depend on comments, on white
/// space between tags and declarations, and on the order of attributes.
struct SVGContent: Equatable {
    private var parts: [String] = []
    private var attributes: [String] = []
    /// Open elements, from the outside: whether white space in each is part of a text.
    private var keepsSpace: [Bool] = []

    /// Compares the bytes, because texts that are canonically equal may look different.
    static func == (first: SVGContent, second: SVGContent) -> Bool {
        first.parts.count == second.parts.count
            && zip(first.parts, second.parts).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    /// Elements whose white space may be visible.
    private static let textElements: Set<String> = ["text", "foreignObject"]
    /// Attributes with lists, in which white space separates the elements.
    private static let lists: Set<String> = [
        "class", "d", "points", "transform", "values", "viewBox",
    ]

    mutating func begin(_ element: String) {
        parts.append("<" + element)
        let local = element.split(separator: ":").last.map(String.init) ?? element
        keepsSpace.append(keepsSpace.last == true || Self.textElements.contains(local))
    }

    mutating func add(_ attribute: String, _ value: String) {
        let isList = Self.lists.contains(attribute)
        let plain =
            attribute == "style" || isList ? Self.plain(value, isStyle: !isList) : value
        attributes.append(attribute + "=" + plain)
    }

    mutating func endOfAttributes() {
        parts += attributes.sorted()
        attributes = []
    }

    mutating func end() {
        parts.append(">")
        _ = keepsSpace.popLast()
    }

    /// Adds a text, unless the text is white space between tags.
    mutating func add(text: String, isStyle: Bool) {
        guard keepsSpace.last == true || !text.allSatisfy(\.isWhitespace) else { return }
        parts.append("=" + (isStyle ? Self.plain(text, isStyle: true) : text))
    }

    /// Returns a value with single spaces, and without spaces around the marks of a style.
    ///
    /// A style with quotes stays as it is, because white space between quotes counts.
    private static func plain(_ text: String, isStyle: Bool) -> String {
        guard !isStyle || !text.contains(where: { $0 == "\"" || $0 == "'" }) else { return text }
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
