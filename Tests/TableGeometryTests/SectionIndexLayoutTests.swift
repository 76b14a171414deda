import Foundation
import TableGeometry
import Testing

/// Positions of index titles, and sections of touched titles.
@Suite struct SectionIndexLayoutTests {
    private func text(_ layout: SectionIndexLayout) -> String {
        layout.lines.map { line in
            switch line {
            case .title(let title): "\(title)"
            case .dot: "•"
            }
        }.joined(separator: " ")
    }

    @Test(
        "Titles that do not fit are replaced by dots, in an odd number of lines",
        arguments: [
            (lines: 9, search: false, expected: "0 1 2 3 4 5 6 7 8"),
            (lines: 8, search: false, expected: "0 • 3 • 5 • 8"),
            (lines: 7, search: false, expected: "0 • 3 • 5 • 8"),
            (lines: 5, search: false, expected: "0 • 4 • 8"),
            (lines: 4, search: false, expected: "0 • 8"),
            (lines: 2, search: false, expected: "0"),
            (lines: 0, search: false, expected: ""),
            (lines: 8, search: true, expected: "0 1 • 3 • 6 • 8"),
            (lines: 6, search: true, expected: "0 1 • 5 • 8"),
            (lines: 1, search: true, expected: "0"),
        ])
    func elision(lines: Int, search: Bool, expected: String) {
        let layout = SectionIndexLayout(
            count: 9, height: CGFloat(lines) * 14 + 1, pitch: 14, beginsWithSearch: search)
        #expect(text(layout) == expected)
    }

    @Test("The alphabet keeps its first and its last title at every height")
    func ends() {
        for height in stride(from: CGFloat(42), to: 400, by: 7) {
            let layout = SectionIndexLayout(count: 27, height: height, pitch: 14)
            #expect(layout.lines.first == .title(0) && layout.lines.last == .title(26))
            let titles = layout.lines.compactMap { line -> Int? in
                if case .title(let title) = line { title } else { nil }
            }
            #expect(titles == titles.sorted() && Set(titles).count == titles.count)
            #expect(CGFloat(layout.lines.count) * 14 <= height)
        }
    }

    @Test("Lines are centred in the height")
    func centred() {
        // Measured in iOS 10: 603 points between the insets, 14.0 for a line.
        let layout = SectionIndexLayout(count: 27, height: 603, pitch: 14)
        #expect(layout.minY == CGFloat(603 - 27 * 14) / 2)
        #expect(layout.extent(ofLine: 13).midY == 301.5)
    }

    @Test("A touch selects the nearest title")
    func nearest() {
        let layout = SectionIndexLayout(count: 5, height: 100, pitch: 14)
        #expect(layout.minY == 15)
        #expect(
            [-50, 0, 15, 28.9, 29, 60, 84, 99, 500].map { layout.title(at: $0) } == [
                0, 0, 0, 0, 1, 3, 4, 4, 4,
            ])
        #expect(layout.title(at: .nan) == nil)
        #expect(SectionIndexLayout(count: 0, height: 100, pitch: 14).title(at: 5) == nil)
    }

    @Test("A touch can reach every title behind dots, and the magnifier keeps its line")
    func hidden() {
        let layout = SectionIndexLayout(
            count: 28, height: 14 * 8, pitch: 14, beginsWithSearch: true)
        #expect(layout.lines.count == 8)
        let reached = stride(from: CGFloat(0), to: 112, by: 0.5).compactMap { layout.title(at: $0) }
        #expect(Set(reached) == Set(0..<28))
        #expect(reached == reached.sorted())
        #expect(layout.title(at: 13.9) == 0 && layout.title(at: 14) == 1)
    }

    @Test("Invalid heights have no lines, and an extreme height has all lines")
    func hostile() {
        #expect(SectionIndexLayout(count: 5, height: .nan, pitch: 14).lines.isEmpty)
        #expect(SectionIndexLayout(count: 5, height: 100, pitch: 0).lines.isEmpty)
        #expect(SectionIndexLayout(count: -5, height: 100, pitch: 14).lines.isEmpty)
        #expect(SectionIndexLayout(count: 3, height: 1e300, pitch: 1e-300).lines.count == 3)
    }
}
