import DocumentSyntax
import Foundation
import TableDrawing
import TableScreens
import TableThemes
import TableViews

extension ValueType where Value == Device {
    /// A device by its name.
    static var device: Self { choice(Device.all.map { (name: $0.name, value: $0) }) }
}

extension ValueType where Value == Theme {
    /// A theme by its name or alias.
    ///
    /// Messages list the names of the themes and mention the aliases in a note.
    static var theme: Self {
        let names = Theme.eras.map(\.name)
        let aliases = Theme.aliases.keys.sorted()
        return Self(
            schema: { $0.single(["enum": .list((names + aliases).map { .text($0) })]) },
            write: { .text($0.name) },
            read: { node, context in
                guard let text = node.string(context.problems) else { return nil }
                if let theme = Theme(named: text) { return theme }
                let question = context.problems.question(for: text, among: names + aliases)
                context.problems.error(
                    "found \(text.quoted), expected \(Suggestion.list(names, "or"))"
                        + (question.map { "; \($0)" } ?? ""), at: node, note: Theme.aliasNote)
                return nil
            })
    }
}
