import Foundation
import TableGeometry
import Testing

@Suite struct StickyHeadersTests {
    /// Section 0 is 0..<160 (header 0..<20, rows 20..<150, footer 150..<160).
    ///
    /// Section 1 follows after a gap of 10: 170..<330, rows 190..<320, footer 320..<330.
    private func geometry() throws -> TableGeometry {
        let rows = RowHeights.uniform(count: 13, height: 10)
        return try TableGeometry(sections: [
            .init(headerHeight: 20, rows: rows, footerHeight: 10),
            .init(topPadding: 10, headerHeight: 20, rows: rows, footerHeight: 10),
        ])
    }

    @Test(
        arguments: [
            (-30, 0, 170), (0, 0, 170), (1, 1, 170), (100, 100, 170), (130, 130, 170),
            (131, 130, 170), (159, 130, 170), (160, 0, 170), (165, 0, 170), (170, 0, 170),
            (171, 0, 171), (300, 0, 300), (310, 0, 300), (330, 0, 170),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func aHeaderStaysAtTheTopUntilTheRowsEnd(top: CGFloat, first: CGFloat, second: CGFloat) throws {
        let sticky = StickyHeaders(
            geometry: try geometry(), visible: Extent(minY: top, height: 400), float: true)
        #expect(sticky.headerExtent(ofSection: 0) == Extent(minY: first, height: 20))
        #expect(sticky.headerExtent(ofSection: 1) == Extent(minY: second, height: 20))
        let floating = first != 0 ? 0 : second != 170 ? 1 : nil
        #expect(sticky.sectionOfFloatingHeader == floating)
    }

    @Test(
        arguments: [
            (5, 20, 320), (25, 20, 320), (30, 20, 320), (31, 21, 320), (100, 90, 320),
            (160, 150, 320), (165, 150, 320), (175, 150, 190), (250, 150, 240), (330, 150, 320),
            (400, 150, 320),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func aFooterStaysAtTheBottomOnceTheRowsBegin(
        bottom: CGFloat, first: CGFloat, second: CGFloat
    ) throws {
        let sticky = StickyHeaders(
            geometry: try geometry(), visible: Extent(minY: bottom - 400, maxY: bottom),
            float: true)
        #expect(sticky.footerExtent(ofSection: 0) == Extent(minY: first, height: 10))
        #expect(sticky.footerExtent(ofSection: 1) == Extent(minY: second, height: 10))
        let floating = first != 150 ? 0 : second != 320 ? 1 : nil
        #expect(sticky.sectionOfFloatingFooter == floating)
    }

    @Test func headersAndFootersOfAGroupedTableDoNotFloat() throws {
        let geometry = try geometry()
        for top in stride(from: CGFloat(-50), to: 400, by: 1) {
            let sticky = StickyHeaders(
                geometry: geometry, visible: Extent(minY: top, height: 60), float: false)
            for section in 0..<2 {
                #expect(
                    sticky.headerExtent(ofSection: section)
                        == geometry.headerExtent(ofSection: section))
                #expect(
                    sticky.footerExtent(ofSection: section)
                        == geometry.footerExtent(ofSection: section))
            }
            #expect(sticky.sectionOfFloatingHeader == nil)
            #expect(sticky.sectionOfFloatingFooter == nil)
        }
    }
}
