import Foundation
import TableDrawing

extension ReadingContext {
    /// A shown text: looked up in the document's strings, if it has some.
    ///
    /// A template is looked up as it was written and filled in afterwards; one that is nothing but
    /// placeholders is looked up when it has been filled in.
    ///
    /// No text has the name of a variable of plurals, `%#@name@`, that nothing gives: a warning says so.
    func text(_ node: DocumentNode) -> String? {
        guard let (text, place) = localizedText(node) else { return nil }
        guard let (names, shown) = StringSubstitutions.unresolved(in: text) else { return text }
        let list = Suggestion.list(Array(Set(names)).sorted(), "and")
        problems.warning(
            "the text names \(list) by %#@…@, for which there are no plural forms; it is shown as %@; "
                + "write \"substitutions\" beside it in an .xcstrings file, or a .stringsdict file",
            at: place ?? node.location)
        return shown
    }

    /// The text, and where its table has it.
    private func localizedText(
        _ node: DocumentNode
    ) -> (text: String, place: DocumentLocation?)? {
        guard let text = node.string(problems) else { return nil }
        let localization = surroundings.localization
        guard localization.isActive else { return (text, nil) }
        guard let filled = node.scalar?.filled, filled.hasOwnText else {
            let found = localization.text(for: text)
            // What comes from data need not be a key.
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
        // A number or a sign is the same in every language.
        guard key.contains(where: \.isLetter), let tables = surroundings.localization.tables else {
            return
        }
        let locale = surroundings.localization.need.locale.identifier
        // Beside a likely key the way out for a text that is meant as it is would only mislead.
        let question =
            problems.question(for: key, among: tables.comparedKeys)
            ?? "one that is the same in every language is marked shouldTranslate: false in an "
            + ".xcstrings file"
        problems.warning(
            "the strings have no text for \(key.quoted) in the locale \(locale); \(question)",
            at: location, length: length)
    }
}
