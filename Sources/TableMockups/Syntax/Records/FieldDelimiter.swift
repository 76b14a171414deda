import SwiftCSV

/// The delimiter between fields.
public enum FieldDelimiter: Sendable, Hashable {
    /// `,`
    case comma
    /// `;`
    case semicolon
    /// A tab, as in `.tsv` files.
    case tab

    /// Guesses the delimiter of a file from its first line.
    init(guessedFrom bytes: [UInt8]) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let line = bytes[start...].prefix(1 << 16).prefix { $0 != 0x0A && $0 != 0x0D }
        switch CSVDelimiter.guessed(string: String(decoding: line, as: UTF8.self)) {
        case .semicolon: self = .semicolon
        case .tab: self = .tab
        default: self = .comma
        }
    }

    /// The delimiter of the CSV parser.
    var parsed: CSVDelimiter {
        switch self {
        case .comma: .comma
        case .semicolon: .semicolon
        case .tab: .tab
        }
    }

    /// The delimiter's byte in a file.
    var byte: UInt8 {
        switch self {
        case .comma: UInt8(ascii: ",")
        case .semicolon: UInt8(ascii: ";")
        case .tab: UInt8(ascii: "\t")
        }
    }
}
