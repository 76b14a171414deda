import Foundation
import TableText

extension View {
    /// Whether a label in the view is lower than its line by more than the line's empty part, or than the
    /// lines of which it was to show any number.
    var hasCutLines: Bool {
        if isHidden || alpha == 0 { return false }
        if let label = self as? Label, label.hasText, label.bounds.height > 0,
            !label.adjustsFontSizeToFitWidth, label.isLowerThanItsLines
        {
            return true
        }
        return ownSubviews.contains(where: \.hasCutLines)
    }
}

extension Label {
    fileprivate var isLowerThanItsLines: Bool {
        // Text with attributes of its own may have lines of another height than the label's font.
        let line =
            hasOwnAttributes
            ? currentLayout?.lines.first?.frame.height ?? 0 : font.lineHeight * textScale
        if line > bounds.height * Self.inkedShare { return true }
        return numberOfLines == 0 && currentLayout?.isTruncated == true
    }
}
