import Foundation
import TableDrawing

/// Where a cell's content stands; lengths in points.
public struct CellMetrics: Sendable, Hashable {
    /// How the image of a cell is placed.
    public enum ImagePlacement: Sendable, Hashable {
        /// As far from the left as from the top; the text follows at a gap.
        case insetByVerticalMargin(gap: CGFloat)
        /// At the side margin, centred in a lane of at least this width; the text follows at a gap.
        case margin(minimumLane: CGFloat, gap: CGFloat)

        /// Between an image and the text.
        var gap: CGFloat {
            switch self {
            case .insetByVerticalMargin(let gap), .margin(_, let gap): gap
            }
        }

        /// The width in whose middle symbols beside text of the standard size stand, however wide they are
        /// themselves, so that they and the texts after them line up; nothing where the look has none.
        var symbolLane: CGFloat? {
            guard case .margin(let lane, _) = self, lane > 0 else { return nil }
            return lane
        }
    }

    /// From the content's edges to the text.
    public var margins: MarginTable
    /// Between the text and the content's end where an accessory follows; nothing is the margin.
    public var gapBeforeAccessory: CGFloat?
    /// Whether the content view ends above the separator.
    public var contentEndsAboveSeparator: Bool
    public var image: ImagePlacement
    public var indentationWidth: CGFloat
    public var defaultStyle: StyleMetrics
    public var value1: StyleMetrics
    public var value2: StyleMetrics
    public var subtitle: StyleMetrics

    /// Gives all texts of a colour another one.
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

    /// The metrics of a style.
    public func metrics(for style: TableViewCell.CellStyle) -> StyleMetrics {
        switch style {
        case .default: return defaultStyle
        case .value1: return value1
        case .value2: return value2
        case .subtitle: return subtitle
        }
    }
}
