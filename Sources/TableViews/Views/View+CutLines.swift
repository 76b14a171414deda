import Foundation
import TableText

extension View {
    /// The first label in the view that is lower than its line by more than the line's empty part, or than
    /// the lines of which it was to show any number, or the first text view that ends within a line.
    var cutText: View? {
        if isHidden || alpha == 0 { return nil }
        if let text = self as? TextView, text.bounds.height > 0, text.cutsLine { return text }
        if let label = self as? Label, label.hasText, label.bounds.height > 0,
            !label.adjustsFontSizeToFitWidth, label.isLowerThanItsLines
        {
            return label
        }
        return ownSubviews.lazy.compactMap(\.cutText).first
    }
}

extension Label {
    fileprivate var isLowerThanItsLines: Bool {
        // Text with attributes of its own may have lines of another height than the label's font.
        let line =
            hasOwnAttributes
            ? currentLayout?.lines.first?.frame.height ?? 0 : font.lineHeight * textScale
        if line > bounds.height * Self.inkedShare { return true }
        // A button's title ends with an ellipsis where it has no room for another line, unasked.
        return numberOfLines == 0 && !(self is ButtonTitle) && currentLayout?.isTruncated == true
    }
}
