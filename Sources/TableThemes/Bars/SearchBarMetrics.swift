import Foundation
import TableDrawing

/// Metrics of a search field in its bar; lengths in points.
public struct SearchBarMetrics: Sendable, Hashable {
    /// Height of the row with the field.
    public var height: CGFloat
    /// Background of a search bar outside of a navigation bar.
    public var background: BarFill
    /// Height that the prompt adds above; `scopeHeight` is the height that the scope buttons
    /// add below.
    public var promptHeight: CGFloat
    /// Height that the scope buttons add below the field.
    public var scopeHeight: CGFloat
    /// Font, colour and shadow of the prompt.
    public var prompt: BarTextMetrics
    /// Height of the field.
    public var fieldHeight: CGFloat
    /// Corner radius of the field.
    public var fieldCornerRadius: CGFloat
    /// Fill of the field.
    public var fieldFill: BarFill
    /// Colour of the field's border, or `nil` for no border.
    public var fieldBorder: Color?
    /// Side margins of the field, by the width of the bar.
    public var margins: MarginTable
    /// Font and colour of the search text.
    public var text: BarTextMetrics
    /// Colour of the placeholder in an empty field.
    public var placeholderColor: Color
    /// Colour of the magnifier.
    public var iconColor: Color
    /// Side length of the magnifier's square.
    public var iconSize: CGFloat
    /// Line width of the magnifier.
    public var iconLineWidth: CGFloat
    /// Distance from the field's edge to the magnifier; `iconGap` follows, up to the text.
    public var iconInset: CGFloat
    /// Distance from the magnifier to the text.
    public var iconGap: CGFloat
    /// Whether magnifier and placeholder are centred in an empty field.
    public var centersPlaceholder: Bool
    /// Metrics of the Cancel button.
    public var cancel: BarButtonMetrics
    /// Metrics of the scope buttons.
    public var scope: ScopeMetrics
    /// Metrics of the field in a navigation bar with large titles, or `nil` for the metrics of
    /// other search bars.
    public var largeTitleField: LargeTitleField?

    /// Metrics of a field in a navigation bar with large titles; the placeholder is not centred.
    public struct LargeTitleField: Sendable, Hashable {
        /// Height of the row with the field.
        public var height: CGFloat
        /// Height of the field.
        public var fieldHeight: CGFloat
        /// Corner radius of the field.
        public var fieldCornerRadius: CGFloat
        /// Fill of the field.
        public var fieldFill: BarFill
        /// Font and colour of the search text.
        public var text: BarTextMetrics
        /// Side length of the magnifier's square.
        public var iconSize: CGFloat
    }

    /// Metrics of a search bar in a navigation bar with large titles.
    package var withLargeTitles: SearchBarMetrics {
        guard let field = largeTitleField else { return self }
        var metrics = self
        metrics.height = field.height
        metrics.fieldHeight = field.fieldHeight
        metrics.fieldCornerRadius = field.fieldCornerRadius
        metrics.fieldFill = field.fieldFill
        metrics.text = field.text
        metrics.iconSize = field.iconSize
        metrics.centersPlaceholder = false
        return metrics
    }

    /// Metrics of the row of scope buttons.
    public struct ScopeMetrics: Sendable, Hashable {
        /// Height of the scope buttons.
        public var height: CGFloat
        /// Corner radius of the row.
        public var cornerRadius: CGFloat
        /// Font, colour and shadow of unselected titles.
        public var text: BarTextMetrics
        /// Font, colour and shadow of the selected title.
        public var selectedText: BarTextMetrics
        /// Fill of the row, behind all scope buttons.
        public var fill: BarFill
        /// Fill of the selected scope button.
        public var selectedFill: BarFill
        /// Distance from a scope button's edges to the selected fill.
        public var selectedInset: CGFloat
        /// Colour of the border and the dividers, or `nil` for neither.
        public var borderColor: Color?
    }
}
