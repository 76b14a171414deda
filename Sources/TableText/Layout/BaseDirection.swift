/// Finds the direction of a paragraph from its first strong letter.
enum BaseDirection {
    /// Returns the direction of the first strong letter, or `natural` if there is none.
    static func found(in bytes: ArraySlice<UInt8>) -> WritingDirection {
        for scalar in String(decoding: bytes.prefix(1_024), as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x200E: return .leftToRight
            case 0x200F, 0x061C: return .rightToLeft
            default: break
            }
            guard scalar.properties.isAlphabetic else { continue }
            return isRightToLeft(scalar.value) ? .rightToLeft : .leftToRight
        }
        return .natural
    }

    /// Whether a character is in a Unicode block reserved for scripts from right to left.
    private static func isRightToLeft(_ value: UInt32) -> Bool {
        switch value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            return true
        default: return false
        }
    }
}
