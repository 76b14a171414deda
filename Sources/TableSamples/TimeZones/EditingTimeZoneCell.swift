import Foundation
import Tableshot

/// The time-zone cell that shows its fields while it is edited too, moved and made smaller.
public final class EditingTimeZoneCell: TimeZoneCell {
    public override class func makeTimeZoneView() -> TimeZoneView {
        EditingTimeZoneView(frame: .zero)
    }
}
