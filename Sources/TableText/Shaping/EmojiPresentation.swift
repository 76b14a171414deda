/// Rules of iOS for characters that are coloured pictures, and not letters or signs.
enum EmojiPresentation {
    /// Returns whether a character is a coloured picture.
    ///
    /// A selector decides: U+FE0E makes a character a sign; U+FE0F, a keycap and a skin tone make a
    /// character a picture. Without a selector, characters that are emoji by default in Unicode are
    /// pictures. Characters that can be emoji and are text by default, such as ▶ ✔ ☀ ❤ ☎ ↔, are
    /// pictures if the system font of iOS does not have the character, because iOS searches Apple
    /// Color Emoji before other fonts.
    ///
    /// Sources: U+2733, U+26A0 and U+2714 were measured in the simulator of iOS 26
    /// (`CTFontCreateForString`, in pull request 575 of SwiftTerm). Public pictures since iOS 5
    /// show ▶ ◀ ↩ ❤ and others. The other characters are derived from the rule. iOS 9 and earlier
    /// showed some characters as signs, such as U+2603; the function does not imitate these
    /// versions.
    ///
    /// - Parameter isDrawnByOwnFont: Whether the requested font is a family of the user that has
    ///   the character. The family draws its own sign.
    static func isEmoji(_ character: Character, isDrawnByOwnFont: Bool = false) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23, first.properties.isEmoji else {
            return false
        }
        if first.properties.isEmojiPresentation {
            return scalars.dropFirst().first?.value != 0xFE0E
        }
        // A single character follows the rule of a joined character.
        switch scalars.dropFirst().first?.value ?? 0x200D {
        case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: return true
        case 0x200D: return !isSystemFontLetter(first) && !isDrawnByOwnFont
        default: return false
        }
    }

    /// Whether the system font of every iOS version has the character: digits, # * © ® and ™
    /// (recollection).
    private static func isSystemFontLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII || scalar.value == 0xA9 || scalar.value == 0xAE || scalar.value == 0x2122
    }
}
