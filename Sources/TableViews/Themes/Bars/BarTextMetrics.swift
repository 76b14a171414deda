import Foundation
import TableDrawing

/// A text of a bar.
public struct BarTextMetrics: Sendable, Hashable {
    public var font: ThemeFont
    /// Nothing is the bar's tint.
    public var color: Color?
    public var shadowColor: Color?
    public var shadowOffset: CGSize

    public init(
        _ font: ThemeFont, color: Color?, shadowColor: Color? = nil,
        shadowOffset: CGSize = CGSize(width: 0, height: -1)
    ) {
        self.font = font
        self.color = color
        self.shadowColor = shadowColor
        self.shadowOffset = shadowOffset
    }

    func apply(to label: Label, tint: Color) {
        label.font = font.font()
        label.textColor = color ?? tint
        label.shadowColor = shadowColor
        label.shadowOffset = shadowOffset
    }
}
