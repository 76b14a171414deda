import Foundation

/// A title as a bar shows it.
struct BarTitle {
    let text: String
    /// Its middle from the left of what holds it, in points.
    var middle: CGFloat
    /// The size of its font, in points.
    let fontSize: CGFloat
}
