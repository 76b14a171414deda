/// Distinguishes coloured pictures from letters and signs.
enum EmojiPresentation {
    /// Whether a character is an emoji by Unicode's rules.
    ///
    /// Characters with emoji presentation are emoji unless a text selector follows. Characters
    /// with text presentation are emoji if an emoji selector, a keycap or a skin tone follows.
    static func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x23, first.properties.isEmoji else {
            return false
        }
        guard let second = scalars.dropFirst().first else {
            return first.properties.isEmojiPresentation
        }
        switch second.value {
        case 0xFE0E: return false
        case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: return true
        default: return first.properties.isEmojiPresentation
        }
    }
}
