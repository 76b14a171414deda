import Foundation
import TableText
import TableViews

extension View {
    /// The views that cut their own texts, this one or below it: segmented controls that are too low or too narrow,
    /// labels that are lower than their line by more than the line's empty part, or than the lines of which they
    /// were to show any number, text views that end within a line, titles of buttons that are cut in any way, or
    /// whose image above or below them is, buttons that cut the sign of their type, and all that show nothing of
    /// their text.
    var truncatedTextViews: [View] {
        if isHidden || alpha == 0 { return [] }
        if hidesItsText { return [self] }
        if let control = self as? SegmentedControl {
            return control.cutsTitles || control.shortensTitles ? [control] : []
        }
        if let button = self as? Button, button.cutsBadge { return [button] }
        if let text = self as? TextView, text.bounds.height > 0, text.cutsLine { return [text] }
        if let label = self as? Label, label.hasText, label.bounds.height > 0, label.isCutOff {
            return [label]
        }
        return displayedParts.flatMap(\.truncatedTextViews)
    }

    /// Whether a label or text view has a text of which no letter has room in it.
    var hidesItsText: Bool {
        switch self {
        case let label as Label:
            guard label.hasText, !label.isCustomized || label.bounds.isEmpty else { return false }
            return label.currentLayout?.showsLetters != true
        case let view as TextView:
            return view.hasText && (view.bounds.isEmpty || !view.showsLines)
        default: return false
        }
    }

    /// The visible labels and text views in this view and its subviews.
    var visibleTexts: [View] {
        if isHidden || alpha == 0 { return [] }
        return self is Label || self is TextView ? [self] : displayedParts.flatMap(\.visibleTexts)
    }

    /// Where the ink of a label's or text view's last line ends in the coordinates of a view around it, in
    /// points, or what cuts it off before; nothing where that is not below an edge there, or not known.
    func inkBottom(below edge: CGFloat, in root: View) -> CGFloat? {
        guard convert(bounds, to: root).maxY > edge,
            let own = (self as? Label)?.inkBottom ?? (self as? TextView)?.inkBottom
        else { return nil }
        var lowest = convert(
            CGRect(x: 0, y: bounds.minY, width: 0, height: own - bounds.minY), to: root
        ).maxY
        var around = superview
        while let view = around, view !== root {
            if view.clipsToBounds { lowest = min(lowest, view.convert(view.bounds, to: root).maxY) }
            around = view.superview
        }
        return lowest > edge ? lowest : nil
    }
}

extension Label {
    fileprivate var isCutOff: Bool {
        if let title = self as? ButtonTitle {
            return isLowerThanItsLines || title.isCutShort || title.isBesideCutImage
        }
        return !adjustsFontSizeToFitWidth && isLowerThanItsLines
    }

    private var isLowerThanItsLines: Bool {
        // Text with attributes of its own may have lines of another height than the label's font.
        let line =
            hasOwnAttributes
            ? currentLayout?.lines.first?.frame.height ?? 0 : font.lineHeight * textScale
        if line > bounds.height * Self.inkedShare { return true }
        return numberOfLines == 0 && currentLayout?.isTruncated == true
    }

    /// Bottom edge of the last line's ink, or `nil` for a label with custom drawing.
    fileprivate var inkBottom: CGFloat? {
        guard !isCustomized, let line = currentLayout?.lines.last else { return nil }
        return bounds.minY + line.inkBottom
    }
}

extension ButtonTitle {
    /// Whether some of the title is left out, or is wider than its place.
    fileprivate var isCutShort: Bool {
        currentLayout.map { $0.isTruncated || $0.isClipped } ?? false
    }

    /// Whether the title and an image above or below it are together higher than the button.
    fileprivate var isBesideCutImage: Bool {
        (superview as? Button)?.cutsStack == true
    }
}

extension TextLayout {
    /// Whether some of the text is seen, and not only the sign for what is left out.
    fileprivate var showsLetters: Bool {
        lines.contains { line in line.string.contains { $0 != "\u{2026}" } }
    }
}
