import Foundation
import Tableshot
import Testing

/// Findings about frames that autoresizing rounds.
@Suite struct DriftTests {
    @Test func `a view with a frame rounded by autoresizing is not stale`() throws {
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

    @Test
    func `a view with a frame rounded by autoresizing stays in place through changes of editing`()
        throws
    {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 414, height: 200}
                prototypes:
                  m: {height: 60, subviews: [{class: View, frame: [33, 5, 101, 50], autoresizing: [flexibleLeftMargin, flexibleWidth, flexibleRightMargin], backgroundColor: red, subviews: [{class: View, frame: [7, 5, 37, 20], autoresizing: [flexibleLeftMargin, flexibleWidth, flexibleRightMargin], backgroundColor: blue}]}]}
                table: {rows: [{cell: m, editingStyle: delete}]}
                """)
        _ = try inspect(document) { inspector in
            let table = inspector.table
            func frames() throws -> [CGRect] {
                _ = table.lowered()
                let cell = try #require(table.visibleCells.first)
                let outer = try #require(cell.contentView.subviews.last)
                return [outer.frame, try #require(outer.subviews.first).frame]
            }
            let (before, width) = (try frames(), table.bounds.width)
            var edited: [[CGRect]] = []
            for _ in 0..<6 {
                table.setEditing(true, animated: false)
                edited.append(try frames())
                table.setEditing(false, animated: false)
                #expect(try frames() == before, "\(width)")
            }
            #expect(Set(edited.map { "\($0)" }).count == 1)
            #expect(edited[0] != before)
        }
        let (report, _) = try inspect(document) { PerformanceInspector().inspect($0.table) }
        #expect(report.findings.isEmpty, "\(report.dump)")
    }

    @Test("A number of the legend leaves a small element visible", arguments: [8, 12, 20, 26])
    func smallElement(side: Int) throws {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 390, height: 200}
                prototypes:
                  p: {height: 60, subviews: [{class: View, backgroundColor: red, frame: [130, 20, \(side), \(side)], isAccessibilityElement: true, accessibilityLabel: Dot}, {class: Switch, frame: [300, 10, 51, 31]}]}
                table: {rows: [{cell: p}]}
                """)
        let (node, _) = try inspect(document) { $0.legend() }
        let region = try #require(
            node.children.first { $0.name.hasPrefix("region") && $0.frame.width == CGFloat(side) })
        let marks = node.children.filter { $0.name == "View" && $0.frame.height == 20 }
        let covered = marks.map { mark in
            let both = mark.frame.intersection(region.frame)
            return both.isNull ? 0 : both.width * both.height
        }
        #expect(covered.reduce(0, +) <= region.frame.width * region.frame.height * 0.3)
    }

    @Test func `numbers of the legend lie at their elements`() throws {
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
