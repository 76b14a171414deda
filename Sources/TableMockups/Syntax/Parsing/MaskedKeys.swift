/// A text in which each repeated key begins with a unique letter.
///
/// Columns do not change.
///
/// The parser rejects a mapping with a repeated key. With unique keys it reads the whole
/// document, so that mistakes in the rest of the document can be reported, too.
struct MaskedKeys {
    /// The text for the parser.
    let text: String
    /// Locations of the masked keys.
    let places: Set<DocumentLocation>

    /// Private-use letters.
    ///
    /// Each masked key begins with a different letter.
    private static let letters = UInt32(0xF0000)..<0xFFFFE

    /// Masks the keys in ascending ranges of bytes.
    ///
    /// Keys beyond the number of letters do not change.
    init(_ keys: [Range<Int>], in file: SourceFile) {
        guard !keys.isEmpty else {
            text = file.text
            places = []
            return
        }
        let bytes = Array(file.text.utf8)
        var masked: [UInt8] = []
        masked.reserveCapacity(bytes.count + keys.count * 8)
        var places: Set<DocumentLocation> = []
        var end = 0
        for (key, letter) in zip(keys, Self.letters) where key.lowerBound >= end {
            let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[key.lowerBound])
            let inner = isQuoted ? key.dropFirst().dropLast() : key
            let length = String(decoding: bytes[inner], as: UTF8.self).unicodeScalars.count
            // An empty key has no room for a mask.
            guard length > 0, let first = Unicode.Scalar(letter) else { continue }
            masked += bytes[end..<inner.lowerBound]
            masked += String(Character(first)).utf8
            masked += String(repeating: "\u{E000}", count: length - 1).utf8
            end = inner.upperBound
            places.insert(file.location(utf8Offset: key.lowerBound))
        }
        masked += bytes[end...]
        text = String(decoding: masked, as: UTF8.self)
        self.places = places
    }
}
