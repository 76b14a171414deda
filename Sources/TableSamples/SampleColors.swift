import Foundation
import Tableshot

/// Text colours of the samples, from the theme of the current render.
///
/// The classic theme has the colours of the original listings: black and dark gray on white,
/// and white on a selected row. The modern theme keeps the text colour on its light selection,
/// where white would be unreadable. The colours are inverted in the dark appearance.
enum SampleColors {
    private static var theme: ThemeColors { RenderContext.current.theme.colors }

    /// Background of a row's content.
    static var background: Color { theme.cellBackground }

    /// Returns the colour of the main text.
    static func text(highlighted: Bool) -> Color {
        highlighted ? theme.highlightedText ?? theme.text : theme.text
    }

    /// Returns the colour of secondary text: the main text's colour with an alpha of two
    /// thirds, which is dark gray on white.
    static func secondaryText(highlighted: Bool) -> Color {
        let plain = theme.text.withAlphaComponent(2 / 3)
        return highlighted ? theme.highlightedText ?? plain : plain
    }
}
