extension MappingReader {
    /// A text; a number or truth value without quotes is taken as it was written.
    public func string(_ key: String, required: Bool = false) -> String? {
        value(key, required: required)?.string(problems)
    }

    /// `true` or `false`.
    public func bool(_ key: String, required: Bool = false) -> Bool? {
        value(key, required: required)?.bool(problems)
    }

    /// A number within a range, finite in any case.
    public func number(
        _ key: String, _ range: NumberRange = .finite(), required: Bool = false
    ) -> Double? {
        value(key, required: required)?.number(range, problems)
    }

    /// A whole number within a range.
    public func integer(
        _ key: String, _ range: ClosedRange<Int>, _ noun: String = "a whole number",
        required: Bool = false
    ) -> Int? {
        value(key, required: required)?.integer(range, noun, problems)
    }

    /// One of several names.
    public func choice(
        _ key: String, of names: [String], required: Bool = false
    ) -> String? {
        value(key, required: required)?.choice(names, problems)
    }

    /// One of the cases of an enumeration, by its raw value.
    public func choice<Choice>(
        _ key: String, as type: Choice.Type, required: Bool = false
    ) -> Choice? where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
        choice(key, of: type.allCases.map(\.rawValue), required: required)
            .flatMap(Choice.init(rawValue:))
    }

    /// A list of texts.
    public func strings(_ key: String, required: Bool = false) -> [String]? {
        value(key, required: required)?.strings(problems)
    }

    /// The elements of a list.
    public func sequence(_ key: String, required: Bool = false) -> [DocumentNode]? {
        value(key, required: required)?.elements(problems)
    }

    /// A reader of a mapping; the name, `a screen`, is what messages call it.
    public func mapping(
        _ key: String, _ name: String, required: Bool = false
    ) -> MappingReader? {
        value(key, required: required)?.reader(name, problems)
    }
}
