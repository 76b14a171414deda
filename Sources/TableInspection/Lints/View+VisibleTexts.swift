import Foundation
@_spi(Subclassing) import TableControls
import TableText

extension View {
    /// The views in this view that truncate or hide their own texts.
    ///
    /// - Segmented controls that are too small for their titles.
    /// - Labels that are lower than the ink of a line, or than all lines of an unlimited label.
    /// - Text views that end within a line.
    /// - Truncated titles of buttons, titles beside a clipped image, and clipped badges.
    /// - Views that show no letter of their text.
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

    /// Whether a label or text view shows no letter of its text.
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

    /// Returns the visible bottom of the last line's ink in the coordinates of `root`, in points, or
    /// `nil` if the bottom is not below `edge` or not known.
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
        // A line of attributed text may be higher than a line of the label's font.
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
    /// Whether the title is truncated or clipped.
    fileprivate var isCutShort: Bool {
        currentLayout.map { $0.isTruncated || $0.isClipped } ?? false
    }

    /// Whether title and image are stacked and together higher than the button.
    fileprivate var isBesideCutImage: Bool {
        (superview as? Button)?.cutsStack == true
    }
}

extension TextLayout {
    /// Whether a line shows more than an ellipsis.
    fileprivate var showsLetters: Bool {
        lines.contains { line in line.string.contains { $0 != "\u{2026}" } }
    }
}
