import TableDrawing
import TableViews
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// States of static cells.
@Suite struct StaticCellTests {
    @Test func `a static cell can be selected`() throws {
        let (table, _, log) = try document(
            "table: {sections: [{cells: [{text: A}, {text: B, selected: true}, "
                + "{text: C, selected: false}]}]}"
        ).lowered()
        #expect(log.diagnostics == [])
        #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
    }

    @Test func `the key selected is an error in other cells`() throws {
        #expect(
            mistakes("prototypes: {p: {selected: true}}\ntable: {rows: [{cell: p}]}").first?
                .hasPrefix("1:18 a prototype cannot be selected; select its row") == true)
        #expect(throws: DocumentError.self) {
            try DocumentReader().readNib(
                text: "objects: [{class: TableView, sections: "
                    + "[{cells: [{text: A, selected: true}]}]}]")
        }
    }
}
