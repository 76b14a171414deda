import Foundation
import TableDrawing
import TableSamples
import Tableshot
import Testing
import UIKit

@testable import UIKitCells

/// Cells of the classic articles, written for UIKit, compared with the samples.
@Suite struct SeedTests {
    /// Table with given cells.
    private final class Rows: TableViewDataSource, TableViewDelegate {
        let cells: [TableViewCell]
        let height: CGFloat

        init(_ cells: [TableViewCell], height: CGFloat) {
            self.cells = cells
            self.height = height
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            cells.count
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell { cells[indexPath.row] }

        func tableView(
            _ tableView: TableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { height }
    }

    private func picture(
        height: CGFloat, selectedRow: Int? = nil, _ cells: () -> [TableViewCell]
    ) throws -> Bitmap {
        var rows: Rows?
        let picture = try render(
            size: CGSize(width: 320, height: 300), context: RenderContext(theme: .ios15)
        ) {
            let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
            rows = Rows(cells(), height: height)
            table.dataSource = rows
            table.delegate = rows
            if let selectedRow {
                table.selectRow(
                    at: [0, selectedRow], animated: false, scrollPosition: .none)
            }
            return table
        }
        #expect(picture.diagnostics.map(\.message) == [])
        return try withExtendedLifetime(rows) { try picture.bitmap() }
    }

    @Test("The row of a world clock draws the picture of the sample")
    func timeZones() throws {
        let zones = ["Europe/Rome", "Asia/Tokyo", "America/New_York"]
        let wrappers = zones.compactMap { TimeZone(identifier: $0) }.map {
            TableSamples.TimeZoneWrapper(timeZone: $0)
        }
        let sample = try picture(height: 60) {
            wrappers.map {
                let cell = TableSamples.TimeZoneCell(style: .default, reuseIdentifier: nil)
                cell.setTimeZoneWrapper($0)
                return cell
            }
        }
        let own = try picture(height: 60) {
            wrappers.map {
                let cell = UIKitCells.TimeZoneCell(style: .default, reuseIdentifier: nil)
                cell.setTimeZoneWrapper(
                    UIKitCells.TimeZoneWrapper(
                        localeName: $0.timeZoneLocaleName, time: $0.time,
                        abbreviation: $0.abbreviationAndOffset, whichDay: $0.whichDay,
                        image: $0.image))
                return cell
            }
        }
        #expect(own == sample)
        #expect(Set(own.pixels).count > 20)
    }

    @Test("Captions and texts draw the picture of the sample, at its height", arguments: [0, 1])
    func captions(index: Int) throws {
        let items = [
            ("Short", "A text beside it"),
            ("A caption", "A longer text that needs several lines below the caption of the row."),
        ]
        let (caption, text) = items[index]
        let height = UIKitCells.CaptionAndTextCell.cellHeight(
            forCaption: caption, text: text, width: 320)
        #expect(
            height
                == TableSamples.CaptionAndTextCell.cellHeight(
                    forCaption: caption, text: text, width: 320))
        let sample = try picture(height: height) {
            let cell = TableSamples.CaptionAndTextCell(style: .default, reuseIdentifier: nil)
            (cell.caption, cell.text) = (caption, text)
            return [cell]
        }
        let own = try picture(height: height) {
            let cell = UIKitCells.CaptionAndTextCell(style: .default, reuseIdentifier: nil)
            (cell.caption, cell.bodyText) = (caption, text)
            return [cell]
        }
        #expect(own == sample)
        #expect(Set(own.pixels).count > 20)
    }

    @Test("The opaque cell draws the pictures of the sample in both states")
    func states() throws {
        let tasks = [("Water the plants", "Every Thursday"), ("Call Ada", "Before noon")]
        let sample = try picture(height: 56, selectedRow: 1) {
            tasks.map {
                let cell = TableSamples.FadingStateCell(style: .default, reuseIdentifier: nil)
                (cell.title, cell.detail) = $0
                return cell
            }
        }
        let own = try picture(height: 56, selectedRow: 1) {
            tasks.map {
                let cell = UIKitCells.FadingStateCell(style: .default, reuseIdentifier: nil)
                cell.configure(title: $0.0, detail: $0.1)
                return cell
            }
        }
        #expect(own == sample)
        #expect(Set(own.pixels).count > 20)
    }
}
