import TableDrawing

/// Typed access to a single value, such as an element of a list.
///
/// Each method adds a problem and returns `nil` if the value has another type.
extension DocumentNode {
    /// Returns the text.
    ///
    /// A number or truth value without quotes is returned as written.
    package func string(_ problems: ProblemList) -> String? {
        if let scalar, !isNull || scalar.style == .expanded { return scalar.text }
        var note: String?
        if mapping != nil || sequence != nil, startsWithBracket {
            note = "a text that begins with \"{\" or \"[\" must stand in quotes"
        } else if isNull {
            note = "an empty text is written \"\""
        }
        return wrongType("a text", problems, note: note)
    }

    /// Returns `true` or `false`.
    package func bool(_ problems: ProblemList) -> Bool? {
        if case .bool(let flag) = scalar?.resolved { return flag }
        let meant: String? =
            switch scalar?.text.lowercased() {
            case "yes", "on", "y", "1", "true": "did you mean true?"
            case "no", "off", "n", "0", "false": "did you mean false?"
            default: nil
            }
        return wrongType("true or false", problems, question: meant)
    }

    /// Returns a number within a range.
    ///
    /// NaN and infinity are in no range.
    package func number(_ range: NumberRange, _ problems: ProblemList) -> Double? {
        let number: Double
        switch scalar?.resolved {
        case .int(let value): number = Double(value)
        case .float(let value): number = value
        default: return wrongType("a number such as 44", problems, note: unquoteNote)
        }
        guard range.contains(number) else {
            return outOfRange(range.described, problems)
        }
        return number
    }

    /// Returns a whole number within a range.
    ///
    /// `3.0` is a whole number.
    package func integer(
        _ range: ClosedRange<Int>, _ noun: String = "a whole number", _ problems: ProblemList
    ) -> Int? {
        let integer: Int
        switch scalar?.resolved {
        case .int(let value): integer = value
        case .float(let value):
            guard let exact = Int(exactly: value) else {
                return outOfRange("\(noun) without a fraction", problems)
            }
            integer = exact
        default: return wrongType("a whole number such as 3", problems, note: unquoteNote)
        }
        guard range.contains(integer) else {
            return outOfRange(
                "\(noun) from \(range.lowerBound) to \(range.upperBound)", problems)
        }
        return integer
    }

    /// Returns a choice from a list of names.
    package func choice(
        _ names: [String], _ problems: ProblemList, note: String? = nil
    ) -> String? {
        guard let text = string(problems) else { return nil }
        if names.contains(text) { return text }
        let expected = "expected \(Suggestion.list(names, "or"))"
        let question = problems.question(for: text, among: names)
        problems.error(
            "found \(text.quoted), \(expected)" + (question.map { "; \($0)" } ?? ""), at: self,
            note: note)
        return nil
    }

    /// Returns the elements of a list.
    package func elements(_ problems: ProblemList) -> [DocumentNode]? {
        sequence ?? wrongType("a list", problems)
    }

    /// Returns the texts of a list.
    ///
    /// Other elements are reported and skipped.
    package func strings(_ problems: ProblemList) -> [String]? {
        guard let sequence else { return wrongType("a list of texts such as [a, b]", problems) }
        return sequence.compactMap { $0.string(problems) }
    }

    /// Returns a reader of the mapping's keys.
    ///
    /// The name, such as `a row`, appears in messages.
    package func reader(_ name: String, _ problems: ProblemList) -> MappingReader? {
        MappingReader(self, name, problems)
    }

    /// Whether the value is a number, or a number in quotes or from a record.
    package var isNumber: Bool {
        guard let scalar else { return false }
        switch ResolvedScalar(plain: scalar.text) {
        case .int, .float: return true
        default: return false
        }
    }

    // MARK: Problems

    package func wrongType<Value>(
        _ expected: String, _ problems: ProblemList, question: String? = nil, note: String? = nil
    ) -> Value? {
        let end = question.map { "; \($0)" } ?? ""
        problems.error("expected \(expected), found \(described)\(end)", at: self, note: note)
        return nil
    }

    private func outOfRange<Value>(_ expected: String, _ problems: ProblemList) -> Value? {
        problems.error("expected \(expected), found \(scalar?.text ?? "")", at: self)
        return nil
    }

    /// Advice about quotes if a quoted number is used in place of a number, or `nil`.
    private var unquoteNote: String? {
        guard let scalar, scalar.style == .quoted else { return nil }
        switch ResolvedScalar(plain: scalar.text) {
        case .int, .float: return "in quotes it is a text; write it without them"
        default: return nil
        }
    }

    private var startsWithBracket: Bool {
        let first = location.file.line(location.line)?.unicodeScalars
            .dropFirst(location.column - 1).first
        return first == "{" || first == "["
    }
}
