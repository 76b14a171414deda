import Foundation

extension SourceFile {
    /// Decodes a file's bytes as UTF-8, with or without a byte order mark.
    ///
    /// Throws a `DocumentError` that names the place for UTF-16 and UTF-32, for invalid UTF-8 and
    /// for NUL characters.
    public convenience init(path: String, bytes: some Collection<UInt8>) throws(DocumentError) {
        let bytes = Array(bytes)
        if let encoding = Self.foreignEncoding(of: bytes) {
            throw DocumentError(
                "found a file in \(encoding), expected UTF-8",
                at: SourceFile(path: path, text: "").whole,
                note: "save the file again with the encoding UTF-8")
        }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let text = String(validating: bytes[start...], as: UTF8.self) else {
            let valid = Self.validPrefix(of: bytes[start...])
            let file = SourceFile(path: path, text: valid)
            let byte = String(bytes[start + valid.utf8.count], radix: 16, uppercase: true)
            throw DocumentError(
                "found a byte that is not valid UTF-8 (0x\(byte))",
                at: file.location(utf8Offset: valid.utf8.count),
                note: "save the file again with the encoding UTF-8")
        }
        self.init(path: path, text: text)
        if let zero = bytes[start...].firstIndex(of: 0) {
            throw DocumentError(
                "found a NUL character, expected text",
                at: location(utf8Offset: zero - start),
                note: "is this a text file?")
        }
    }

    private static func foreignEncoding(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            return "UTF-32"
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return "UTF-16"
        }
        // Without a mark: every second byte of plain Western text is NUL.
        guard bytes.count >= 4 else { return nil }
        let zeros = bytes[..<4].map { $0 == 0 }
        return zeros == [true, false, true, false] || zeros == [false, true, false, true]
            ? "UTF-16" : nil
    }

    private static func validPrefix(of bytes: ArraySlice<UInt8>) -> String {
        var low = 0
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            low += UTF8.width(scalar)
        }
        return String(decoding: bytes.prefix(low), as: UTF8.self)
    }
}
