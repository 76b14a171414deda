/// The delimiter between fields.
package enum FieldDelimiter: Sendable, Hashable, CaseIterable {
    /// `,`
    case comma
    /// `;`
    case semicolon
    /// A tab, as in `.tsv` files.
    case tab

    /// Guesses the delimiter of a file: the first one in the first line outside of quotes.
    init(guessedFrom bytes: [UInt8]) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var isQuoted = false
        for byte in bytes[start...].prefix(1 << 16) {
            if byte == 0x0A || byte == 0x0D { break }
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, let found = Self.allCases.first(where: { $0.byte == byte }) {
                self = found
                return
            }
        }
        self = .comma
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
