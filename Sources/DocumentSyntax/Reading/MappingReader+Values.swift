extension MappingReader {
    /// Returns a text.
    ///
    /// A number or truth value without quotes is returned as written.
    package func string(_ key: String, required: Bool = false) -> String? {
        value(key, required: required)?.string(problems)
    }

    /// Returns `true` or `false`.
    package func bool(_ key: String, required: Bool = false) -> Bool? {
        value(key, required: required)?.bool(problems)
    }

    /// Returns a finite number within a range.
    package func number(
        _ key: String, _ range: NumberRange = .finite(), required: Bool = false
    ) -> Double? {
        value(key, required: required)?.number(range, problems)
    }

    /// Returns a whole number within a range.
    package func integer(
        _ key: String, _ range: ClosedRange<Int>, _ noun: String = "a whole number",
        required: Bool = false
    ) -> Int? {
        value(key, required: required)?.integer(range, noun, problems)
    }

    /// Returns a choice from a list of names.
    package func choice(
        _ key: String, of names: [String], required: Bool = false
    ) -> String? {
        value(key, required: required)?.choice(names, problems)
    }

    /// Returns a case of an enumeration, by its raw value.
    package func choice<Choice>(
        _ key: String, as type: Choice.Type, required: Bool = false
    ) -> Choice? where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        choice(key, of: type.allCases.map(\.rawValue), required: required)
            .flatMap(Choice.init(rawValue:))
    }

    /// Returns a list of texts.
    package func strings(_ key: String, required: Bool = false) -> [String]? {
        value(key, required: required)?.strings(problems)
    }

    /// Returns a reader of a mapping.
    ///
    /// The name, such as `a screen`, appears in messages.
    package func mapping(
        _ key: String, _ name: String, required: Bool = false
    ) -> MappingReader? {
        value(key, required: required)?.reader(name, problems)
    }
}
