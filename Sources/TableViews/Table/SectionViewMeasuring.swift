import Foundation
import TableDrawing

/// A delegate that knows how high its section headers and footers need to be, because it placed
/// what they hold.
///
/// It is asked where neither the delegate nor the table states a height. Points; nothing leaves it to the
/// view.
package protocol SectionViewMeasuring: AnyObject {
    func tableView(
        _ tableView: TableView, heightOfHeader view: View, inSection section: Int
    ) -> CGFloat?
    func tableView(
        _ tableView: TableView, heightOfFooter view: View, inSection section: Int
    ) -> CGFloat?
}
