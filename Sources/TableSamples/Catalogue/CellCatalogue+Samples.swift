import Foundation
import Tableshot

extension CellCatalogue {
    /// The samples' cells and tables, by the names that documents use.
    public static let samples: CellCatalogue = {
        var catalogue = CellCatalogue()
        catalogue.addTimeZones()
        catalogue.addTexts()
        catalogue.addPhotos()
        catalogue.addTables()
        return catalogue
    }()

    private mutating func addTimeZones() {
        let zone = ValueDeclaration.timeZone("zone", required: true, "The time zone.")
        add(
            TimeZoneCell.self, named: "TimeZoneCell",
            summary: "A row of the world clock: place, abbreviation, time, day, part of the day.",
            values: [zone], height: TimeZoneLayout.rowHeight
        ) { cell, values in
            cell.setTimeZoneWrapper(TimeZoneWrapper(timeZone: values.timeZone("zone")))
        }
        add(
            EditingTimeZoneCell.self, named: "EditingTimeZoneCell",
            summary: "A row of the world clock that shows its fields while it is edited too.",
            values: [zone], height: TimeZoneLayout.rowHeight
        ) { cell, values in
            cell.setTimeZoneWrapper(TimeZoneWrapper(timeZone: values.timeZone("zone")))
        }
        add(
            drawing: TimeZoneDrawing.self, named: "TimeZoneDrawing",
            summary: "A row of the world clock with a clock face, drawn by a value.",
            values: [zone]
        ) { values in
            TimeZoneDrawing(TimeZoneWrapper(timeZone: values.timeZone("zone")))
        }
    }

    private mutating func addTexts() {
        add(
            CaptionAndTextCell.self, named: "CaptionAndTextCell",
            summary: "A caption and a text, as high as they need at the table's width.",
            values: [
                .text("caption", default: "", "The bold part."),
                .text("text", default: "", "The longer part, beside or beneath the caption."),
                .boolean(
                    "gradient", default: false,
                    "Whether the background darkens a little towards the foot."),
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
            FastScrollingCell.self, named: "FastScrollingCell",
            summary: "Two texts on one line, the last one bold, drawn by one opaque view.",
            values: [
                .text("first", default: "", "The text in the regular font."),
                .text("last", required: true, "The text after it, in the bold font."),
            ]
        ) { cell, values in
            cell.firstText = values.text("first")
            cell.lastText = values.text("last")
        }
        let lines: [ValueDeclaration] = [
            .text("title", required: true, "The first line."),
            .text("detail", default: "", "The second line."),
        ]
        add(
            OpaqueStateCell.self, named: "OpaqueStateCell",
            summary: "A cell whose one opaque view draws both states, backgrounds included.",
            values: lines, height: TwoStateContent.rowHeight
        ) { cell, values in
            cell.title = values.text("title")
            cell.detail = values.text("detail")
        }
        add(
            TwoViewsCell.self, named: "TwoViewsCell",
            summary: "The same looks from two views, one in the content, one in the selection.",
            values: lines, height: TwoStateContent.rowHeight
        ) { cell, values in
            cell.title = values.text("title")
            cell.detail = values.text("detail")
        }
    }

    private mutating func addPhotos() {
        add(
            TableViewCell.self, named: "ImageOnRightCell",
            summary: "A plain cell with a title and a subtitle that end at a photo on the right.",
            values: [
                .text("title", required: true, "The upper line."),
                .text("subtitle", default: "", "The lower line."),
                .image("photo", "The photo, shown within 80 × 45 points."),
            ], height: ImageOnRightContent.rowHeight
        ) { cell, values in
            ImageOnRightContent.furnish(cell)
            ImageOnRightContent(
                title: values.text("title"), subtitle: values.text("subtitle"),
                photo: values.image("photo")
            ).show(in: cell)
        }
    }

    private mutating func addTables() {
        addTable(
            named: "WorldClock", summary: "All time zones of the samples' list, by regions.",
            source: { TimeZoneTable(regions: Region.regions(of: ZoneTable.identifiers)) },
            configure: { tableView, source in source.configure(tableView) })
    }
}
