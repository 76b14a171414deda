import Foundation
import TableDrawing

/// Text of a bar.
public struct BarTextMetrics: Sendable, Hashable {
    /// Font of the text.
    public var font: ThemeFont
    /// Colour of the text, or `nil` for the bar's tint colour.
    public var color: Color?
    /// Colour of the shadow, or `nil` for no shadow.
    public var shadowColor: Color?
    /// Offset of the shadow in points; a negative height moves the shadow up.
    public var shadowOffset: CGSize

    /// Creates the metrics of a text; a shadow is 1 point above the text by default.
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
