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
        let zone = ValueDeclaration.timeZone("zone", required: true, "The zone, as Africa/Cairo.")
        add(
            TimeZoneCell.self, named: "TimeZoneCell",
            summary: "A city, its time, and its day as seen from home.", values: [zone],
            height: TimeZoneLayout.rowHeight
        ) { cell, values in
            cell.setTimeZoneWrapper(TimeZoneWrapper(timeZone: values.timeZone("zone")))
        }
        add(
            EditingTimeZoneCell.self, named: "EditingTimeZoneCell",
            summary: "The same row, which shows its fields while it is edited too.",
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
                .text("caption", required: true, "The bold part."),
                .text("text", default: "", "The longer part."),
                .boolean("gradient", default: false, "Whether the foot is a little darker."),
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
            summary: "A title and a subtitle that end at a photo.",
            values: [
                .text("title", required: true), .text("subtitle", default: ""),
                .image("photo", "A picture, shown 80 × 45 points large."),
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
            summary: "Two texts in two fonts, drawn by one opaque view.",
            values: [
                .text("first", required: true, "In the regular font."),
                .text("last", default: "", "In the bold font."),
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
            summary: "One opaque view draws background and content of both states.",
            values: values, height: TwoStateContent.rowHeight
        ) { cell, values in
            cell.title = values.text("title")
            cell.detail = values.text("detail")
        }
        add(
            FadingStateCell.self, named: "FadingStateCell",
            summary: "The opaque cell, which fades between pictures of its states itself.",
            values: values, height: TwoStateContent.rowHeight
        ) { cell, values in
            cell.title = values.text("title")
            cell.detail = values.text("detail")
        }
        add(
            TwoViewsCell.self, named: "TwoViewsCell",
            summary: "One view draws the content, another the selected background.",
            values: values, height: TwoStateContent.rowHeight
        ) { cell, values in
            cell.title = values.text("title")
            cell.detail = values.text("detail")
        }
    }
}
