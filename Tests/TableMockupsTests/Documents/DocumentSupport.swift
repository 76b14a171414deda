import Foundation
import TableDrawing
import TableGeometry
import TableImages
import TableInspection
import TableText
import TableControls
import TableThemes
import TableViews
import TestSupport

@testable import DocumentSyntax
@testable import TableMockups

/// Reads a document from a text, as the file `d.yaml` of a folder.
func document(
    _ text: String, in folder: TemporaryFolder? = nil, catalogue: CellCatalogue = .sample
) throws -> TableDocument {
    let name = folder.map { $0.path + "/d.yaml" } ?? "d.yaml"
    return try DocumentReader(catalogue: catalogue).read(text: text, name: name)
}

/// Problems of a document, as `line:column message (note)`, with the name of any other file.
func mistakes(
    _ text: String, in folder: TemporaryFolder? = nil, catalogue: CellCatalogue = .sample
) -> [String] {
    do {
        let document = try document(text, in: folder, catalogue: catalogue)
        return document.warnings.map { "warning " + line($0, folder) }
    } catch let error as DocumentError {
        return error.problems.map { line($0, folder) }
    } catch {
        return ["\(error)"]
    }
}

private func line(_ problem: DocumentProblem, _ folder: TemporaryFolder?) -> String {
    let place = problem.location
    var path = place.file.path
    if let folder, path.hasPrefix(folder.path + "/") {
        path = String(path.dropFirst(folder.path.utf8.count + 1))
    }
    return (path == "d.yaml" ? "" : path + ":") + "\(place.line):\(place.column) "
        + problem.message + (problem.note.map { " (\($0))" } ?? "")
}

extension TableDocument {
    /// Sections of a table that the document describes.
    var sections: [SectionDescription] {
        if case .described(let table) = table { table.sections } else { [] }
    }

    /// Rows of a section without a data file.
    func rows(_ section: Int = 0) -> [RowDescription] {
        guard sections.indices.contains(section), case .written(let rows) = sections[section].rows
        else { return [] }
        return Array(rows)
    }

    /// Makes the table, lowers and checks its visible part, and returns both.
    func lowered() -> (table: TableView, node: RenderNode, log: DiagnosticLog) {
        let log = DiagnosticLog()
        return context().run {
            DiagnosticLog.$current.withValue(log) {
                let table = makeTable()
                let node = table.lowered()
                LayoutLint(table).record()
                return (table, node, log)
            }
        }
    }

    /// Returns the cells on the screen after layout, and the diagnostics about them.
    func laidOutCells() -> (cells: [TableViewCell], log: DiagnosticLog) {
        let log = DiagnosticLog()
        let cells = context().run {
            DiagnosticLog.$current.withValue(log) {
                let cells = makeTable().visibleCells
                for cell in cells { cell.layoutIfNeeded() }
                return cells
            }
        }
        return (cells, log)
    }
}

extension RowDescription {
    /// Content of a row in a standard cell style.
    var standard: StandardRow? {
        if case .standard(let content) = content { content } else { nil }
    }
}

extension View {
    /// Returns a node of the view, or an empty node for a view without content.
    func lowered() -> RenderNode {
        (self as? TableView).map {
            $0.lowered(
                slab: Extent(minY: $0.contentOffset.y, height: $0.bounds.height),
                viewport: Extent(minY: $0.contentOffset.y, height: $0.bounds.height))
        } ?? RenderNode(name: "", frame: .zero)
    }
}

/// Cell with a title that counts its configurations.
final class BadgeCell: TableViewCell {
    var title = ""
    var count = 0
    var fill: Color?
}

extension CellCatalogue {
    /// Cells with values of every kind.
    static let sample: CellCatalogue = {
        var catalogue = CellCatalogue()
        catalogue.add(
            BadgeCell.self, named: "BadgeCell", summary: "A title with a number.",
            values: [
                .text("title", required: true, "What the badge belongs to."),
                .integer("count", 0...99, default: 1, "The number in the badge."),
                .color("color", default: .red),
                .choice("shape", of: ["round", "square"], default: "round"),
                .image("picture"), .texts("tags"), .boolean("isNew"), .date("since"),
                .number("share", .from(0, through: 1)),
            ], height: 50
        ) { cell, values in
            cell.title = values.text("title")
            cell.count = values.integer("count")
            cell.fill = values.color("color")
        }
        catalogue.add(
            TableViewCell.self, named: "TimeZoneCell", summary: "A city and its time.",
            values: [.timeZone("zone", required: true, "The zone that is shown.")]
        ) { cell, values in
            cell.textLabel?.text = values.timeZone("zone").identifier
        }
        catalogue.add(
            named: "Note", values: [.text("text", required: true)]
        ) { values in NoteDrawing(text: values.text("text")) }
        catalogue.addTable(named: "Numbers", source: NumberSource.init)
        return catalogue
    }()
}

/// Drawing with a height of ten points for each character.
struct NoteDrawing: CellDrawing {
    var text: String

    func height(forWidth width: CGFloat, state: CellState) -> CGFloat {
        CGFloat(text.count) * 10
    }

    func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {}
}

/// Three numbered rows.
final class NumberSource: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: "number")
        cell.textLabel?.text = "Number \(indexPath.row)"
        return cell
    }
}

extension TemporaryFolder {
    /// Writes a PNG with a single colour.
    func writeImage(_ name: String, width: Int, height: Int, pixel: UInt32 = 0xFF33_6699) throws {
        let bytes = try PNGEncoder.encode(Bitmap(width: width, height: height, filling: pixel))
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }
}
