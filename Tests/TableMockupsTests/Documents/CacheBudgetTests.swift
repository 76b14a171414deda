import Foundation
import TableDrawing
import TableGeometry
import TableControls
import TableViews
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// A document's caches stay within their budgets.
@Suite struct CacheBudgetTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// References to files of rows.
    private func references(_ names: [String]) throws -> [ImageReference] {
        let rows = names.map { "{image: \($0)}" }.joined(separator: ", ")
        let loader = Blank()
        let document = try DocumentReader(images: loader).read(
            text: "table: {rows: [\(rows)]}", name: folder.path + "/d.yaml")
        return document.rows().compactMap { $0.standard?.image }
    }

    private struct Blank: ImageLoading {
        func image(_ file: AllowedFile, scale: CGFloat) throws -> Image {
            Image(bitmap: Bitmap(width: 1, height: 1))
        }
    }

    @Test func `SVGs, failures and their diagnostics stay within the budget of a store`()
        throws
    {
        var names: [String] = []
        for number in 0..<30 {
            try folder.write(
                "s\(number).svg",
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">\
                <rect x="\(number)" width="5" height="5"/>\
                <text x="1" y="9" onclick="x()">a</text></svg>
                """)
            try folder.write("broken\(number).png", "not a picture \(number)")
            names += ["s\(number).svg", "broken\(number).png"]
        }
        let references = try references(names)
        #expect(references.count == 60)
        let (budget, unbounded) = (40_000, ImageStore(loader: ImageFileLoader()))
        let store = ImageStore(loader: ImageFileLoader(), budget: budget)
        func outcome(_ store: ImageStore, _ reference: ImageReference) -> String {
            let log = DiagnosticLog()
            return DiagnosticLog.$current.withValue(log) {
                do throws(ImageFailure) {
                    let image = try store.image(reference)
                    return "\(image.fingerprint) \(log.diagnostics.map(\.message))"
                } catch {
                    return error.description
                }
            }
        }
        for reference in references + references {
            let found = outcome(store, reference)
            #expect(found == outcome(unbounded, reference))
            #expect(store.state.bytes <= budget)
        }
        #expect(store.state.evictions > 0 && store.state.bytes > 0)
        #expect(unbounded.state.bytes > 30 * 40 * 30 * 4)
    }

    @Test func `rows have equal heights with any number of cached heights and cells`() throws {
        let sizes = (0..<20).map { "{text: a, font: {size: \(12 + $0)}}" }
        let cells = (0..<20).map { "{cell: p\($0), values: {t: \"a text of some length \($0)\"}}" }
        let prototypes = (0..<20).map {
            "  p\($0): {subviews: [{class: Label, name: t, numberOfLines: 0, font: {size: \(12 + $0)}, frame: margins}]}"
        }
        let rows = (sizes + cells + sizes + cells).joined(separator: ", ")
        let document = try document(
            "theme: modern\nprototypes:\n\(prototypes.joined(separator: "\n"))\ntable: {rows: [\(rows)]}"
        )
        guard case .described(let description) = document.table else {
            Issue.record("the table is described")
            return
        }
        func heights(_ lines: Int, _ cells: Int) -> (RowHeights, lines: Int, cells: Int) {
            var budgets = CacheBudgets.standard
            budgets.lineHeights = lines
            budgets.measuringCells = cells
            return CacheBudgets.$current.withValue(budgets) {
                document.context().run {
                    let measure = RowMeasure(
                        TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
                        as: description, isEditing: false,
                        images: document.images)
                    let heights = measure.heights(of: document.sections[0].rows)
                    return (heights, measure.keptHeights, measure.keptCells)
                }
            }
        }
        let standard = heights(1_024, 64)
        #expect(standard.lines >= 10 && standard.cells == 20)
        let few = heights(4, 4)
        #expect(few.0 == standard.0)
        #expect(few.lines > 0 && few.lines <= 4 && few.cells > 0 && few.cells <= 4)
        let none = heights(0, 0)
        #expect(none.0 == standard.0 && none.lines == 0 && none.cells == 0)
    }

    @Test func `notes are removed with their views, and a view at a reused address has no note`() {
        var notes = ViewNotes<Int>()
        let kept = View()
        notes[kept] = -1
        for number in 0..<10_000 {
            let view = View()
            #expect(notes[view] == nil)
            notes[view] = number
            #expect(notes[view] == number)
            #expect(notes.count <= 65)
        }
        #expect(notes[kept] == -1)
    }
}
