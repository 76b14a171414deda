import Foundation
import Tableshot

/// Row of the world clock: a cell whose content view contains a single view for all drawing.
///
/// The cell is designed for rows of 60 points.
open class TimeZoneCell: TableViewCell {
    /// View that draws the row's content.
    public let timeZoneView: TimeZoneView

    /// Creates a cell without a time zone, with a single drawing view; `style` is ignored.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        timeZoneView = Self.makeTimeZoneView()
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        timeZoneView.frame = contentView.bounds
        timeZoneView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(timeZoneView)
    }

    /// Returns the view for the cell's drawing; subclasses can return another view.
    open class func makeTimeZoneView() -> TimeZoneView { TimeZoneView(frame: .zero) }

    /// Shows a time zone.
    public func setTimeZoneWrapper(_ newTimeZoneWrapper: TimeZoneWrapper) {
        timeZoneView.timeZoneWrapper = newTimeZoneWrapper
    }

    /// Redraws the row.
    public func redisplay() { timeZoneView.setNeedsDisplay() }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        timeZoneView.isEditing = editing
    }
}
