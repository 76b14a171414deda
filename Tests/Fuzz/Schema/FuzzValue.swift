import DocumentSyntax
import Foundation

/// A value of documents, catalogues and results.
///
/// Members of an object keep their order.
indirect enum FuzzValue: Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([FuzzValue])
    case object([Member])

    struct Member: Equatable, Sendable {
        var key: String
        var value: FuzzValue
    }

    /// Creates the value of a parsed JSON text, with members sorted by key.
    init(json: Any) {
        switch json {
        case let text as String: self = .text(text)
        case let number as NSNumber:
            self =
                isBoolean(number) ? .flag(number.boolValue) : .number(number.doubleValue)
        case let list as [Any]: self = .list(list.map(FuzzValue.init(json:)))
        case let object as [String: Any]:
            self = .object(
                object.keys.sorted().map { key in
                    Member(key: key, value: object[key].map(FuzzValue.init(json:)) ?? .null)
                })
        default: self = .null
        }
    }

    /// Creates the value of a document's node.
    init(_ node: DocumentNode) {
        switch node.value {
        case .scalar(let scalar):
            switch scalar.resolved {
            case .null: self = .null
            case .bool(let flag): self = .flag(flag)
            case .int(let number): self = .number(Double(number))
            case .float(let number): self = .number(number)
            case .string(let text): self = .text(text)
            }
        case .sequence(let elements): self = .list(elements.map(FuzzValue.init))
        case .mapping(let mapping):
            self = .object(
                mapping.entries.map { Member(key: $0.key, value: FuzzValue($0.value)) })
        }
    }

    /// The value of a member, or `nil` without this member or for other values.
    ///
    /// Setting `nil` removes the member.
    subscript(key: String) -> FuzzValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            if let index = members.firstIndex(where: { $0.key == key }) {
                if let newValue {
                    members[index].value = newValue
                } else {
                    members.remove(at: index)
                }
            } else if let newValue {
                members.append(Member(key: key, value: newValue))
            }
            self = .object(members)
        }
    }

    /// The keys of an object; empty for other values.
    var keys: [String] {
        if case .object(let members) = self { members.map(\.key) } else { [] }
    }

    /// The elements of a list, or `nil` for other values.
    var elements: [FuzzValue]? {
        if case .list(let elements) = self { elements } else { nil }
    }

    /// The text, or `nil` for other values.
    var string: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The number, or `nil` for other values.
    var double: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// JSON text of the value, which is valid YAML, too.
    var json: String {
        var result = ""
        write(to: &result)
        return result
    }

    private func write(to result: inout String) {
        switch self {
        case .null: result += "null"
        case .flag(let flag): result += flag ? "true" : "false"
        case .number(let number):
            if let whole = Int(exactly: number) {
                result += "\(whole)"
            } else {
                // JSON has no infinity.
                result += number.isFinite ? "\(number)" : "1e999"
            }
        case .text(let text): Self.write(text, to: &result)
        case .list(let elements):
            result += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { result += ", " }
                element.write(to: &result)
            }
            result += "]"
        case .object(let members):
            result += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { result += ", " }
                Self.write(member.key, to: &result)
                result += ": "
                member.value.write(to: &result)
            }
            result += "}"
        }
    }

    private static func write(_ text: String, to result: inout String) {
        result += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    result += "\\u00" + (scalar.value < 16 ? "0" : "")
                    result += String(scalar.value, radix: 16)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        result += "\""
    }
}

/// Returns whether a number of a parsed JSON text is `true` or `false`.
private func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
}
