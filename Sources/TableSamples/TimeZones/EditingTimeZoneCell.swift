import Foundation
import Tableshot

/// Time zone cell that shows its fields in editing mode too, moved and smaller.
public final class EditingTimeZoneCell: TimeZoneCell {
    public override class func makeTimeZoneView() -> TimeZoneView {
        EditingTimeZoneView(frame: .zero)
    }
}
