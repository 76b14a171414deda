import Foundation
import TableGeometry
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Tolerances and ignored places in documents.
@Suite struct SnapshotKeyTests {
    private static let rows = "table: {rows: [{text: a}]}\n"

    @Test func aDocumentWithoutTolerancesIsComparedExactly() throws {
        let snapshot = try document(Self.rows).snapshot
        #expect(snapshot == DocumentSnapshot())
        #expect(snapshot.tolerance == nil && snapshot.ignored.isEmpty)
    }

    @Test func tolerancesAndPlacesAreRead() throws {
        let snapshot = try document(
            Self.rows + """
                snapshot:
                  tolerance: {channelThreshold: 2, perceptualDistance: 0.5, ignoresAntialiasing: true,
                    maximumPixels: 20, maximumRatio: 0.01, density: 0.1, densityWindow: 16}
                  ignore:
                    - {row: [0, 3]}
                    - {part: detailTextLabel}
                    - {part: accessory, row: [1, 0]}
                    - {identifier: clock}
                    - {rect: [0, -5, 100, 20.5]}

                """
        ).snapshot
        let tolerance = try #require(snapshot.tolerance)
        #expect(tolerance.channelThreshold == 2 && tolerance.perceptualDistance == 0.5)
        #expect(tolerance.ignoresAntialiasing && tolerance.maximumPixels == 20)
        #expect(tolerance.maximumRatio == 0.01)
        #expect(tolerance.density == 0.1 && tolerance.densityWindow == 16)
        #expect(
            snapshot.ignored == [
                .row(IndexPath(row: 3, section: 0)), .part("detailTextLabel", in: nil),
                .part("accessory", in: IndexPath(row: 0, section: 1)), .identifier("clock"),
                .rect(CGRect(x: 0, y: -5, width: 100, height: 20.5)),
            ])
    }

    @Test(
        "Wrong settings are reported at their locations",
        arguments: [
            (
                "{tolerance: {channelThreshold: 256}}",
                "2:42 expected a difference of a channel from 0 to 255, found 256"
            ),
            (
                "{tolerance: {maximumRatio: 2}}",
                "2:38 expected a share from 0 to 1, found 2"
            ),
            (
                "{tolerance: {density: 0.1, densityWindow: 1}}",
                "2:53 expected a side in pixels from 2 to 1024, found 1"
            ),
            (
                "{tolerance: {maxPixels: 2}}",
                "2:24 found the unknown key \"maxPixels\" in a tolerance (a tolerance knows \"channel"
            ),
            (
                "{ignore: [{row: [0, 1], identifier: a}]}",
                "2:35 found \"identifier\" beside \"row\""
            ),
            (
                "{ignore: [{}]}",
                "2:21 expected one of row, part, identifier and rect, found none of them"
            ),
            (
                "{ignore: [{rect: [0, 0, 10]}]}",
                "2:28 expected a rectangle such as [0, 0, 100, 20]"
            ),
            (
                "{ignore: [{rect: [0, 0, 0, 10]}]}",
                "2:35 expected a length in points greater than 0"
            ),
            (
                "{ignoring: []}",
                "2:12 found the unknown key \"ignoring\" in the snapshot settings"
            ),
        ])
    func mistakes(settings: String, message: String) {
        let found = TableMockupsTests.mistakes(Self.rows + "snapshot: \(settings)")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(message) == true, "\(found)")
    }
}
