import Foundation
import Tableshot
import Testing

/// What the inspector makes of places that autoresizing rounds.
@Suite struct DriftTests {
    @Test func `a view that autoresizing rounds is not called stale`() throws {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 414, height: 800}
                prototypes:
                  m: {height: 60, subviews: [{class: View, name: a, frame: [100, 0, 60, 20], autoresizing: [flexibleLeftMargin, flexibleWidth, flexibleRightMargin], backgroundColor: red}]}
                table: {rows: [{cell: m}]}
                """)
        let (report, _) = try inspect(document) { PerformanceInspector().inspect($0.table) }
        #expect(!report.findings.contains { $0.kind == .staleContent }, "\(report.dump)")
    }

    @Test func `numbers of the legend stand at the elements that they are for`() throws {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 390, height: 200}
                prototypes:
                  p: {height: 60, subviews: [{class: Switch, frame: [300, 10, 51, 31]}, {class: Label, text: i, frame: [140, 20, 12, 20]}]}
                table: {rows: [{cell: p}]}
                """)
        let (node, _) = try inspect(document) { $0.legend() }
        let region = try #require(node.children.first { $0.name == "region 1" })
        let marks = node.children.filter { $0.name == "View" && $0.frame.height == 20 }
        #expect(marks.count == 2)
        #expect(
            marks.contains { $0.frame.insetBy(dx: -4, dy: -4).intersects(region.frame) },
            "\(region.frame) \(marks.map(\.frame))")
    }
}
