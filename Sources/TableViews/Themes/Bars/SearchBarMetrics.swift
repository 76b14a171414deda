import Foundation
import TableDrawing

/// A search field in its bar; lengths in points.
public struct SearchBarMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var background: BarFill
    /// What the prompt adds above, and the scope buttons below.
    public var promptHeight: CGFloat
    public var scopeHeight: CGFloat
    public var prompt: BarTextMetrics
    public var fieldHeight: CGFloat
    public var fieldCornerRadius: CGFloat
    public var fieldFill: BarFill
    public var fieldBorder: Color?
    public var margins: MarginTable
    public var text: BarTextMetrics
    public var placeholderColor: Color
    public var iconColor: Color
    public var iconSize: CGFloat
    public var iconLineWidth: CGFloat
    /// From the field's edge to the glass, and from there to the text.
    public var iconInset: CGFloat
    public var iconGap: CGFloat
    /// Whether glass and placeholder stand in the middle of an empty field.
    public var centersPlaceholder: Bool
    public var cancel: BarButtonMetrics
    public var scope: ScopeMetrics

    /// The row of scope buttons.
    public struct ScopeMetrics: Sendable, Hashable {
        public var height: CGFloat
        public var cornerRadius: CGFloat
        public var text: BarTextMetrics
        public var selectedText: BarTextMetrics
        public var fill: BarFill
        public var selectedFill: BarFill
        public var selectedInset: CGFloat
        public var borderColor: Color?
    }
}
