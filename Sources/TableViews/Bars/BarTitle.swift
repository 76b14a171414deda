import Foundation
import TableDrawing

/// Title as displayed in a bar.
struct BarTitle {
    let text: String
    /// Centre of the title, in points from the left edge of its container.
    var middle: CGFloat
    /// Size of the title's font, in points.
    let fontSize: CGFloat
}

extension BarTextMetrics {
    /// Sets font, colour and shadow of a label; `tint` is the colour without an own colour.
    func apply(to label: Label, tint: Color) {
        label.font = font.font()
        label.textColor = color ?? tint
        label.shadowColor = shadowColor
        label.shadowOffset = shadowOffset
    }
}
