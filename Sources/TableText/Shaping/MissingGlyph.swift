import TableDrawing

/// Reports characters missing in all fonts of the book.
enum MissingGlyph {
    static func report(_ character: Character, asked: FontBook.Face) {
        guard let scalar = character.unicodeScalars.first else { return }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let name = scalar.properties.name.map { " \($0)" } ?? ""
        DiagnosticLog.record(
            Diagnostic(
                "text.missing-glyph",
                message: "no font has \"\(character)\" (\(code)\(name)), neither \(asked.name) nor "
                    + "the cascade; \(advice(for: character, scalar))"))
    }

    private static func advice(for character: Character, _ scalar: Unicode.Scalar) -> String {
        if EmojiPresentation.isEmoji(character) { return install(.emoji) }
        let substitute = StandardFonts.substitutes.first { substitute in
            substitute.ranges.contains { $0.contains(scalar.value) }
        }
        if let substitute { return install(substitute.package) }
        return "install a font that has it: " + FontPackage.installCommand(for: [.noto, .cjk])
            + ", or add one to the font book (--fonts DIR)"
    }

    private static func install(_ package: FontPackage) -> String {
        "install it: " + FontPackage.installCommand(for: [package])
    }
}
