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

    /// Returns whether UTF-8 text may contain letters or signs of right-to-left scripts.
    ///
    /// The function looks only at bytes, and may return `true` for text without right-to-left
    /// characters.
    static func mayRunRightToLeft(_ bytes: ArraySlice<UInt8>) -> Bool {
        func follows(_ index: Int, _ distance: Int, _ range: ClosedRange<UInt8>) -> Bool {
            index + distance < bytes.endIndex && range.contains(bytes[index + distance])
        }
        return bytes.indices.contains { index in
            switch bytes[index] {
            case 0..<0xD6: return false
            case 0xD6...0xDF: return true
            case 0xE0: return follows(index, 1, 0xA0...0xA3)
            case 0xE2:
                return follows(index, 1, 0x80...0x80)
                    && (follows(index, 2, 0x8E...0x8F) || follows(index, 2, 0xAA...0xAE))
                    || follows(index, 1, 0x81...0x81) && follows(index, 2, 0xA6...0xA9)
            case 0xEF: return follows(index, 1, 0xAC...0xBB)
            case 0xF0: return follows(index, 1, 0x90...0x90) || follows(index, 1, 0x9E...0x9E)
            default: return false
            }
        }
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
