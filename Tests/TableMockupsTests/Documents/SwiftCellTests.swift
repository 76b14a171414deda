import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Cells from Swift sources in documents, with a process that only notes what it is asked.
@Suite struct SwiftCellTests {
    /// Answers each row with the height that it states in `height`.
    private final class Process: SwiftCellCompiling, @unchecked Sendable {
        /// Heights of rows that state none, by the names of their sources.
        var heights: [String: Double] = [:]
        fileprivate(set) var requests: [SwiftCellRequest] = []
        private(set) var fillings: [[SwiftCellFilling.Kind]] = []
        var fails = false

        func program(
            for source: SwiftCellSource, _ fillings: [SwiftCellFilling]
        ) throws(DocumentError) -> any SwiftCellProgram {
            self.fillings.append(fillings.map(\.kind))
            let name = (source.path as NSString).lastPathComponent
            return Program(process: self, height: heights[name] ?? 44)
        }

        struct Failure: Error {}

        /// The program of a source, which notes its requests in the process.
        private struct Program: SwiftCellProgram {
            let process: Process
            let height: Double

            func answers(to request: SwiftCellRequest) throws -> [SwiftCellAnswer] {
                process.requests.append(request)
                if process.fails { throw Failure() }
                return request.rows.map { row in
                    SwiftCellAnswer(
                        height: row.height ?? Double(row.values["height"] ?? "") ?? height)
                }
            }
        }
    }

    private func table(
        _ text: String, _ process: Process?, size: CGSize = CGSize(width: 320, height: 480),
        _ body: (TableView) -> Void
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", "")
        try folder.write("B.swift", "")
        var reader = DocumentReader()
        reader.swiftCompiler = process
        let document = try reader.read(text: text, name: folder.path + "/a.table.yaml")
        document.context().run {
            let table = document.makeTable()
            table.layoutIfNeeded()
            body(table)
        }
    }

    @Test func `each source is compiled and measured once, with all values of its rows`() throws {
        let process = Process()
        let text = """
            table:
              rows:
                - {cell: {swift: A.swift, with: {height: 50, name: a}}}
                - {cell: {swift: B.swift, with: [cell.fill()]}}
                - {cell: {swift: A.swift, with: {height: 70}}}
                - {cell: {swift: A.swift}, height: 30}
            """
        try table(text, process) { table in
            #expect(
                (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
                    == [50, 44, 70, 30])
        }
        #expect(
            process.fillings == [
                [.value("height"), .value("name")], [.statements(["cell.fill()"])],
            ])
        let measured = process.requests.filter { !$0.wantsPictures }
        #expect(measured.map(\.rows.count) == [2, 1])
        #expect(measured[0].rows.map(\.values["height"]) == ["50", "70"])
        #expect(measured[0].surroundings.width == 393)
    }

    @Test func `equal rows of two sources have the heights of their sources`() throws {
        let process = Process()
        process.heights = ["A.swift": 50, "B.swift": 70]
        let text = "table: {rows: [{cell: {swift: A.swift}}, {cell: {swift: B.swift}}]}"
        try table(text, process) { table in
            #expect(
                (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
                    == [50, 70])
        }
    }

    @Test func `visible rows are asked for together, and rows far below are not`() throws {
        let process = Process()
        let rows = (0..<1_000).map { "    - {cell: {swift: A.swift, with: {name: \($0)}}}" }
        try table("table:\n  rowHeight: 40\n  rows:\n" + rows.joined(separator: "\n"), process) {
            _ = $0.lowered()
            #expect(process.requests.map(\.rows.count) == [64])
            #expect(process.requests.map(\.wantsPictures) == [true])
            // A second drawing finds the answers.
            _ = $0.lowered()
            #expect(process.requests.count == 1)
        }
    }

    @Test func `a process that has failed is not started again`() throws {
        let process = Process()
        process.fails = true
        let log = DiagnosticLog()
        try DiagnosticLog.$current.withValue(log) {
            let text = """
                table:
                  rows:
                    - {cell: {swift: A.swift, with: {name: a}}}
                    - {cell: {swift: A.swift, with: {name: b}}}
                """
            try table(text, process) { _ = $0.lowered() }
        }
        #expect(process.requests.count == 1)
        #expect(log.diagnostics.map(\.severity) == [.error])
        #expect(log.diagnostics.first?.location?.hasSuffix("a.table.yaml:3:22") == true)
    }

    @Test func `the state of a row is asked for`() throws {
        let process = Process()
        let text = """
            table:
              editing: true
              rows:
                - {cell: {swift: A.swift}, editingStyle: none, movable: true}
            """
        try table(text, process) { _ = $0.lowered() }
        let request = try #require(process.requests.last)
        #expect(request.surroundings.isEditing && request.wantsPictures)
        #expect(request.rows[0].isMovable && !request.rows[0].isSelected)
        #expect(request.rows[0].editingStyle == TableViewCell.EditingStyle.none.rawValue)
        let selected = "table: {rows: [{cell: {swift: A.swift}, selected: true}]}"
        try table(selected, process) { _ = $0.lowered() }
        #expect(process.requests.last?.rows.map(\.isSelected) == [true])
    }

    @Test(arguments: [
        ("{swift: A.swift}", nil as String?),
        ("{swift: A.swift, with: {\"a b\": 1}}", "expected a property of the cell"),
        ("{swift: A.swift, with: {a: [1]}}", "expected a text"),
        ("{swift: A.swift, class: \"A()\"}", "expected the name of a class"),
        ("{swift: A.swift, with: 3}", "or a list of statements"),
    ])
    func `mistakes have their place`(cell: String, message: String?) throws {
        let process = message == nil ? nil : Process()
        do {
            try table("table: {rows: [{cell: \(cell)}]}", process) { _ in }
            Issue.record("the document is read")
        } catch let error as DocumentError {
            let problem = try #require(error.problems.first)
            #expect(
                problem.message.contains(message ?? "compiled by the command 'tableshot' alone"),
                "\(error)")
            #expect(problem.location.line == 1 && problem.location.column >= 23)
        }
    }

    @Test func `a header cannot use a cell in Swift`() throws {
        let text = """
            prototypes: {price: {swift: A.swift}}
            table: {headerView: {prototype: price}, rows: [{cell: price}]}
            """
        do {
            try table(text, Process()) { _ in }
            Issue.record("the document is read")
        } catch let error as DocumentError {
            #expect(error.problems.map(\.message).contains { $0.contains("is a cell in Swift") })
        }
    }
}
