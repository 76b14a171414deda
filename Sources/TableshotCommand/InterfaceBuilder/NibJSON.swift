import Foundation
import Tableshot

/// A value of JSON.
enum NibJSON: Codable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([NibJSON])
    case object([String: NibJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([NibJSON].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: NibJSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// Returns the values inside that have an identifier, from the front to the back of the value.
    var identified: [(identifier: String, value: [String: NibJSON])] {
        switch self {
        case .list(let values): values.flatMap(\.identified)
        case .object(let values):
            if case .text(let identifier)? = values["identifier"] {
                [(identifier, values)] + inside(values)
            } else {
                inside(values)
            }
        default: []
        }
    }

    /// Returns an object with an identifier and a type, if the object describes a table.
    func identified(as table: String?) -> NibJSON {
        guard let table, case .object(var values) = self, values["sections"] != nil else {
            return self
        }
        values["identifier"] = .text(table)
        values["type"] = .text("TableView")
        return .object(values)
    }

    private func inside(
        _ values: [String: NibJSON]
    ) -> [(identifier: String, value: [String: NibJSON])] {
        values.sorted { $0.key < $1.key }.flatMap(\.value.identified)
    }
}
