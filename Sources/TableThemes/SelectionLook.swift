import Foundation
import TableDrawing

/// Background of a selected or highlighted cell's content.
public struct SelectionLook: Sendable, Hashable {
    /// Colours from top to bottom of the row.
    public struct Fill: Sendable, Hashable {
        /// Colour at the top of the row.
        public var top: Color
        /// Colour at the bottom of the row.
        public var bottom: Color

        /// Creates a fill; two equal colours are a plain fill.
        public init(top: Color, bottom: Color) {
            self.top = top
            self.bottom = bottom
        }

        /// Returns the paint for a rectangle at the origin with a height in points.
        package func paint(height: CGFloat) -> Paint {
            guard top != bottom else { return .color(top.resolved) }
            let gradient = Gradient(colors: [top, bottom])
            return .gradient(
                gradient,
                .linear(start: .zero, end: CGPoint(x: 0, y: height)),
                [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    /// Fill of the style `blue`.
    public var blue: Fill
    /// Fill of the style `gray`.
    public var gray: Fill
    /// Fill of the style `default`.
    public var standard: Fill
    /// Whether the fill ends above the separator.
    public var endsAboveSeparator: Bool
    /// Whether the selection clears the backgrounds of the views in the content view.
    public var clearsContentBackgrounds: Bool

    /// Creates a selection from the fills of the styles.
    public init(
        blue: Fill, gray: Fill, standard: Fill, endsAboveSeparator: Bool,
        clearsContentBackgrounds: Bool
    ) {
        self.blue = blue
        self.gray = gray
        self.standard = standard
        self.endsAboveSeparator = endsAboveSeparator
        self.clearsContentBackgrounds = clearsContentBackgrounds
    }

    /// Creates a selection with a single colour for all styles, over the whole row.
    public init(_ color: Color, clearsContentBackgrounds: Bool = false) {
        let fill = Fill(top: color, bottom: color)
        self.init(
            blue: fill, gray: fill, standard: fill, endsAboveSeparator: false,
            clearsContentBackgrounds: clearsContentBackgrounds)
    }

    package func fill(for style: TableViewCellSelectionStyle) -> Fill? {
        switch style {
        case .none: return nil
        case .blue: return blue
        case .gray: return gray
        case .default: return standard
        }
    }
}
