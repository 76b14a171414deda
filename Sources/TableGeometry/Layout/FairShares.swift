import Foundation

/// Fair distribution of a width that is too small for all requests.
package enum FairShares {
    /// Returns the share of each request: the requested width, or an equal part of the
    /// remaining width.
    package static func divided(_ width: CGFloat, among wishes: [CGFloat]) -> [CGFloat] {
        var room = width
        var result = wishes
        let fromLeast = wishes.indices.sorted { wishes[$0] < wishes[$1] }
        for (place, index) in fromLeast.enumerated() {
            result[index] = min(wishes[index], max(0, room / CGFloat(wishes.count - place)))
            room -= result[index]
        }
        return result
    }
}
