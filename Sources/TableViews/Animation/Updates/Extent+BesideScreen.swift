import Foundation
import TableGeometry

extension Extent {
    /// Where a row that travels from far away begins, or ends: just beyond the screen, so that the place
    /// it leaves or comes to stands empty no longer than for a way across the screen.
    func besideScreen(_ screen: Extent) -> Extent {
        if minY > screen.maxY { return Extent(minY: screen.maxY, height: height) }
        if maxY < screen.minY { return Extent(minY: screen.minY - height, height: height) }
        return self
    }
}
