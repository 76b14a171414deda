import Foundation
import TableControls

/// Delegate that measures section headers and footers whose contents the delegate has placed.
///
/// The table calls these methods if neither the delegate nor the table states a height. Heights are
/// in points. A result of `nil` leaves the height to the view.
package protocol SectionViewMeasuring: AnyObject {
    func tableView(
        _ tableView: TableView, heightOfHeader view: View, inSection section: Int
    ) -> CGFloat?
    func tableView(
        _ tableView: TableView, heightOfFooter view: View, inSection section: Int
    ) -> CGFloat?
}
