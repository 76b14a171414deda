/// The rules of a style sheet, with their selectors and declarations.
///
/// Brackets, quotes and comments are parsed as in CSS. Names and values are not checked.
struct SVGStyleSheet {
    struct Declaration {
        var name: String
        var value: String
    }

    struct Rule {
        var selectors: [String]
        var declarations: [Declaration]
    }

    private(set) var rules: [Rule] = []
    /// Names and conditions of at-rules, such as `@media` and `@import`.
    private(set) var atRules: [(name: String, condition: String)] = []
    /// Whether a rule contains a rule.
    private(set) var hasNesting = false

    private enum Block {
        case rule(Int)
        case group
        case other
    }

    /// Parses a style sheet.
    init(_ text: String) {
        var blocks: [Block] = []
        var buffer = ""
        func isInRule() -> Int? {
            if case .rule(let index)? = blocks.last { index } else { nil }
        }
        for piece in Pieces(text) {
            switch piece {
            case .text(let character): buffer.append(character)
            case .open:
                let head = buffer.trimmedOfSpace
                buffer = ""
                if head.hasPrefix("@") {
                    let name = noteAtRule(head)
                    let groups = ["media", "supports", "layer", "container", "scope"]
                    blocks.append(groups.contains(name) ? .group : .other)
                } else {
                    if isInRule() != nil { hasNesting = true }
                    rules.append(Rule(selectors: Self.selectors(head), declarations: []))
                    blocks.append(.rule(rules.count - 1))
                }
            case .end, .close:
                let statement = buffer.trimmedOfSpace
                buffer = ""
                if let index = isInRule() {
                    if let declaration = Self.declaration(statement) {
                        rules[index].declarations.append(declaration)
                    }
                } else if statement.hasPrefix("@") {
                    _ = noteAtRule(statement)
                }
                if case .close = piece { _ = blocks.popLast() }
            }
        }
    }

    /// Splits a list of selectors at its commas outside of brackets and quotes.
    private static func selectors(_ text: String) -> [String] {
        var result = [""]
        var brackets = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if "\"'".contains(character) {
                quote = character
            } else if "([".contains(character) {
                brackets += 1
            } else if ")]".contains(character) {
                brackets -= 1
            } else if character == ",", brackets <= 0 {
                result.append("")
                continue
            }
            result[result.count - 1].append(character)
        }
        return result.map(\.trimmedOfSpace).filter { !$0.isEmpty }
    }

    /// Returns the declarations of an attribute `style`.
    static func declarations(_ text: String) -> [Declaration] {
        SVGStyleSheet("x{\(text)}").rules.first?.declarations ?? []
    }

    private mutating func noteAtRule(_ head: String) -> String {
        let name = head.dropFirst().prefix { $0.isLetter || $0 == "-" }.lowercased()
        let condition = String(head.dropFirst(1 + name.count)).trimmedOfSpace.lowercased()
        atRules.append((name, condition))
        return name
    }

    private static func declaration(_ text: String) -> Declaration? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        var value = String(text[text.index(after: colon)...]).trimmedOfSpace
        if let mark = value.lastIndex(of: "!") { value = String(value[..<mark]).trimmedOfSpace }
        return Declaration(name: String(text[..<colon]).trimmedOfSpace.lowercased(), value: value)
    }

    /// The characters of a text without comments, and the braces and semicolons outside of quotes
    /// and brackets.
    private struct Pieces: Sequence, IteratorProtocol {
        enum Piece {
            case text(Character)
            case open, close, end
        }

        private let characters: [Character]
        private var at = 0
        private var brackets = 0
        private var quote: Character?

        init(_ text: String) { characters = Array(text) }

        mutating func next() -> Piece? {
            while at < characters.count {
                let character = characters[at]
                at += 1
                if let open = quote {
                    if character == open { quote = nil }
                    return .text(character)
                }
                switch character {
                case "/" where at < characters.count && characters[at] == "*":
                    at += 1
                    while at < characters.count,
                        !(characters[at - 1] == "*" && characters[at] == "/")
                    { at += 1 }
                    at += 1
                    continue
                case "\"", "'": quote = character
                case "(", "[": brackets += 1
                case ")", "]": brackets = Swift.max(0, brackets - 1)
                case "{" where brackets == 0: return .open
                case "}":
                    brackets = 0
                    return .close
                case ";" where brackets == 0: return .end
                default: break
                }
                return .text(character)
            }
            return nil
        }
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmedOfSpace: String {
        let start = drop { $0.isWhitespace }
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
