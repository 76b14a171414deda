import Foundation

/// JSON for use in script elements and scripts.
enum ReportJSON {
    /// Returns the JSON of a value, with escapes for characters that would end a script element
    /// or a line of a script.
    static func bytes(of value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = [UInt8](try encoder.encode(value))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.count)
        var index = 0
        while index < json.count {
            let byte = json[index]
            switch byte {
            // These characters occur in strings only.
            case UInt8(ascii: "<"): bytes += Array("\\u003C".utf8)
            case UInt8(ascii: ">"): bytes += Array("\\u003E".utf8)
            case UInt8(ascii: "&"): bytes += Array("\\u0026".utf8)
            // U+2028 and U+2029 are E2 80 A8 and E2 80 A9 in UTF-8.
            case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA8]):
                bytes += Array("\\u2028".utf8)
                index += 2
            case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA9]):
                bytes += Array("\\u2029".utf8)
                index += 2
            default: bytes.append(byte)
            }
            index += 1
        }
        return bytes
    }
}
