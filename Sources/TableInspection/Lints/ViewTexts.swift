import Foundation
@_spi(Subclassing) import TableControls
import TableText

/// Texts that a view and its subviews show.
struct ViewTexts {
    private let view: View

    init(in view: View) { self.view = view }

    /// The labels, text views and controls that truncate or hide their own texts.
    ///
    /// - Segmented controls that are too small for their titles.
    /// - Labels that are lower than the ink of a line, or than all lines of an unlimited label.
    /// - Text views that end within a line.
    /// - Truncated titles of buttons, titles beside a clipped image, and clipped badges.
    /// - Views that show no letter of their text.
    var truncated: [View] {
        if view.isHidden || view.alpha == 0 { return [] }
        if isOwnTextHidden { return [view] }
        switch view {
        case let control as SegmentedControl:
            return control.cutsTitles || control.shortensTitles ? [control] : []
        case let button as Button where button.cutsBadge: return [button]
        case let text as TextView where text.bounds.height > 0 && text.cutsLine: return [text]
        case let label as Label where label.hasText && label.bounds.height > 0 && label.isCutOff:
            return [label]
        default: return view.displayedParts.flatMap { ViewTexts(in: $0).truncated }
        }
    }

    /// Whether the view is a label or text view that shows no letter of its text.
    var isOwnTextHidden: Bool {
        switch view {
        case let label as Label:
            guard label.hasText, !label.isCustomized || label.bounds.isEmpty else { return false }
            return label.currentLayout?.showsLetters != true
        case let view as TextView:
            return view.hasText && (view.bounds.isEmpty || !view.showsLines)
        default: return false
        }
    }

    /// The visible labels and text views.
    var visible: [View] {
        if view.isHidden || view.alpha == 0 { return [] }
        return view is Label || view is TextView
            ? [view] : view.displayedParts.flatMap { ViewTexts(in: $0).visible }
    }

    /// The view whose place does not depend on a control or stack view: the view itself, or the
    /// outermost of the controls and stack views around it.
    var outermostContainer: View {
        var view = view
        while let container = view.superview, container is Control || container is StackView {
            view = container
        }
        return view
    }

    /// Returns the visible bottom of the last line's ink of a label or text view in the
    /// coordinates of `root`, in points, or `nil` if the bottom is not below `edge` or not known.
    func inkBottom(below edge: CGFloat, in root: View) -> CGFloat? {
        guard view.convert(view.bounds, to: root).maxY > edge,
            let own = (view as? Label)?.inkBottom ?? (view as? TextView)?.inkBottom
        else { return nil }
        let ink = CGRect(x: 0, y: view.bounds.minY, width: 0, height: own - view.bounds.minY)
        var lowest = view.convert(ink, to: root).maxY
        var around = view.superview
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
        return losesText || !adjustsFontSizeToFitWidth && isLowerThanItsLines
    }

    /// Whether the label wraps and leaves out a part of the text without an ellipsis.
    ///
    /// A text field scrolls a text that is longer than the field. A label that clips its text does
    /// so on purpose.
    private var losesText: Bool {
        guard !(superview is TextField) else { return false }
        return switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            currentLayout.map { $0.isTruncated || $0.isClipped } ?? false
        default: false
        }
    }

    /// Whether the label has a single line, and the line is too short for the text.
    var isTooNarrow: Bool { numberOfLines == 1 && losesText }

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
