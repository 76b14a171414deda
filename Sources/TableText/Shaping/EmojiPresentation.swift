/// Tells which characters are coloured pictures and which are letters or signs, as iOS shows them.
enum EmojiPresentation {
    /// Whether a character is a coloured picture.
    ///
    /// A selector decides: U+FE0E makes a character a sign, U+FE0F a picture, as do a keycap and a skin tone.
    /// Without one, characters that are emoji by default in Unicode are pictures. So are those that can be emoji
    /// and are text by default, such as ▶ ✔ ☀ ❤ ☎ ↔, if iOS's system font does not have them: iOS looks
    /// for them in Apple Color Emoji before other fonts.
    ///
    /// It is measured of U+2733, U+26A0 and U+2714 in the simulator of iOS 26 (`CTFontCreateForString`, in pull
    /// request 575 of SwiftTerm); of ▶ ◀ ↩ ❤ and others public pictures since iOS 5 show it; of the rest it is
    /// derived from the rule. iOS 9 and earlier showed some as signs, such as U+2603; that is not imitated.
    ///
    /// - Parameter isDrawnByOwnFont: Whether the font asked for is a family of the user's that has the
    ///   character; such a font draws its own sign.
    static func isEmoji(_ character: Character, isDrawnByOwnFont: Bool = false) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23, first.properties.isEmoji else {
            return false
        }
        if first.properties.isEmojiPresentation {
            return scalars.dropFirst().first?.value != 0xFE0E
        }
        // A character alone is like one that is joined to others.
        switch scalars.dropFirst().first?.value ?? 0x200D {
        case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: return true
        case 0x200D: return !isSystemFontLetter(first) && !isDrawnByOwnFont
        default: return false
        }
    }

    /// The digits, # * © ® and ™, which the system font has in all years (recollection).
    private static func isSystemFontLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII || scalar.value == 0xA9 || scalar.value == 0xAE || scalar.value == 0x2122
    }
}
