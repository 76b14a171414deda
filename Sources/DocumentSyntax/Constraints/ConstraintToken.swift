/// Token in the short form of a constraint.
struct ConstraintToken {
    /// Kinds of tokens.
    enum Kind: Equatable {
        /// Name of a view, guide, attribute or other value.
        case word(String)
        /// Name in single quotation marks.
        case quoted(String)
        case number(Double)
        case relation(ConstraintText.Relation)
        /// `.`, `+`, `-`, `*`, `/` or `@`.
        case sign(Character)
        /// Another character, or an unclosed quotation mark.
        case unknown
        case end
    }

    let kind: Kind
    /// Range in Unicode scalars.
    let range: Range<Int>
    /// Source text.
    let text: String
}

/// Division of a constraint's text into tokens.
struct ConstraintLexer {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// Returns all tokens; the last token is the end.
    mutating func tokens() -> [ConstraintToken] {
        var tokens: [ConstraintToken] = []
        while true {
            while let scalar = peek(), scalar.properties.isWhitespace { index += 1 }
            let start = index
            let kind = next()
            tokens.append(
                ConstraintToken(kind: kind, range: start..<index, text: text(from: start)))
            if kind == .end { return tokens }
        }
    }

    private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        index + distance < scalars.count ? scalars[index + distance] : nil
    }

    private func text(from start: Int) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<index])
        return String(view)
    }

    private mutating func next() -> ConstraintToken.Kind {
        guard let scalar = peek() else { return .end }
        if scalar == "'" { return quotedName() }
        if Self.isDigit(scalar), let number = number() { return .number(number) }
        if Self.isPartOfName(scalar) { return .word(word()) }
        index += 1
        switch scalar {
        case ".", "+", "-", "*", "/", "@": return .sign(Character(scalar))
        case "−": return .sign("-")
        case "×", "·": return .sign("*")
        case "≤": return .relation(.lessThanOrEqual)
        case "≥": return .relation(.greaterThanOrEqual)
        case "<", ">", "=":
            let isPair = peek() == "="
            if isPair { index += 1 }
            if scalar == "=" { return .relation(.equal) }
            guard isPair else { return .unknown }
            return .relation(scalar == "<" ? .lessThanOrEqual : .greaterThanOrEqual)
        default: return .unknown
        }
    }

    private mutating func quotedName() -> ConstraintToken.Kind {
        let start = index + 1
        guard let end = scalars[start...].firstIndex(of: "'") else {
            index = scalars.count
            return .unknown
        }
        index = end
        let name = text(from: start)
        index = end + 1
        return .quoted(name)
    }

    /// Returns the number at the current place, or `nil` if the digits begin a name.
    private mutating func number() -> Double? {
        let start = index
        while let scalar = peek(), Self.isDigit(scalar) { index += 1 }
        if peek() == ".", let digit = peek(1), Self.isDigit(digit) {
            index += 1
            while let scalar = peek(), Self.isDigit(scalar) { index += 1 }
        }
        if let scalar = peek(), Self.isPartOfName(scalar) {
            index = start
            return nil
        }
        return Double(text(from: start))
    }

    /// Returns the name at the current place.
    ///
    /// A hyphen belongs to a name if letters surround the hyphen, as in `price-label`, and the
    /// name is not an attribute.
    private mutating func word() -> String {
        let start = index
        while let scalar = peek() {
            if Self.isPartOfName(scalar) {
                index += 1
            } else if scalar == "-", let next = peek(1), next.properties.isAlphabetic,
                ConstraintAttribute(rawValue: text(from: start)) == nil
            {
                index += 1
            } else {
                break
            }
        }
        return text(from: start)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
    }
}
