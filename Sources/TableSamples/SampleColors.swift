import Foundation
import Tableshot

/// The colours of the samples' text, from the theme of the render under way.
///
/// In the classic theme they are the listings' own: black and dark gray on white, and white on a
/// selected row. The modern theme leaves text as it is on its light selection, where white could not
/// be read; in the dark its colours turn around.
enum SampleColors {
    private static var theme: ThemeColors { RenderContext.current.theme.colors }

    /// Beneath a row's content.
    static var background: Color { theme.cellBackground }

    /// The main text.
    static func text(highlighted: Bool) -> Color {
        highlighted ? theme.highlightedText ?? theme.text : theme.text
    }

    /// Lesser text: two thirds of the main text's colour, which is dark gray on white.
    static func secondaryText(highlighted: Bool) -> Color {
        let plain = theme.text.withAlphaComponent(2 / 3)
        return highlighted ? theme.highlightedText ?? plain : plain
    }
}
