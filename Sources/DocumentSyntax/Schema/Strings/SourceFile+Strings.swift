import Foundation

extension SourceFile {
    /// Decodes a strings file in UTF-8, or in UTF-16 with a byte order mark, as written by
    /// Apple's tools.
    ///
    /// Throws a `DocumentError` for compiled files and for text that cannot be decoded.
    convenience init(path: String, stringsBytes bytes: [UInt8]) throws(DocumentError) {
        let isLittle = bytes.starts(with: [0xFF, 0xFE]) && !bytes.starts(with: [0xFF, 0xFE, 0, 0])
        if bytes.starts(with: Array("bplist".utf8)) {
            throw DocumentError(
                "found a compiled property list, expected text",
                at: SourceFile(path: path, text: "").start,
                note: "plutil -convert xml1, or the file that it was compiled from, gives text")
        }
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
            try self.init(path: path, bytes: bytes)
            return
        }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isLittle ? second << 8 | first : first << 8 | second)
        }
        guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self)
        else {
            throw DocumentError(
                "found text that is not valid UTF-16",
                at: SourceFile(path: path, text: "").start,
                note: "save the file again with the encoding UTF-8")
        }
        try self.init(path: path, bytes: Array(text.utf8))
    }
}
