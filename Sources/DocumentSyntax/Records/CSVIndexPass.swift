/// The pass over a CSV file's bytes.
///
/// It finds the rows, counts their fields, and checks quotes and UTF-8.
struct CSVIndexPass {
    /// A mistake in a row.
    struct Fault {
        enum Kind {
            case ragged(found: Int, expected: Int)
            case unterminatedQuote, strayQuote, textAfterQuote, nul
            case invalidText(UInt8)
        }
        var kind: Kind
        var row: CSVIndex.Row
        var offset: Int
    }

    private enum State { case fieldStart, plain, quoted, afterQuote }

    /// Maximum number of stored faults.
    ///
    /// With a wrong delimiter, every row is a fault.
    private static let mostFaults = 100

    let delimiter: UInt8
    private(set) var faults: [Fault] = []
    private var found: [CSVIndex.Row] = []
    private var expected = 0
    private var row = CSVIndex.Row(start: 0, line: 1)
    private var hasHighBytes = false

    init(delimiter: UInt8) {
        self.delimiter = delimiter
    }

    /// Returns the rows.
    ///
    /// The pass stops at the first fault that makes the following quotes ambiguous.
    mutating func rows(of bytes: UnsafeBufferPointer<UInt8>) -> [CSVIndex.Row] {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var position = start
        var line: UInt32 = 1
        var fields = 1
        var quote = 0
        var state = State.fieldStart
        row = CSVIndex.Row(start: UInt32(start), line: 1)
        while position < bytes.count {
            let byte = bytes[position]
            if byte >= 0x80 { hasHighBytes = true }
            if byte == 0 { return stop(.nul, at: position) }
            let isBreak = byte == 0x0A || byte == 0x0D
            if isBreak {
                if byte == 0x0D, position + 1 < bytes.count, bytes[position + 1] == 0x0A {
                    position += 1
                }
                line += 1
            }
            switch state {
            case .quoted:
                if byte == UInt8(ascii: "\"") { state = .afterQuote }
            case _ where isBreak:
                let end = position - (byte == 0x0D && bytes[position] == 0x0A ? 1 : 0)
                finish(fields, end: end, in: bytes)
                row = CSVIndex.Row(start: UInt32(position + 1), line: line)
                fields = 1
                state = .fieldStart
            case _ where byte == delimiter:
                fields += 1
                state = .fieldStart
            case .fieldStart:
                if byte == UInt8(ascii: "\"") {
                    state = .quoted
                    quote = position
                } else if byte != 0x20 && byte != 0x09 {
                    state = .plain
                }
            case .plain:
                if byte == UInt8(ascii: "\"") { return stop(.strayQuote, at: position) }
            case .afterQuote:
                if byte == UInt8(ascii: "\"") {
                    state = .quoted
                } else if byte != 0x20 && byte != 0x09 {
                    return stop(.textAfterQuote, at: position)
                }
            }
            position += 1
        }
        if state == .quoted { return stop(.unterminatedQuote, at: quote) }
        finish(fields, end: bytes.count, in: bytes)
        return found
    }

    private mutating func stop(_ kind: Fault.Kind, at offset: Int) -> [CSVIndex.Row] {
        faults.append(Fault(kind: kind, row: row, offset: offset))
        return found
    }

    private mutating func finish(_ fields: Int, end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        defer { hasHighBytes = false }
        let start = Int(row.start)
        guard end > start else { return }
        if hasHighBytes, let bad = Self.firstInvalid(bytes[start..<end]) {
            note(.invalidText(bytes[start + bad]), at: start + bad)
        }
        if found.isEmpty {
            expected = fields
        } else if fields != expected {
            note(.ragged(found: fields, expected: expected), at: start)
        }
        found.append(row)
    }

    private mutating func note(_ kind: Fault.Kind, at offset: Int) {
        guard faults.count < Self.mostFaults else { return }
        faults.append(Fault(kind: kind, row: row, offset: offset))
    }

    private static func firstInvalid(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        if String(validating: bytes, as: UTF8.self) != nil { return nil }
        var valid = 0
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            valid += UTF8.width(scalar)
        }
        return min(valid, bytes.count - 1)
    }

    /// Returns the values of a row without faults.
    ///
    /// Blanks before a value and after its closing quote are no part of the value.
    static func fields(of row: some Sequence<UInt8>, delimiter: UInt8) -> [String] {
        let quote = UInt8(ascii: "\"")
        var fields: [String] = []
        var field: [UInt8] = []
        var state = State.fieldStart
        for byte in row {
            switch state {
            case .quoted where byte == quote: state = .afterQuote
            case .quoted: field.append(byte)
            case _ where byte == delimiter:
                fields.append(String(decoding: field, as: UTF8.self))
                field.removeAll(keepingCapacity: true)
                state = .fieldStart
            case .fieldStart where byte == quote: state = .quoted
            case .afterQuote where byte == quote:
                field.append(byte)
                state = .quoted
            case .fieldStart where byte == 0x20 || byte == 0x09, .afterQuote: continue
            case .fieldStart, .plain:
                field.append(byte)
                state = .plain
            }
        }
        fields.append(String(decoding: field, as: UTF8.self))
        return fields
    }

    /// Returns the end of the row at an offset: the next line break outside of quotes.
    static func end(ofRowAt start: Int, in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var position = start
            var isQuoted = false
            while position < bytes.count {
                let byte = bytes[position]
                if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                if !isQuoted, byte == 0x0A || byte == 0x0D { break }
                position += 1
            }
            return position
        }
    }
}
