/// Texts for inputs: several scripts, and characters with a difficult layout.
enum FuzzText {
    static let pieces = [
        "Inbox", "A", "", " ", "Wi-Fi", "office ffi AVATAR", "Grüße", "e\u{301}tude",
        "مرحبا بالعالم",
        "שלום", "日本語の表を描く", "한국어 문장이 줄을 바꿉니다", "नमस्ते दुनिया", "ภาษาไทยไม่มีช่องว่าง", "Ελλάδα",
        "👩‍👩‍👧‍👦", "🏳️‍🌈🇩🇪", "▶ ✔ ☀", "soft\u{AD}hyphen\u{AD}ation", "a\nb", "\t",
        "\u{200F}mixed עברית and English",
        "zero\u{200B}width\u{2060}joiners\u{200D}", "\u{202E}override\u{202C}", "{city}", "{{",
        "%@ %d %#@count@",
        "https://example.com/a/very/long/path?with=query&and=more", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢", "\u{FFFD}\u{FEFF}",
        "a̴̡̧͎̻͕͙̬͇b", "\u{1F1E6}", "1,234.5", "9:41", "null", "true", "0x10", "~",
    ]

    static func text(_ random: inout FuzzRandom) -> String {
        if random.chance(0.01) {
            let word = random.pick(pieces)
            return String(
                repeating: word + (random.chance(0.5) ? " " : ""), count: random.in(20...300))
        }
        var text = random.pick(pieces)
        while random.chance(0.3) { text += " " + random.pick(pieces) }
        return text
    }

    static let locales = [
        "en", "en_US", "de_DE", "ar_EG", "ja", "zh-Hant-HK", "zh-TW", "pa-PK", "sr-Latn", "he",
        "iw",
        "es-MX", "pt", "no", "en-XA", "ar-XB", "th_TH@calendar=buddhist", "x", "und", "tr", "ko-KR",
    ]
}
