import Foundation
import TableMockups
import Tableshot

extension TableDocument {
    /// Returns a picture of the document with its table scrolled by an offset in points.
    func picture(scrolledTo offset: CGFloat) throws -> Picture {
        let context = context(fontBook: .standard)
        if bars != nil {
            return try render(context: context) {
                let screen = makeScreen()
                screen.layoutIfNeeded()
                screen.tableView?.contentOffset.y += offset
                return screen
            }
        }
        return try render(size: screen.size, context: context) {
            let table = makeTable()
            table.frame.size = screen.size
            table.contentOffset.y += offset
            return table
        }
    }
}
