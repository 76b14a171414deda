import ArgumentParser
import DocumentReference
import DocumentSyntax
import Tableshot

/// The command that describes a key of documents.
struct ExplainCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "explain",
            abstract: "Describe a key of documents: its type, its default and an example.",
            discussion: """
                Without a key, the command lists the keys of a document and the mappings in it.

                  \(name) explain                      lists the subjects
                  \(name) explain row                  lists the keys of rows
                  \(name) explain row.accessoryView    describes a key of rows
                  \(name) explain accessoryView        describes the keys with a name
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A mapping and a key, such as row.accessoryView; a mapping; or the name of a key.",
            valueName: "key"))
    var key: String?

    func run() throws {
        let reference = DocumentReference(catalogue: CommandSetting.current.catalogue)
        try Console.standard.print(try text(reference))
    }

    private func text(_ reference: DocumentReference) throws -> String {
        guard let key else { return Self.subjects(reference) }
        if let mapping = reference.mapping(named: key) { return Self.text(of: mapping) }
        let keys = reference.keys(for: key)
        guard keys.isEmpty else {
            return keys.map { Self.text(of: $0, in: reference) }.joined(separator: "\n\n")
        }
        let names = Self.keys(atEndOf: key, in: reference) + reference.suggestions(for: key)
        let near = names.prefix(3).map { "'\($0)'" }
        throw ValidationError(
            "'\(key)' is not a key of documents"
                + (near.isEmpty
                    ? "; 'explain' without a key lists the subjects"
                    : "; did you mean \(near.joined(separator: " or "))?"))
    }

    /// Returns the keys that a path through lists may mean: `row.text` for `table.rows.text`.
    private static func keys(
        atEndOf path: String, in reference: DocumentReference
    ) -> [String] {
        let names = path.split(separator: ".").suffix(2)
        guard names.count == 2, let list = names.first, let name = names.last else { return [] }
        return reference.keys(for: String(name)).map(\.path).filter {
            let mapping = $0.prefix { $0 != "." }
            return !mapping.isEmpty && list == mapping + "s"
        }
    }

    private static func subjects(_ reference: DocumentReference) -> String {
        let others = reference.mappings.filter { !$0.isViewClass && $0.name != "document" }
        let classes = reference.mappings.filter(\.isViewClass)
        return [
            reference.mapping(named: "document").map(text),
            "Mappings in documents:\n" + columns(others.map { ($0.name, $0.summary) }),
            "Classes of views:\n" + columns(classes.map { ($0.name, $0.summary) }),
        ].compactMap(\.self).joined(separator: "\n\n")
    }

    private static func text(of mapping: ReferenceMapping) -> String {
        let exclusive = mapping.exclusive.map {
            "Only one of these keys may be given: " + $0.joined(separator: ", ") + "."
        }
        let uses =
            mapping.uses.isEmpty ? [] : ["It is the value of " + list(mapping.uses) + "."]
        return
            (["\(mapping.title): \(mapping.summary)"] + uses + exclusive
            + ["", "Keys:", columns(mapping.keys.map { ($0.name, firstSentence(of: $0.summary)) })])
            .joined(separator: "\n")
    }

    private static func text(of key: ReferenceKey, in reference: DocumentReference) -> String {
        var lines = [key.path, "  " + key.summary, ""]
        lines.append("  Type: " + key.type.words.replacing("`", with: ""))
        if !key.type.choices.isEmpty {
            lines.append("  Values: " + key.type.choices.joined(separator: ", "))
        }
        for mapping in reference.mappings where mapping.uses.contains(key.path) {
            lines.append("  Keys: " + mapping.keys.map(\.name).joined(separator: ", "))
            lines.append("  Each key is described by: explain \(mapping.name)")
        }
        if let fallback = key.fallback { lines.append("  Default: " + fallback) }
        if key.isRequired { lines.append("  The key is required.") }
        if let example = key.example {
            lines.append("  Example:")
            lines += example.document.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    " + $0 }
        }
        return lines.joined(separator: "\n")
    }

    private static func list(_ names: [String]) -> String {
        names.count < 2
            ? names.joined()
            : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    private static func firstSentence(of summary: String) -> String {
        guard let end = summary.firstRange(of: ". ") else { return summary }
        return String(summary[..<end.lowerBound]) + "."
    }

    private static func columns(_ lines: [(name: String, text: String)]) -> String {
        let width = lines.map(\.name.count).max() ?? 0
        return lines.map { line in
            "  " + line.name + String(repeating: " ", count: width + 2 - line.name.count)
                + line.text
        }.joined(separator: "\n")
    }
}
