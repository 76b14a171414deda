import Foundation
import TableDrawing

/// Positions of a cell's content; lengths in points.
public struct CellMetrics: Sendable, Hashable {
    /// Placement of a cell's image.
    public enum ImagePlacement: Sendable, Hashable {
        /// Image with equal left and top margins; the text follows at a gap.
        case insetByVerticalMargin(gap: CGFloat)
        /// Image at the side margin, centred in a lane of a minimum width; the text follows at
        /// a gap.
        case margin(minimumLane: CGFloat, gap: CGFloat)

        /// Distance between an image and the text.
        package var gap: CGFloat {
            switch self {
            case .insetByVerticalMargin(let gap), .margin(_, let gap): gap
            }
        }

        /// Width that symbols beside text of the standard size are centred in, or `nil` if the
        /// theme has no such lane.
        ///
        /// Symbols of different widths are aligned in the lane, and so are the texts after
        /// them.
        package var symbolLane: CGFloat? {
            guard case .margin(let lane, _) = self, lane > 0 else { return nil }
            return lane
        }
    }

    /// Margins between the content's edges and the text.
    public var margins: MarginTable
    /// Margin above and below views in the content view.
    public var verticalMargin: CGFloat
    /// Distance from the text to the content's end before an accessory, or `nil` for the
    /// margin.
    public var gapBeforeAccessory: CGFloat?
    /// Whether the content view ends above the separator.
    public var contentEndsAboveSeparator: Bool
    /// Placement of the cell's image.
    public var image: ImagePlacement
    /// Width of a level of indentation.
    public var indentationWidth: CGFloat
    /// Texts of the style `default`.
    public var defaultStyle: StyleMetrics
    /// Texts of the style `value1`: a text with a value at the opposite side.
    public var value1: StyleMetrics
    /// Texts of the style `value2`: a narrow column with the text, and a column with the detail.
    public var value2: StyleMetrics
    /// Texts of the style `subtitle`: the text above the detail.
    public var subtitle: StyleMetrics

    /// Replaces a text colour in all styles.
    mutating func changeTexts(of old: Color, to new: Color) {
        let styles: [WritableKeyPath<CellMetrics, StyleMetrics>] = [
            \.defaultStyle, \.value1, \.value2, \.subtitle,
        ]
        let texts: [WritableKeyPath<StyleMetrics, Color>] = [\.textColor, \.detailColor]
        for style in styles {
            for text in texts
            where self[keyPath: style][keyPath: text] == old {
                self[keyPath: style][keyPath: text] = new
            }
        }
    }

    /// Returns the metrics of a style.
    public func metrics(for style: TableViewCellStyle) -> StyleMetrics {
        switch style {
        case .default: return defaultStyle
        case .value1: return value1
        case .value2: return value2
        case .subtitle: return subtitle
        }
    }
}
