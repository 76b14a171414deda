/// A line of one of two texts, or of both.
struct ComparedLine: Hashable, CustomStringConvertible {
    /// Which of the texts has it.
    enum Sign: Character {
        case expected = "-"
        case actual = "+"
        case both = " "
    }

    let sign: Sign
    /// Its bytes without the line feed.
    let text: ArraySlice<UInt8>

    /// The line for people, with a carriage return made visible.
    var description: String {
        String(sign.rawValue)
            + String(decoding: text, as: UTF8.self).replacing("\r", with: "␍")
    }
}
