import TableDrawing

/// Parser of the short form of a constraint.
struct ConstraintParser {
    /// Attribute of an item with the attribute's place in the text.
    struct Side {
        var anchor: ConstraintText.Anchor
        /// Range of the whole side.
        var range: Range<Int>
        /// Source text of the side.
        var text: String
    }

    /// Right side of a constraint.
    struct RightSide {
        var second: Side?
        var multiplier: Double = 1
        var constant: Double = 0
        /// The word `standard` with its sign, or `nil`.
        var standard: (token: ConstraintToken, isNegative: Bool)?
        /// Range of the whole side.
        var range: Range<Int>
    }

    private let tokens: [ConstraintToken]
    private var index = 0
    /// Names of views and layout guides in the text.
    private var names: [ConstraintText.Name] = []

    init(_ text: String) {
        var lexer = ConstraintLexer(text)
        tokens = lexer.tokens()
    }

    private var token: ConstraintToken { tokens[index] }

    private func next(_ distance: Int) -> ConstraintToken {
        tokens[min(index + distance, tokens.count - 1)]
    }

    /// Reads the whole text.
    mutating func constraint() throws(ConstraintSyntaxError) -> ConstraintText {
        let first = try side()
        guard case .relation(let relation) = token.kind else {
            throw unexpected("\"=\", \"<=\" or \">=\"", note: noteAfterFirstSide)
        }
        index += 1
        let right = try rightSide()
        let priority = try priority()
        guard token.kind == .end else {
            throw unexpected("the end or a priority such as @750", note: noteAfterRightSide)
        }
        var text = try ConstraintChecks(first: first, relation: relation, right: right)
            .constraint()
        text.priority = priority
        text.names = names
        return text
    }

    private var noteAfterFirstSide: String? {
        switch token.kind {
        case .sign("+"), .sign("-"), .sign("*"), .sign("/"):
            "the left side is an attribute; write the multiplier and the constant on the right"
        case .unknown where token.text == "<" || token.text == ">":
            "\(token.text)= is the relation"
        default: nil
        }
    }

    private var noteAfterRightSide: String? {
        guard isName(token), case .number = tokens[index - 1].kind else { return nil }
        return "a multiplier is written \(tokens[index - 1].text) * \(token.text)"
    }

    // MARK: Sides

    /// Reads `NAME.attribute`, `NAME.guide.attribute`, `guide.attribute` or `attribute`.
    private mutating func side() throws(ConstraintSyntaxError) -> Side {
        let start = index
        var parts = [try name()]
        while token.kind == .sign("."), parts.count < 4 {
            index += 1
            parts.append(try name())
        }
        let last = parts.removeLast()
        guard case .word(let word) = last.kind, let attribute = ConstraintAttribute(rawValue: word)
        else {
            throw unknownAttribute(last, isAlone: parts.isEmpty)
        }
        let range = tokens[start].range.lowerBound..<last.range.upperBound
        let text = tokens[start..<index].map(\.text).joined()
        guard let head = parts.first else {
            return Side(anchor: .init(attribute: attribute), range: range, text: text)
        }
        if parts.count == 1, case .word(let word) = head.kind,
            let guide = ConstraintText.Guide(rawValue: word)
        {
            return Side(anchor: .init(guide: guide, attribute: attribute), range: range, text: text)
        }
        let item = item(head)
        guard parts.count > 1 else {
            return Side(anchor: .init(item: item, attribute: attribute), range: range, text: text)
        }
        guard parts.count == 2, case .word(let word) = parts[1].kind,
            let guide = ConstraintText.Guide(rawValue: word)
        else { throw unknownGuide(parts) }
        return Side(
            anchor: .init(item: item, guide: guide, attribute: attribute), range: range, text: text)
    }

    private mutating func name() throws(ConstraintSyntaxError) -> ConstraintToken {
        switch token.kind {
        case .word, .quoted:
            defer { index += 1 }
            return token
        default: throw unexpected("an attribute such as title.leading")
        }
    }

    private mutating func item(_ token: ConstraintToken) -> String? {
        let name: String
        switch token.kind {
        case .word("self"): return nil
        case .word(let word): name = word
        case .quoted(let word): name = word
        default: return nil
        }
        names.append(ConstraintText.Name(name: name, range: token.range))
        return name
    }

    private mutating func rightSide() throws(ConstraintSyntaxError) -> RightSide {
        var right = RightSide(range: token.range)
        try term(&right, isNegative: takeMinus())
        while token.kind == .sign("+") || token.kind == .sign("-") {
            let isNegative = token.kind == .sign("-")
            index += 1
            try term(&right, isNegative: isNegative != takeMinus())
        }
        right.range = right.range.lowerBound..<tokens[index - 1].range.upperBound
        return right
    }

    private mutating func takeMinus() -> Bool {
        guard token.kind == .sign("-") else { return false }
        index += 1
        return true
    }

    private mutating func term(
        _ right: inout RightSide, isNegative: Bool
    ) throws(ConstraintSyntaxError) {
        let sign: Double = isNegative ? -1 : 1
        if case .number(let number) = token.kind {
            try checkLength(number)
            index += 1
            guard token.kind == .sign("*") else {
                right.constant += sign * number
                return
            }
            index += 1
            return try attribute(&right, multiplier: sign * number)
        }
        if token.kind == .word("standard"), next(1).kind != .sign(".") {
            if right.standard != nil {
                throw ConstraintSyntaxError(
                    "found \"standard\" twice, expected it once", at: token.range)
            }
            right.standard = (token, isNegative)
            index += 1
            return
        }
        guard isName(token) else {
            throw unexpected(
                "an attribute such as margins.leading, a number of points or standard")
        }
        try attribute(&right, multiplier: sign)
    }

    private func isName(_ token: ConstraintToken) -> Bool {
        switch token.kind {
        case .word, .quoted: true
        default: false
        }
    }

    /// Reads an attribute and the factor behind the attribute.
    private mutating func attribute(
        _ right: inout RightSide, multiplier: Double
    ) throws(ConstraintSyntaxError) {
        let second = try side()
        if right.second != nil {
            throw ConstraintSyntaxError(
                "found a third attribute \(second.text.quoted), expected two at most",
                at: second.range, note: "write a constraint for each pair of attributes")
        }
        right.second = second
        right.multiplier = multiplier
        guard token.kind == .sign("*") || token.kind == .sign("/") else { return }
        let divides = token.kind == .sign("/")
        index += 1
        guard case .number(let number) = token.kind else {
            throw unexpected("a number as multiplier")
        }
        try checkLength(number)
        if divides, number == 0 {
            throw ConstraintSyntaxError("found a division by 0", at: token.range)
        }
        index += 1
        right.multiplier *= divides ? 1 / number : number
    }

    private func checkLength(_ number: Double) throws(ConstraintSyntaxError) {
        guard number > 1_000_000 else { return }
        throw ConstraintSyntaxError(
            "found \(token.text), expected a number up to 1000000", at: token.range)
    }

    // MARK: Priority

    private static let required = 1000.0

    private mutating func priority() throws(ConstraintSyntaxError) -> Double {
        guard token.kind == .sign("@") else { return Self.required }
        index += 1
        defer { index += 1 }
        switch token.kind {
        case .number(let number) where number >= 1 && number <= 1000:
            return number
        case .word("required"): return Self.required
        case .word("high"): return 750
        case .word("low"): return 250
        default:
            let names = ["required", "high", "low"]
            guard let question = Suggestion.question(for: token.text, among: names) else {
                throw unexpected("a priority from 1 to 1000, required, high or low")
            }
            throw ConstraintSyntaxError(
                "found the unknown priority \(token.text.quoted); \(question)", at: token.range)
        }
    }

    // MARK: Mistakes

    private func unexpected(_ expected: String, note: String? = nil) -> ConstraintSyntaxError {
        var note = note
        let found: String
        switch token.kind {
        case .end: found = "the end"
        case .unknown where token.text.hasPrefix("'"):
            found = "a quotation mark that is not closed"
        case .word(let word):
            found = word.quoted
            if note == nil, word.first?.isNumber == true {
                note = "lengths are numbers of points without a unit"
            }
        default: found = token.text.quoted
        }
        return ConstraintSyntaxError(
            "found \(found), expected \(expected)", at: token.range, note: note)
    }

    private func unknownAttribute(
        _ token: ConstraintToken, isAlone: Bool
    ) -> ConstraintSyntaxError {
        let names = ConstraintAttribute.allCases.map(\.rawValue)
        let isUnit = token.text.first?.isNumber == true
        let note: String? =
            isUnit
            ? "lengths are numbers of points without a unit"
            : token.text == "baseline"
                ? "the baselines are firstBaseline and lastBaseline"
                : isAlone ? "an attribute stands behind its view: title.leading" : nil
        let question = Suggestion.question(for: token.text, among: names)
        return ConstraintSyntaxError(
            "found the unknown attribute \(token.text.quoted)"
                + (question.map { "; \($0)" }
                    ?? ", expected \(names.prefix(12).joined(separator: ", "))"),
            at: token.range, note: note)
    }

    private func unknownGuide(_ parts: [ConstraintToken]) -> ConstraintSyntaxError {
        let names = ConstraintText.Guide.allCases.map(\.rawValue)
        let token = parts[min(parts.count - 1, 1)]
        guard parts.count == 2 else {
            return ConstraintSyntaxError(
                "found \(parts[2].text.quoted) behind a guide, expected an attribute",
                at: parts[2].range, note: "a view is named without its superviews")
        }
        let question = Suggestion.question(for: token.text, among: names)
        return ConstraintSyntaxError(
            "found the unknown guide \(token.text.quoted)"
                + (question.map { "; \($0)" } ?? ", expected \(names.joined(separator: ", "))"),
            at: token.range, note: "a view is named without its superviews")
    }
}

/// Mistake in the short form of a constraint.
package struct ConstraintSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The found text, the expected text and the remedy, without a full stop.
    package let message: String
    /// Additional advice, or `nil`.
    package let note: String?
    /// Marked part of the text, in Unicode scalars from 0; empty at the end of the text.
    package let range: Range<Int>

    init(_ message: String, at range: Range<Int>, note: String? = nil) {
        self.message = message
        self.range = range
        self.note = note
    }

    /// The column, the message and the advice.
    package var description: String {
        "column \(range.lowerBound + 1): \(message)" + (note.map { " (\($0))" } ?? "")
    }
}
