/// A JSON value, as schemas are made of them.
indirect enum SchemaValue: Sendable, Hashable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case list([SchemaValue])
    case object([String: SchemaValue])

    /// The value with more members; one that is no object stays as it is.
    func adding(_ members: [String: SchemaValue]) -> SchemaValue {
        guard case .object(let own) = self else { return self }
        return .object(own.merging(members) { _, new in new })
    }

    /// The members of an object; empty for all others.
    var members: [String: SchemaValue] {
        if case .object(let members) = self { members } else { [:] }
    }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(arrayLiteral elements: SchemaValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, SchemaValue)...) {
        self = .object(Dictionary(elements) { _, new in new })
    }
}

extension SchemaValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number):
            // A whole number without its fraction, as people write it.
            if let whole = Int(exactly: number) {
                try container.encode(whole)
            } else {
                try container.encode(number)
            }
        case .boolean(let flag): try container.encode(flag)
        case .list(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }
}
