import DocumentSyntax
import Foundation

extension TimelineChange {
    /// Reads the change that a mapping names by a key.
    ///
    /// Adds a problem and returns `nil` if a required key is missing.
    init?<Keys: ChangingSchema>(_ name: String, reader: SchemaReader<Keys>) {
        let mapping = reader.mapping
        let kinds = ChangeKeys.kinds
        let companions = kinds.first { $0.name == name }?.companions ?? []
        // A misplaced key is already reported with its correct place.
        let misplaced = Set(kinds.flatMap(\.companions)).subtracting(companions)
        let isMisplaced = mapping.keys.contains(where: misplaced.contains)
        func lacks(_ key: String) {
            guard !mapping.has(key), !isMisplaced, !reader.context.allowsMissingKeys else { return }
            mapping.problems.error(
                "\(Keys.displayName) with \(name.quoted) lacks the key \(key.quoted)",
                at: mapping.node)
        }
        let animation = reader[\.animation]
        let row = reader[\.row]
        let rows = reader[\.rows]
        let section = reader[\.section]
        let to = name == "move" ? reader[\.to] : nil
        let toSection = name == "moveSection" ? reader[\.toSection] : nil
        let kind: Kind?
        switch name {
        case "insert":
            if !mapping.has("row"), !mapping.has("rows") { lacks("row") }
            if let rows, rows.isEmpty {
                mapping.error(
                    "the list of inserted rows is empty; add at least one row", at: "rows")
            }
            let new = rows ?? row.map { [$0] } ?? []
            kind = reader[\.insert].flatMap { new.isEmpty ? nil : .insert($0, new) }
        case "delete": kind = reader[\.delete].map { .delete($0) }
        case "move":
            let from = reader[\.move]
            if from != nil { lacks("to") }
            kind = from.flatMap { from in to.map { .move(from, to: $0) } }
        case "reload": kind = reader[\.reload].map { .reload($0, row) }
        case "insertSection":
            lacks("section")
            kind = reader[\.insertSection].flatMap { at in
                section.map { .insertSection(at, $0) }
            }
        case "deleteSection": kind = reader[\.deleteSection].map { .deleteSection($0) }
        case "moveSection":
            let from = reader[\.moveSection]
            if from != nil { lacks("toSection") }
            kind = from.flatMap { from in
                toSection.map { .moveSection(from, to: $0) }
            }
        default: kind = reader[\.reloadSection].map { .reloadSection($0, section) }
        }
        guard let kind else { return nil }
        self.kind = kind
        self.animation = animation
        locations = mapping.value(name)?.rowNodes.map(\.location) ?? [mapping.node.location]
        target =
            (mapping.has("to") ? mapping.value("to") : nil)?.location
            ?? (mapping.has("toSection") ? mapping.value("toSection") : nil)?.location
    }
}
