/// A line in either or both of two texts.
struct ComparedLine: Hashable, CustomStringConvertible {
    /// The texts that contain the line.
    enum Sign: Character {
        case expected = "-"
        case actual = "+"
        case both = " "
    }

    let sign: Sign
    /// Bytes of the line without its line feed.
    let text: ArraySlice<UInt8>

    /// The line for people, with a visible carriage return.
    var description: String {
        String(sign.rawValue)
            + String(decoding: text, as: UTF8.self).replacing("\r", with: "␍")
    }
}
