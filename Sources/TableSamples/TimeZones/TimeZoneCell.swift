import Foundation
import Tableshot

/// A row of the world clock: a cell whose content view holds one view that draws everything.
///
/// It is made for rows of 60 points.
open class TimeZoneCell: TableViewCell {
    /// Draws the row's content.
    public let timeZoneView: TimeZoneView

    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        timeZoneView = Self.makeTimeZoneView()
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        timeZoneView.frame = contentView.bounds
        timeZoneView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(timeZoneView)
    }

    /// The view that the cell draws with; subclasses may make another.
    open class func makeTimeZoneView() -> TimeZoneView { TimeZoneView(frame: .zero) }

    /// Shows a time zone.
    public func setTimeZoneWrapper(_ newTimeZoneWrapper: TimeZoneWrapper) {
        timeZoneView.timeZoneWrapper = newTimeZoneWrapper
    }

    /// Draws the row anew.
    public func redisplay() { timeZoneView.setNeedsDisplay() }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        timeZoneView.isEditing = editing
    }
}
