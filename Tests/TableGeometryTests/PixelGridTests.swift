import Foundation
import TableGeometry
import Testing

@Suite struct PixelGridTests {
    @Test(
        arguments: [
            (PixelGrid.x1, 0.5, 1, 0, 1), (.x1, 0.49, 0, 0, 1), (.x1, -0.5, 0, -1, 0),
            (.x1, -0.51, -1, -1, 0), (.x2, 0.25, 0.5, 0, 0.5), (.x2, 0.2, 0, 0, 0.5),
            (.x2, 43.5, 43.5, 43.5, 43.5), (.x2, 55.1, 55, 55, 55.5),
            (.x3, 0.5, 2.0 / 3, 1.0 / 3, 2.0 / 3), (.x3, 20.1, 20, 20, 61.0 / 3),
        ] as [(PixelGrid, CGFloat, CGFloat, CGFloat, CGFloat)])
    func pointsAreConvertedToPixels(
        grid: PixelGrid, y: CGFloat, round: CGFloat, floor: CGFloat, ceil: CGFloat
    ) {
        #expect(grid.round(y) == round)
        #expect(grid.floor(y) == floor)
        #expect(grid.ceil(y) == ceil)
    }

    @Test func aHairlineIsADevicePixel() {
        for grid in [PixelGrid.x1, .x2, .x3] {
            #expect(grid.pixels(of: Extent(minY: 7, height: grid.hairline)).count == 1)
        }
    }

    @Test(arguments: [PixelGrid.x1, .x2, .x3])
    func roundingErrorsAddNoPixel(grid: PixelGrid) {
        #expect(grid.ceil(20.0000001) == 20)
        #expect(grid.floor(19.9999999) == 20)
        #expect(grid.ceil(20.01) > 20)
        let far: CGFloat = 1e9
        #expect(grid.ceil(far.nextUp) == far)
        #expect(grid.floor(far.nextDown) == far)
        #expect(grid.round((far + 0.5 / grid.scale).nextDown) == grid.round(far + 0.5 / grid.scale))
    }

    @Test(arguments: [PixelGrid.x1, .x2, .x3])
    func adjacentRowsShareNoPixelAndLeaveNoGap(grid: PixelGrid) throws {
        let geometry = try TableGeometry(sections: [
            .init(rows: .uniform(count: 20_000_000, height: 55.1))
        ])
        for start in [0, 1_000_000, 19_000_000] {
            var end: Int?
            for row in start..<(start + 100) {
                let extent = geometry.rowExtent(at: IndexPath(row: row, section: 0))
                let pixels = grid.pixels(of: extent)
                if let end { #expect(pixels.lowerBound == end) }
                end = pixels.upperBound
            }
        }
    }

    @Test func aPictureMovedByWholePixelsKeepsItsPixels() {
        let extent = Extent(minY: 10.25, maxY: 20.5)
        let pixels = PixelGrid.x2.pixels(of: extent)
        let moved = PixelGrid.x2.pixels(of: extent.offset(by: -40))
        #expect(pixels == 21..<41)
        #expect(moved == -59 ..< -39)
    }

    @Test func allFourEdgesOfARectangleAreAligned() {
        let rect = PixelGrid.x2.alignedRect(CGRect(x: 0.2, y: 0.3, width: 10, height: 10.1))
        #expect(rect == CGRect(x: 0, y: 0.5, width: 10, height: 10))
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity, 1e9])
    func anImpossibleScaleIsAnError(scale: CGFloat) {
        #expect(throws: PixelGridError.self) { try PixelGrid(scale: scale) }
    }

    @Test func fractionalScalesAreValidAndFarPixelsAreCounted() throws {
        #expect(try PixelGrid(scale: 1.5).pixels(of: Extent(minY: 1, maxY: 3)) == 2..<5)
        let all = PixelGrid.x3.pixels(of: Extent(minY: -.infinity, maxY: .infinity))
        #expect(all.upperBound == 1 << 52)
    }
}
