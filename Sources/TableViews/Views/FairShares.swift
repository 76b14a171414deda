import Foundation

/// How things share a width that is less than they ask for.
enum FairShares {
    /// What each gets: what it asks for, or as much as the others that ask for more.
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
