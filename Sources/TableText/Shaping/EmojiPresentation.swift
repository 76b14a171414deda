/// Tells which characters are coloured pictures and which are letters or signs.
enum EmojiPresentation {
    /// By Unicode's rules: emoji by default unless a text selector follows; text by default unless
    /// an emoji selector, a keycap or a skin tone follows.
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
