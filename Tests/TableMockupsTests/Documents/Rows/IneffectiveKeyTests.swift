import Foundation
import TableDrawing
import TableGeometry
import TableViews
import Testing

@testable import TableMockups

/// Keys of a table's rows without an effect beside another key.
@Suite struct IneffectiveKeyTests {
    @Test(
        "A background configuration excludes background views",
        arguments: [
            "backgroundView: {color: red}", "selectedBackgroundView: {color: red}",
            "selectedBackgroundColor: red", "multipleSelectionBackgroundView: {color: red}",
        ])
    func backgrounds(other: String) throws {
        let key = try #require(other.split(separator: ":").first)
        let found = mistakes("table: {rows: [{backgroundConfiguration: {kind: clear}, \(other)}]}")
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix(
                "found \"\(key)\" beside \"backgroundConfiguration\", expected only one of them in a row"
            )
                == true)
    }

    @Test(
        "An accessory beside an accessory view causes a warning",
        arguments: ["accessory", "editingAccessory"])
    func accessories(key: String) {
        let view = "\(key)View: {switch: true}"
        func found(_ row: String, _ style: String = "style: value1") -> [String] {
            mistakes("styles: {s: {\(style)}}\ntable: {rows: [{text: a, \(row)}]}")
        }
        let words = "a row with an \(key)View shows no \(key); give only one of them"
        let place = 28 + key.count
        #expect(found("\(key): checkmark, \(view)") == ["warning 2:\(place) \(words)"])
        #expect(found("\(key): none, \(view)") == [])
        #expect(found("\(key): checkmark") == [])
        // The style's value serves other rows.
        #expect(found("use: s, \(view)", "\(key): checkmark") == [])
        #expect(found("use: s, \(key): checkmark", view) == [])
        #expect(found("use: s", "\(key): checkmark, \(view)").count == 1)
    }

    @Test("Separators of a table without separators cause warnings")
    func separators() {
        func found(_ style: String) -> [String] {
            mistakes(
                "table: {separatorStyle: \(style), separatorColor: red, separatorInset: 3,\n"
                    + " rows: [{text: a, separator: true}, {text: b, separator: false},\n"
                    + " {text: c, separatorInset: 4}]}")
        }
        #expect(found("singleLine") == [])
        #expect(
            found("none") == [
                "warning 1:47 a table of the separatorStyle none has no lines",
                "warning 1:68 a table of the separatorStyle none has no lines",
                "warning 2:30 a row of a table of the separatorStyle none has no line",
                "warning 3:28 a row of a table of the separatorStyle none has no line",
            ])
    }

    @Test("A row with a selection circle shows no Delete button, and a warning reports it")
    func armed() throws {
        func text(_ more: String) -> String {
            "table: {editing: true, \(more)rows: [{text: a, armed: true}]}"
        }
        let circles = text("allowsMultipleSelectionDuringEditing: true, ")
        #expect(
            mistakes(circles) == [
                "warning 1:92 rows that are chosen by circles show no Delete button; set "
                    + "allowsMultipleSelectionDuringEditing: false"
            ])
        #expect(mistakes(text("")) == [])
        #expect(try !document(circles).lowered().node.contains("swipeActions"))
        #expect(try document(text("")).lowered().node.contains("swipeActions"))
        // In Swift, the problem is a diagnostic.
        let (table, _, log) = try document(circles).lowered()
        DiagnosticLog.$current.withValue(log) {
            table.showDeleteConfirmation(at: IndexPath(row: 0, section: 0))
        }
        #expect(log.diagnostics.map(\.identifier) == ["table.no-delete-control"])
    }

    @Test("An empty list as the index is an error, and false is accepted")
    func index() {
        func found(_ index: String) -> [String] {
            mistakes("table: {index: \(index), sections: [{header: A, rows: [{text: a}]}]}")
        }
        #expect(
            found("[]") == [
                "1:16 expected true, false or a list of at least one title such as [A, B], found an empty list"
            ])
        #expect(found("false") == [])
        #expect(found("[A]") == [])
    }

    @Test("Selected rows in a table without selection cause a warning")
    func selection() {
        func found(_ keys: String, _ rows: String) -> [String] {
            mistakes("table: {\(keys), rows: [\(rows)]}")
        }
        let two = "{text: a, selected: true}, {text: b, selected: true}"
        #expect(
            found("allowsSelection: false", two) == [
                "warning 1:26 found 2 selected rows in a table that allows no selection"
            ])
        #expect(found("allowsSelection: true", two) == [])
        #expect(found("allowsSelection: false", "{text: a, selected: true}") == [])
        #expect(
            found("allowsSelection: false, allowsMultipleSelection: true", two) == [])
        #expect(
            found("editing: true, allowsMultipleSelection: true", two) == [
                "warning 1:18 2 rows are selected, of which the table shows the last in the "
                    + "editing mode; add allowsMultipleSelectionDuringEditing: true"
            ])
        #expect(found("editing: true, allowsMultipleSelectionDuringEditing: true", two) == [])
        #expect(found("editing: true", "{text: a, selected: true}") == [])
    }
}

extension RenderNode {
    /// Whether the node or a descendant has a name.
    fileprivate func contains(_ name: String) -> Bool {
        self.name == name || children.contains { $0.contains(name) }
    }
}
