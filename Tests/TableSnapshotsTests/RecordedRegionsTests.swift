import Foundation
import TableDrawing
import TableImages
import Testing

@testable import TableSnapshots

/// Named places that references record, and their uses.
@Suite struct RecordedRegionsTests {
    private let white = Bitmap(width: 40, height: 30, filling: 0xFFFF_FFFF)

    private func region(
        _ name: String, _ x: Int, _ y: Int, _ width: Int, _ height: Int, part: String? = nil,
        identifier: String? = nil
    ) -> NamedRegion {
        NamedRegion(
            name: name, frame: PixelFrame(x: x, y: y, width: width, height: height),
            identifier: identifier, part: part)
    }

    /// Returns the picture with a black rectangle.
    private func marked(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Bitmap {
        var bitmap = white
        for row in y..<(y + height) {
            for column in x..<(x + width) { bitmap[column, row] = 0xFF00_0000 }
        }
        return bitmap
    }

    private func recorded(_ bitmap: Bitmap, _ regions: [NamedRegion]) throws -> Data {
        Data(
            try RecordablePicture(bitmap, scale: 1, stamps: [], regions: { regions }).encoded())
    }

    @Test func ignoredPlacesCountInBothPictures() throws {
        let row = region("section 0, row 0", 0, 0, 40, 30)
        let old = region("section 0, row 0, detailTextLabel", 10, 5, 28, 8, part: "detailTextLabel")
        let new = region("section 0, row 0, detailTextLabel", 30, 5, 8, 8, part: "detailTextLabel")
        let reference = try recorded(marked(10, 5, 28, 8), [row, old])
        func mismatch(_ bitmap: Bitmap, _ ignored: [IgnoredPlace]) throws -> SnapshotMismatch? {
            try RecordablePicture(
                bitmap, scale: 1, stamps: [], ignoring: ignored, regions: { [row, new] }
            ).mismatch(with: reference, path: "/nowhere/a.png")
        }
        let shorter = marked(30, 5, 8, 8)
        #expect(try mismatch(shorter, [.part("detailTextLabel")])?.isTolerated == true)
        #expect(try mismatch(shorter, [])?.isTolerated == false)
        // Pixels outside of both places are compared.
        #expect(try mismatch(marked(30, 4, 8, 9), [.part("detailTextLabel")])?.isTolerated == false)
    }

    @Test func aFailedReferenceWithoutPlacesIsReported() throws {
        let new = region("section 0, row 0, detailTextLabel", 30, 5, 8, 8, part: "detailTextLabel")
        let bare = Data(try PNGEncoder.encode(marked(10, 5, 28, 8)))
        func mismatch(_ ignored: [IgnoredPlace]) throws -> SnapshotMismatch {
            try #require(
                try RecordablePicture(
                    marked(30, 5, 8, 8), scale: 1, stamps: [], ignoring: ignored,
                    regions: { [new] }
                ).mismatch(with: bare, path: "/nowhere/a.png"))
        }
        let failed = try mismatch([.part("detailTextLabel")])
        #expect(!failed.isTolerated)
        #expect(failed.notes.count { $0.contains("only the new places") } == 1)
        #expect(try mismatch([]).notes == [])
    }

    @Test func removedPartsAreNamedByTheirOldPlace() throws {
        let row = region("section 0, row 0", 0, 0, 40, 15)
        let part = region("section 0, row 0, accessory", 30, 2, 8, 8, part: "accessory")
        let gone = region("section 0, footer", 0, 15, 40, 15)
        let comparison = SnapshotComparison(
            expected: marked(32, 4, 4, 20), actual: white, tolerance: .exact,
            places: ComparedPlaces(named: [row], recorded: [row, part, gone]))
        #expect(
            comparison.regions.map(\.description) == [
                "section 0, footer: 36 px", "section 0, row 0, accessory: 24 px",
                "section 0, row 0: 20 px",
            ])
    }

    @Test func pixelsThatExistInASinglePictureAreCountedAndNamed() {
        let row = region("section 0, row 1", 0, 30, 40, 20)
        let header = region("section 0, header", 0, 0, 50, 10)
        let taller = Bitmap(width: 40, height: 50, filling: 0xFFFF_FFFF)
        func regions(
            _ expected: Bitmap, _ actual: Bitmap, _ places: ComparedPlaces
        ) -> [RegionDifference] {
            let comparison = SnapshotComparison(
                expected: expected, actual: actual, tolerance: .exact, places: places)
            #expect(comparison.regions.map(\.count).reduce(0, +) == comparison.count)
            return comparison.regions
        }
        let frame = PixelFrame(x: 0, y: 30, width: 40, height: 20)
        let grown = regions(white, taller, ComparedPlaces(named: [row]))
        #expect(
            grown == [RegionDifference(name: "section 0, row 1", count: 800, frame: frame)])
        #expect(
            regions(taller, white, ComparedPlaces())
                == [RegionDifference(name: nil, count: 800, frame: frame)])
        let wide = Bitmap(width: 50, height: 30, filling: 0xFFFF_FFFF)
        #expect(
            regions(wide, taller, ComparedPlaces(named: [row], recorded: [header]))
                == [
                    RegionDifference(name: "section 0, row 1", count: 800, frame: frame),
                    RegionDifference(
                        name: nil, count: 200,
                        frame: PixelFrame(x: 40, y: 10, width: 10, height: 20)),
                    RegionDifference(
                        name: "section 0, header", count: 100,
                        frame: PixelFrame(x: 40, y: 0, width: 10, height: 10)),
                ])
    }

    @Test func placesOfFramesAreReadAsTheyWereWritten() throws {
        let rows = (0..<3).map { region("section 0, row \($0)", 0, $0 * 10, 40, 10) }
        let twins = [
            region("section 0, row 0, Label", 0, 0, 5, 5, part: "Label"),
            region("section 0, row 0, Label", 9, 0, 5, 5, part: "Label"),
            region("section 0, row 0, a \"b\"\n", 0, 0, 1, 1, part: "x", identifier: "a \"b\"\n"),
        ]
        let frames = [rows, rows, Array(rows.dropFirst()) + twins, [], rows]
        var regions = RecordedRegions()
        for frame in frames { regions.append(frame) }
        let bytes = try PNGTail.adding(
            [], compressed: [#require(try regions.text())], to: PNGEncoder.encode(white))
        var cursor = try #require(RecordedRegions(of: Data(bytes))).cursor
        for frame in frames { #expect(cursor.regions() == frame) }
        #expect(cursor.regions() == nil)
        #expect(RecordedRegions(of: Data(try PNGEncoder.encode(white))) == nil)
        #expect(RecordedRegions(of: Data("hello".utf8)) == nil)
    }

    @Test(arguments: [
        "{", #"{"version":2,"names":[],"frames":[]}"#,
        #"{"version":1,"names":[["a"]],"frames":[]}"#,
        #"{"version":1,"names":[["a","",""]],"frames":[[1,0,0,1,1]]}"#,
        #"{"version":1,"names":[["a","",""]],"frames":[[0,0,0,1]]}"#,
    ])
    func invalidPlacesAreNotRead(_ text: String) throws {
        let bytes = try PNGTail.adding(
            [], compressed: [PNGText(RecordedRegions.keyword, text)], to: PNGEncoder.encode(white))
        #expect(RecordedRegions(of: Data(bytes)) == nil)
    }
}
