import Foundation
import TableDrawing

/// Metrics of a search field in its bar; lengths in points.
public struct SearchBarMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var background: BarFill
    /// Height that the prompt adds above; `scopeHeight` is the height that the scope buttons
    /// add below.
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
    /// Distance from the field's edge to the magnifier; `iconGap` follows, up to the text.
    public var iconInset: CGFloat
    public var iconGap: CGFloat
    /// Whether magnifier and placeholder are centred in an empty field.
    public var centersPlaceholder: Bool
    public var cancel: BarButtonMetrics
    public var scope: ScopeMetrics

    /// Metrics of the row of scope buttons.
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
