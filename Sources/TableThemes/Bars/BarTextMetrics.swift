import Foundation
import TableDrawing

/// Text of a bar.
public struct BarTextMetrics: Sendable, Hashable {
    public var font: ThemeFont
    /// Colour of the text, or `nil` for the bar's tint colour.
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
}
