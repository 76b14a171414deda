import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct BandTests {
    /// Paints a tree in bands and joins the bands.
    static func joined(
        _ tree: RenderTree, rows: Range<Int>? = nil, bandHeight: Int, threads: Int = 1
    ) throws -> [UInt32] {
        var pixels: [UInt32] = []
        var next = 0
        try Compositor().bands(
            of: tree, rows: rows, bandHeight: bandHeight, threads: threads
        ) { band in
            #expect(band.y == next)
            next += band.bitmap.height
            pixels += band.bitmap.pixels
        }
        return pixels
    }

    /// Numbers of the rows in which two pictures differ, counted from 0.
    static func differences(_ a: [UInt32], _ b: [UInt32], width: Int) -> [Int] {
        guard a.count == b.count else { return [-1] }
        return (0..<a.count / width).filter { row in
            a[row * width..<(row + 1) * width] != b[row * width..<(row + 1) * width]
        }
    }

    @Test(arguments: [1.0, 2, 3], [1, 7, 64])
    func pixelsDoNotDependOnTheHeightOfBands(scale: Double, bandHeight: Int) throws {
        let tree = RichScene.tree(scale: scale)
        let whole = try Self.joined(tree, bandHeight: 8_000)
        let bands = try Self.joined(tree, bandHeight: bandHeight)
        #expect(Self.differences(whole, bands, width: tree.pixelWidth) == [])
        #expect(Set(whole).count > 1_000)
    }

    @Test(arguments: [2, 3, 8])
    func pixelsDoNotDependOnTheNumberOfThreads(threads: Int) throws {
        let tree = RichScene.tree()
        let alone = try Self.joined(tree, bandHeight: 16)
        let together = try Self.joined(tree, bandHeight: 16, threads: threads)
        #expect(Self.differences(alone, together, width: tree.pixelWidth) == [])
    }
}
