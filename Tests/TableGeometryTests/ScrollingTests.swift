import Foundation
import TableGeometry
import Testing

@Suite struct ScrollingTests {
    /// Rows of 10 points below a header of 20: row r begins at 20 + 10 r, and the content has 1020
    /// points.
    private func geometry() throws -> TableGeometry {
        try TableGeometry(sections: [
            .init(headerHeight: 20, rows: .uniform(count: 100, height: 10))
        ])
    }

    private func offset(
        _ row: Int, _ position: ScrollPosition, from start: CGFloat = 0, top: CGFloat = 0,
        bottom: CGFloat = 0, headersFloat: Bool = false
    ) throws -> CGFloat? {
        let viewport = Viewport(
            contentOffset: start, height: 100, topInset: top, bottomInset: bottom)
        return try geometry().contentOffset(
            toRow: IndexPath(row: row, section: 0), at: position, in: viewport,
            headersFloat: headersFloat)
    }

    @Test func theRawValuesEqualTheRawValuesOfUIKit() {
        #expect(ScrollPosition.allCases.map(\.rawValue) == [0, 1, 2, 3])
        #expect(ScrollPosition.allCases == [.none, .top, .middle, .bottom])
    }

    @Test func aRowScrollsToItsPosition() throws {
        #expect(try offset(50, .top) == 520)
        #expect(try offset(50, .top, headersFloat: true) == 500)
        #expect(try offset(50, .middle) == 475)
        #expect(try offset(50, .bottom) == 430)
    }

    @Test func insetsReduceTheViewport() throws {
        #expect(try offset(50, .top, top: 30, bottom: 10) == 490)
        #expect(try offset(50, .middle, top: 30, bottom: 10) == 465)
        #expect(try offset(50, .bottom, top: 30, bottom: 10) == 440)
    }

    @Test func aRowScrollsToItsPositionBelowAFoldedInset() throws {
        let geometry = try geometry()
        func viewport(_ offset: CGFloat) -> Viewport {
            Viewport(contentOffset: offset, height: 100, topInset: 30, foldingInset: 20)
        }
        func offset(_ row: Int, _ position: ScrollPosition, from start: CGFloat = 900) -> CGFloat? {
            geometry.contentOffset(
                toRow: IndexPath(row: row, section: 0), at: position, in: viewport(start),
                headersFloat: false)
        }
        for start in [-30, -20, 900] as [CGFloat] {
            #expect(offset(50, .top, from: start) == 510)
            #expect(offset(50, .middle, from: start) == 470)
            #expect(offset(50, .bottom, from: start) == 430)
        }
        #expect(offset(50, .none) == 510)
        // Half of the folding height is hidden if the middle is this close to the beginning.
        let middle = geometry.contentOffset(
            to: Extent(minY: 40, maxY: 46), at: .middle, in: viewport(900))
        #expect(middle == -14)
        #expect(viewport(middle).uncoveredExtent == Extent(minY: 0, maxY: 86))
        // The header above the first row has the height of the folding part.
        #expect(offset(0, .top) == -30 && offset(0, .none) == -30)
        #expect(offset(0, .none, from: -15) == -15)
        #expect(offset(1, .top) == 20)
    }

    @Test func foldedInsetsCountFromTheTopOfTheContent() {
        let folded = [-60, -30, -20, -10, 50].map {
            Viewport(contentOffset: $0, height: 100, topInset: 30, foldingInset: 20).foldedInset
        }
        #expect(folded == [0, 0, 10, 20, 20])
        let viewport = Viewport(contentOffset: 0, height: 100, topInset: 30, foldingInset: 20)
        #expect(viewport.clampedOffset(-50, contentHeight: 500) == -30)
        #expect(viewport.clampedOffset(900, contentHeight: 500) == 400)
    }

    @Test func theViewportStaysWithinTheContent() throws {
        #expect(try offset(0, .bottom) == 0)
        #expect(try offset(0, .bottom, top: 30) == -30)
        #expect(try offset(99, .top) == 920)
        #expect(try offset(99, .top, bottom: 10) == 930)
    }

    @Test func aRowWithoutAPositionScrollsByTheSmallestDistance() throws {
        #expect(try offset(50, .none, from: 480) == 480)
        #expect(try offset(50, .none, from: 0) == 430)
        #expect(try offset(50, .none, from: 900) == 520)
        #expect(try offset(50, .none, from: 515, headersFloat: true) == 500)
    }

    @Test func aFloatingFooterDoesNotCoverTheRow() throws {
        let geometry = try TableGeometry(sections: [
            .init(rows: .uniform(count: 50, height: 10), footerHeight: 15),
            .init(rows: .uniform(count: 50, height: 10)),
        ])
        func offset(_ row: Int, _ position: ScrollPosition, float: Bool) -> CGFloat? {
            geometry.contentOffset(
                toRow: IndexPath(row: row, section: 0), at: position,
                in: Viewport(contentOffset: 0, height: 100, bottomInset: 20), headersFloat: float)
        }
        #expect(offset(20, .bottom, float: true) == CGFloat(145))
        #expect(offset(20, .none, float: true) == CGFloat(145))
        #expect(offset(20, .bottom, float: false) == CGFloat(130))
        let y = try #require(offset(20, .bottom, float: true))
        let footer = StickyHeaders(
            geometry: geometry, visible: Extent(minY: y, maxY: y + 80), float: true
        ).footerExtent(ofSection: 0)
        #expect(footer.minY == 210)
    }

    @Test func aRowThatFillsTheViewportDoesNotScroll() throws {
        let geometry = try TableGeometry(sections: [.init(rows: .varying([100, 500, 100]))])
        func end(from start: CGFloat) -> CGFloat? {
            geometry.contentOffset(
                toRow: IndexPath(row: 1, section: 0), at: .none,
                in: Viewport(contentOffset: start, height: 100), headersFloat: false)
        }
        #expect(end(from: 300) == 300)
        #expect(end(from: 0) == 100)
        #expect(end(from: 580) == 500)
    }

    @Test func aRowThatDoesNotExistHasNoOffset() throws {
        #expect(try offset(100, .top) == nil)
        #expect(try offset(-1, .none) == nil)
    }

    @Test func fillerRowsFillTheViewport() {
        let fillers = FillerExtents(after: 90, to: 200, rowHeight: 44)
        #expect(
            Array(fillers) == [
                Extent(minY: 90, maxY: 134), Extent(minY: 134, maxY: 178),
                Extent(minY: 178, maxY: 222),
            ])
        #expect(FillerExtents(after: 112, to: 200, rowHeight: 44).count == 2)
    }

    /// An examination of each filler row of a table scrolled far would take minutes.
    @Test func fillerRowsInAnExtentAreFoundInConstantTime() {
        let fillers = FillerExtents(after: 0, to: 1e9, rowHeight: 1)
        #expect(fillers.indices(in: Extent(minY: 5e8, maxY: 5e8 + 2)) == 500_000_000..<500_000_002)
        #expect(fillers.indices(in: Extent(minY: -9, maxY: 1.5)) == 0..<2)
        #expect(fillers.indices(in: Extent(minY: 2e9, maxY: 3e9)).isEmpty)
        #expect(
            FillerExtents(after: 9, to: 9, rowHeight: 1).indices(in: Extent(minY: 0, maxY: 9))
                == 0..<0)
    }

    @Test func invalidHeightsAndExtentsHaveNoFillerRows() {
        #expect(FillerExtents(after: 200, to: 200, rowHeight: 44).isEmpty)
        #expect(FillerExtents(after: 300, to: 200, rowHeight: 44).isEmpty)
        for height in [CGFloat.nan, .infinity, 0, -44, 0.5] {
            #expect(FillerExtents(after: 0, to: 200, rowHeight: height).isEmpty)
        }
        #expect(FillerExtents(after: 0, to: .infinity, rowHeight: 44).isEmpty)
    }
}
