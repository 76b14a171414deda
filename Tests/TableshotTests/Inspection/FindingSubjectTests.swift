import Foundation
import Tableshot
import Testing

/// Views that findings name.
@Suite struct FindingSubjectTests {
    private func report(_ views: String, rows: String = "{cell: p}") throws -> PerformanceReport {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 320, height: 120}
                prototypes:
                  p: {height: 60, subviews: [\(views)]}
                table: {rows: [\(rows)]}
                """)
        let (report, _) = try inspect(document) { PerformanceInspector().inspect($0.table) }
        return report
    }

    @Test func `numbers distinguish unnamed views of a class`() throws {
        let report = try report(
            """
            {class: View, frame: [10, 5, 50, 50], backgroundColor: red, isOpaque: true, alpha: 0.5},
            {class: View, frame: [100, 5, 50, 50], backgroundColor: red, isOpaque: true, layer.cornerRadius: 25}
            """, rows: "{cell: p}, {cell: p}")
        let claims = report.findings.filter { $0.kind == .notFilled }
        #expect(claims.map(\.subject) == ["contentView > View #1", "contentView > View #2"])
        #expect(claims.map(\.count) == [2, 2])
        #expect(claims.first?.message.hasSuffix("but is translucent") == true)
        #expect(
            claims.last?.message.hasSuffix("but has round corners, which are not filled") == true)
    }

    @Test func `two faults of a view are two findings`() throws {
        let report = try report(
            "{class: View, name: v, frame: [10, 5, 50, 50], backgroundColor: red, isOpaque: true}",
            rows: "{cell: p, values: {v: {alpha: 0.5}}}, {cell: p, values: {v: {cornerRadius: 5}}}")
        let claims = report.findings.filter { $0.kind == .notFilled }
        #expect(claims.map(\.row) == [0, 1])
        #expect(Set(claims.map(\.subject)).count == 1)
        #expect(Set(claims.map(\.message)).count == 2)
    }
}
