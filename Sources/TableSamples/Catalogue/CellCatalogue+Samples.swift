import Foundation
import Tableshot

extension CellCatalogue {
    /// Sample cells by their names in documents, and the sample tables.
    public static var samples: CellCatalogue {
        var catalogue = CellCatalogue()
        catalogue.addTimeZones()
        catalogue.addTexts()
        catalogue.addStates()
        for sample in Sample.all {
            catalogue.addTable(named: sample.name, summary: sample.summary) { frame in
                sample.makeTableView(size: frame.size)
            }
        }
        catalogue.addTable(
            named: "world-clock", summary: "All time zones of the samples' list, by regions",
            source: { TimeZoneTable(regions: Region.regions(of: ZoneTable.identifiers)) },
            configure: { tableView, source in source.configure(tableView) })
        return catalogue
    }

    private mutating func addTimeZones() {
        let zone = ValueDeclaration.timeZone(
            "zone", required: true,
            "The time zone, such as Africa/Cairo.")
        add(
            TimeZoneCell.self, named: "TimeZoneCell",
            summary:
                "A city with its local time and the day relative to the home time zone.",
            values: [zone],
            height: TimeZoneLayout.rowHeight
        ) { cell, values in
            cell.setTimeZoneWrapper(TimeZoneWrapper(timeZone: values.timeZone("zone")))
        }
        add(
            EditingTimeZoneCell.self, named: "EditingTimeZoneCell",
            summary: "A TimeZoneCell that also shows its fields in editing mode.",
            values: [zone], height: TimeZoneLayout.rowHeight
        ) { cell, values in
            cell.setTimeZoneWrapper(TimeZoneWrapper(timeZone: values.timeZone("zone")))
        }
        add(
            drawing: TimeZoneDrawing.self, named: "TimeZoneDrawing",
            summary: "A city and its time, with a clock face.", values: [zone]
        ) { values in TimeZoneDrawing(TimeZoneWrapper(timeZone: values.timeZone("zone"))) }
    }

    private mutating func addTexts() {
        add(
            CaptionAndTextCell.self, named: "CaptionAndTextCell",
            summary: "A caption and a text of any length.",
            values: [
                .text("caption", required: true, "The caption, in bold."),
                .text("text", default: "", "The text after the caption."),
                .boolean(
                    "gradient", default: false,
                    "Whether a gradient slightly darkens the bottom of the cell."),
            ],
            height: { values, width in
                CaptionAndTextCell.cellHeight(
                    forCaption: values.text("caption"), text: values.text("text"), width: width)
            },
            configure: { cell, values in
                cell.caption = values.text("caption")
                cell.text = values.text("text")
                cell.hasGradient = values.boolean("gradient")
            })
        add(
            TableViewCell.self, named: "ImageOnRightCell",
            summary: "A title and a subtitle beside a photo.",
            values: [
                .text("title", required: true), .text("subtitle", default: ""),
                .image("photo", "The photo, displayed at 80 × 45 points."),
            ], height: ImageOnRightContent.rowHeight
        ) { cell, values in
            ImageOnRightContent.configure(cell)
            ImageOnRightContent(
                title: values.text("title"), subtitle: values.text("subtitle"),
                photo: values.image("photo")
            ).show(in: cell)
        }
        add(
            FastScrollingCell.self, named: "FastScrollingCell",
            summary: "Two texts in two fonts, drawn by a single opaque view.",
            values: [
                .text("first", required: true, "The text in the regular font."),
                .text("last", default: "", "The text in the bold font."),
            ]
        ) { cell, values in
            cell.firstText = values.text("first")
            cell.lastText = values.text("last")
        }
    }

    private mutating func addStates() {
        let values: [ValueDeclaration] = [
            .text("title", required: true, "The first line."),
            .text("detail", default: "", "The second line."),
        ]
        add(
            OpaqueStateCell.self, named: "OpaqueStateCell",
            summary:
                "A cell whose single opaque view draws the background and content of both states.",
            values: values, height: TwoStateContent.rowHeight
        ) { cell, values in
            cell.title = values.text("title")
            cell.detail = values.text("detail")
        }
        add(
            FadingStateCell.self, named: "FadingStateCell",
            summary: "An opaque cell that animates a fade between snapshots of its states.",
            values: values, height: TwoStateContent.rowHeight
        ) { cell, values in
            cell.title = values.text("title")
            cell.detail = values.text("detail")
        }
        add(
            TwoViewsCell.self, named: "TwoViewsCell",
            summary: "A cell with separate views for the content and the selected background.",
            values: values, height: TwoStateContent.rowHeight
        ) { cell, values in
            cell.title = values.text("title")
            cell.detail = values.text("detail")
        }
    }
}
