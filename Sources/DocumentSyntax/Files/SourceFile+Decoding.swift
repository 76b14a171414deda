import Foundation
import TableDrawing

extension SourceFile {
    /// Decodes a file's bytes as UTF-8, with or without a byte order mark.
    ///
    /// Throws a `DocumentError` with the location for UTF-16 and UTF-32, for invalid UTF-8 and
    /// for NUL characters.
    public convenience init(path: String, bytes: some Collection<UInt8>) throws(DocumentError) {
        let bytes = Array(bytes)
        try Self.checkKind(of: bytes, path: path)
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

    /// Throws a `DocumentError` if the bytes are a Git LFS pointer, or text in UTF-16 or UTF-32.
    static func checkKind(of bytes: [UInt8], path: String) throws(DocumentError) {
        if GitLFSPointer.isPointer(bytes) {
            throw DocumentError(
                "found " + GitLFSPointer.name, at: SourceFile(path: path, text: "").start)
        }
        if let encoding = foreignEncoding(of: bytes) {
            throw DocumentError(
                "found a file in \(encoding), expected UTF-8",
                at: SourceFile(path: path, text: "").start,
                note: "save the file again with the encoding UTF-8")
        }
    }

    private static func foreignEncoding(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            return "UTF-32"
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return "UTF-16"
        }
        // Without a byte order mark, the positions of NUL bytes reveal the encoding of ASCII
        // characters.
        let start = bytes.prefix(4_096)
        var zeros = [0, 0, 0, 0]
        for (index, byte) in start.enumerated() where byte == 0 { zeros[index % 4] += 1 }
        guard bytes.count >= 4, zeros.contains(where: { $0 > 0 }) else { return nil }
        let all = start.count / 4
        if zeros[2] >= all && zeros[3] >= all && zeros[0] * 2 < all
            || zeros[0] >= all && zeros[1] >= all && zeros[3] * 2 < all
        {
            return "UTF-32"
        }
        // Some characters, for example 一 (U+4E00), have a zero in the other byte.
        let (even, odd) = (zeros[0] + zeros[2], zeros[1] + zeros[3])
        let isOneSided = max(even, odd) >= 4 * min(even, odd)
        return isOneSided && even + odd >= min(4, start.count / 2) ? "UTF-16" : nil
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
