import Foundation

/// Title as displayed in a bar.
struct BarTitle {
    let text: String
    /// Centre of the title, in points from the left edge of its container.
    var middle: CGFloat
    /// Size of the title's font, in points.
    let fontSize: CGFloat
}
