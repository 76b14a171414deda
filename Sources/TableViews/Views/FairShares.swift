import Foundation

/// How things share a width that is less than they ask for.
enum FairShares {
    /// Returns the share of each item: the wished width, or an equal share of the remaining
    /// width if the width is too small.
    static func divided(_ width: CGFloat, among wishes: [CGFloat]) -> [CGFloat] {
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
