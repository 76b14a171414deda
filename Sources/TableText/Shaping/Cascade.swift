import Foundation
import TableDrawing

/// Chooses the face for each character, and caches the choices during a layout.
///
/// The choice is the requested face, or else the first face of the cascade with all glyphs of
/// the character. It does not depend on the other loaded fonts.
final class Cascade {
    struct Choice {
        var face: FontBook.Face
        var language: String?
    }

    private struct Key: Hashable {
        var character: Character
        var file: String
        var index: Int
        var isBold: Bool
        var isItalic: Bool
        /// Whether the requested font was created with the name of a family.
        ///
        /// A face with this name is also never spaced like San Francisco.
        var isNamed: Bool
    }

    private let catalogue: FontCatalogue
    private let language: String
    private let known = LRUCache<Key, Choice?>(capacity: CacheBudgets.current.characters)

    /// Number of cached characters.
    var count: Int { known.count }

    init(_ environment: TextEnvironment) {
        catalogue = environment.fontBook.catalogue
        language = environment.language
    }

    /// Returns the face for a character, or `nil` with a diagnostic if no font has the
    /// character.
    func choice(
        for character: Character, asked: FontBook.Face, font: Font
    ) -> Choice? {
        let key = Key(
            character: character, file: asked.file, index: asked.index,
            isBold: font.weight >= .semibold, isItalic: font.isItalic,
            isNamed: font.isNamedFamily)
        if let choice = known[key] { return choice }
        let choice = search(character, asked: asked, key)
        if choice == nil { MissingGlyph.report(character, asked: asked) }
        known.insert(choice, for: key)
        return choice
    }

    private func search(_ character: Character, asked: FontBook.Face, _ key: Key) -> Choice? {
        let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        guard let first = scalars.first else { return Choice(face: asked) }
        let isDrawnByOwnFont = key.isNamed && asked.covers(scalars)
        if EmojiPresentation.isEmoji(character, isDrawnByOwnFont: isDrawnByOwnFont),
            let emoji = emoji(first)
        {
            return emoji
        }
        let usual = ScriptLanguage.language(of: first, in: language)
        if asked.covers(scalars) { return Choice(face: asked, language: usual) }
        var partial: Choice?
        for candidate in catalogue.candidates where candidate.isAsked(for: first) {
            let (family, hint) = family(of: candidate, for: first)
            guard
                let face = catalogue.face(
                    family: family, weight: key.isBold ? 700 : 400,
                    isItalic: key.isItalic && candidate.ranges.isEmpty)
            else { continue }
            let spoken = ScriptLanguage.language(hint, of: first, in: language) ?? usual
            if face.covers(scalars) { return Choice(face: face, language: spoken) }
            if partial == nil, face.characters.contains(first) {
                partial = Choice(face: face, language: spoken)
            }
        }
        // A letter without a mark is better than no letter.
        return asked.characters.contains(first) ? Choice(face: asked, language: usual) : partial
    }

    private func emoji(_ scalar: Unicode.Scalar) -> Choice? {
        for family in catalogue.emojiFamilies {
            if let face = catalogue.face(family: family, weight: 400, isItalic: false),
                face.characters.contains(scalar)
            {
                return Choice(face: face)
            }
        }
        return nil
    }

    /// Returns the family of a candidate.
    ///
    /// CJK families have the forms of different languages for the same characters.
    private func family(
        of candidate: FontCatalogue.Candidate, for scalar: Unicode.Scalar
    ) -> (String, String?) {
        guard candidate.isCJK else { return (candidate.family, candidate.language) }
        return StandardFonts.cjkFamily(for: ScriptLanguage.cjk(of: scalar) ?? language)
    }
}

extension FontCatalogue.Candidate {
    /// Whether the family may substitute a character.
    func isAsked(for scalar: Unicode.Scalar) -> Bool {
        ranges.isEmpty || ranges.contains { $0.contains(scalar.value) }
    }
}

extension FontBook.Face {
    func covers(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
        scalars.allSatisfy(characters.contains)
    }
}
