import Foundation
import Tableshot

/// Samples in the order of the command's list.
extension Sample {
    /// All samples.
    public static let all: [Sample] = [
        timeZones, timeZonesEditing, timeZoneDrawing, captionAndText, imageOnRight, fastScrolling,
        opaqueState, fadingState, twoViews,
    ]

    /// World clock whose cells have a single drawing view.
    public static let timeZones = Sample(
        "time-zones", "A world clock: one view draws all fields of a row", height: 480
    ) { size in
        SampleTableView(
            size: size,
            source: TimeZoneTable(regions: Region.regions(of: demoZones)),
            configure: TimeZoneTable.configure)
    }

    /// World clock in editing mode.
    public static let timeZonesEditing = Sample(
        "time-zones-editing", "The world clock in editing mode, its fields moved and made smaller",
        height: 480
    ) { size in
        let source = TimeZoneTable(
            regions: Region.regions(of: demoZones), cellClass: EditingTimeZoneCell.self)
        let tableView = SampleTableView(
            size: size, source: source, configure: TimeZoneTable.configure)
        tableView.setEditing(true, animated: false)
        return tableView
    }

    /// A few time zones drawn by `CellDrawing` values.
    public static let timeZoneDrawing = Sample(
        "time-zone-drawing", "A world clock of CellDrawing values, with clock faces", height: 420
    ) { size in
        let zones = [
            "Pacific/Honolulu", "America/Los_Angeles", "America/New_York",
            "America/Argentina/Buenos_Aires", "Europe/London", "Asia/Kolkata", "Asia/Tokyo",
        ]
        let source = ListTable<TimeZoneDrawing, DrawingCell<TimeZoneDrawing>>(
            items: zones.compactMap { TimeZone(identifier: $0) }.map {
                TimeZoneDrawing(TimeZoneWrapper(timeZone: $0))
            },
            show: { item, cell in cell.content = item })
        let tableView = SampleTableView(size: size, source: source, configure: ListTable.configure)
        tableView.rowHeight = TimeZoneLayout.rowHeight
        return tableView
    }

    /// Captions and texts of varying length.
    public static let captionAndText = Sample(
        "caption-and-text", "Captions and texts that take as much height as they need", height: 420
    ) { size in
        SampleTableView(
            size: size, source: CaptionAndTextTable(items: demoCaptions),
            configure: CaptionAndTextTable.configure)
    }

    /// Photos on the right.
    public static let imageOnRight = Sample(
        "image-on-right", "Labels and a photo in a plain cell, found by tags", height: 230
    ) { size in
        SampleTableView(
            size: size, source: ImageOnRightTable(list: demoPhotos),
            configure: ImageOnRightTable.configure)
    }

    /// First and last names.
    public static let fastScrolling = Sample(
        "fast-scrolling", "Two texts in two fonts, drawn by one opaque view", height: 352
    ) { size in
        let source = ListTable<[String], FastScrollingCell>(items: demoNames) { item, cell in
            cell.firstText = item[0]
            cell.lastText = item[1]
        }
        return SampleTableView(size: size, source: source, configure: ListTable.configure)
    }

    /// Opaque view that draws both states.
    public static let opaqueState = Sample(
        "opaque-state", "One opaque view draws background and content of both states", height: 280
    ) { size in
        let source = ListTable<[String], OpaqueStateCell>(items: demoTasks) { item, cell in
            cell.title = item[0]
            cell.detail = item[1]
        }
        let tableView = SampleTableView(size: size, source: source, configure: ListTable.configure)
        tableView.rowHeight = TwoStateContent.rowHeight
        return tableView
    }

    /// Cell with the opaque view that fades between pictures of its two states.
    public static let fadingState = Sample(
        "fading-state", "The opaque cell, fading between pictures of its states", height: 280
    ) { size in
        let source = ListTable<[String], FadingStateCell>(items: demoTasks) { item, cell in
            cell.title = item[0]
            cell.detail = item[1]
        }
        let tableView = SampleTableView(size: size, source: source, configure: ListTable.configure)
        tableView.rowHeight = TwoStateContent.rowHeight
        return tableView
    }

    /// A view for each of the two states.
    public static let twoViews = Sample(
        "two-views", "One view in the content, one in the selected background", height: 280
    ) { size in
        let source = ListTable<[String], TwoViewsCell>(items: demoTasks) { item, cell in
            cell.title = item[0]
            cell.detail = item[1]
        }
        let tableView = SampleTableView(size: size, source: source, configure: ListTable.configure)
        tableView.rowHeight = TwoStateContent.rowHeight
        return tableView
    }
}

extension Sample {
    /// Names of the tables that show the cells of the samples' catalogue, by cell name.
    public static let tablesOfCells = [
        "TimeZoneCell": timeZones.name,
        "EditingTimeZoneCell": timeZonesEditing.name,
        "TimeZoneDrawing": timeZoneDrawing.name,
        "CaptionAndTextCell": captionAndText.name,
        "ImageOnRightCell": imageOnRight.name,
        "FastScrollingCell": fastScrolling.name,
        "OpaqueStateCell": opaqueState.name,
        "FadingStateCell": fadingState.name,
        "TwoViewsCell": twoViews.name,
    ]
}

/// Table view that retains its data source, unlike ordinary table views.
final class SampleTableView: TableView {
    private let source: AnyObject

    /// Creates a table view with a size in points; `configure` connects it to `source`.
    init<Source: AnyObject>(
        size: CGSize, source: Source, configure: (Source) -> (TableView) -> Void
    ) {
        self.source = source
        super.init(frame: CGRect(origin: .zero, size: size), style: .plain)
        configure(source)(self)
    }
}
