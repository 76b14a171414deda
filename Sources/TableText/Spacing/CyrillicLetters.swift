/// Cyrillic letters, whose widths in San Francisco and Inter differ like the widths of Latin letters
/// with a similar form.
enum CyrillicLetters {
    /// Latin letters, each followed by the similar letters.
    ///
    /// The letters with vertical stems, such as Ж and Ш, differ like H and n.
    private static let groups: [String] = [
        "AА", "BВЗБЪЬЫ", "CС", "EЕЀЁЄЭ", "HНГДЖИЙЍЛПЦЧШЩЮЏЉЊЋЂ", "IІЇ", "JЈ", "KКЌ", "MМ", "OОФ",
        "PР", "RЯ", "SЅ", "TТ", "XХ", "YУЎЃҐ",
        "aа", "cс", "eеѐёєэ", "iії", "jј", "nвгдбжзийѝклмнптцчшщъыьюяќѓґџљњћђ", "oоф", "pр", "sѕ",
        "xх", "yуў",
    ]

    /// Letters with the similar Latin letters.
    static let all: [(letter: Unicode.Scalar, base: Unicode.Scalar)] = groups.flatMap { group in
        let scalars = Array(group.unicodeScalars)
        return scalars.dropFirst().map { ($0, scalars[0]) }
    }
}
