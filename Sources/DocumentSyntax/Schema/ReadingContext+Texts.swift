import Foundation
import TableDrawing

extension ReadingContext {
    /// Returns a visible text, localized with the document's strings.
    ///
    /// The key of a template is the template itself, and the placeholders are filled
    /// afterwards. If a template consists of placeholders only, the key is the filled text.
    ///
    /// Adds a warning if the text contains a plural variable `%#@name@` without a definition.
    func text(_ node: DocumentNode) -> String? {
        guard let (text, place) = localizedText(node) else { return nil }
        guard let (names, shown) = StringSubstitutions.unresolved(in: text) else { return text }
        let list = Suggestion.list(Array(Set(names)).sorted(), "and")
        problems.warning(
            "the text names \(list) by %#@…@ without plural forms, and shows %@ instead; write "
                + "\"substitutions\" beside the text in an .xcstrings file, or a .stringsdict file",
            at: place ?? node.location)
        return shown
    }

    /// Returns the localized text and its location in the table.
    private func localizedText(
        _ node: DocumentNode
    ) -> (text: String, place: DocumentLocation?)? {
        guard let text = node.string(problems) else { return nil }
        let localization = environment.localization
        guard localization.isActive else { return (text, nil) }
        guard let filled = node.scalar?.filled, filled.hasOwnText else {
            let found = localization.text(for: text)
            // Data values need not be keys.
            if found.isMissing, node.scalar?.style != .expanded {
                warnOfMissing(text, at: node.location, length: node.sourceLength)
            }
            return (found.text, found.location)
        }
        let found = localization.text(for: filled.text)
        if found.isMissing {
            warnOfMissing(filled.text, at: filled.location, length: 1)
        }
        guard found.text != filled.text else { return (text, found.location) }
        return filled.text(by: found.text, at: found.location ?? filled.location, problems)
            .map { ($0, found.location) }
    }

    private func warnOfMissing(_ key: String, at location: DocumentLocation, length: Int) {
        // Numbers and signs do not depend on the language.
        guard key.contains(where: \.isLetter), let tables = environment.localization.tables else {
            return
        }
        let locale = environment.localization.need.locale.identifier
        // If a similar key exists, advice about untranslated texts would be misleading.
        let question =
            problems.question(for: key, among: tables.comparedKeys)
            ?? "mark a text that is equal in every language with shouldTranslate: false in an "
            + ".xcstrings file"
        problems.warning(
            "the strings have no text for \(key.quoted) in the locale \(locale); \(question)",
            at: location, length: length)
    }
}
