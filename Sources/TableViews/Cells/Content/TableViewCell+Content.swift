import Foundation
import TableDrawing
import TableGeometry
import TableText

/// The labels and the image of the four styles.
extension TableViewCell {
    /// Whether text stands above detail in every style and takes as many lines as it needs.
    var stacksText: Bool {
        styleMetrics.growsWithContent
            && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// The most lines of a label that nobody gave a number: 1, or any number at the accessibility
    /// sizes.
    public var standardNumberOfLines: Int { stacksText ? 0 : 1 }

    /// The alignment of a main text that nobody gave one: the style's, which stacked text has not.
    ///
    /// The theme's is that of an interface from left to right; the other one mirrors it.
    public var standardTextAlignment: TextAlignment {
        guard !stacksText else { return .natural }
        let alignment = styleMetrics.textAlignment
        guard traitCollection.layoutDirection == .rightToLeft else { return alignment }
        switch alignment {
        case .left: return .right
        case .right: return .left
        case .center, .justified, .natural: return alignment
        }
    }

    /// Adds what has content, takes away what has none, and places it by the style.
    func layoutContent() {
        showContent()
        let layout = styleLayout(contentView.bounds.size)
        let frames = layout.frames(
            image: shown(ownImageView)?.configuredImage?.size, text: shown(ownTextLabel),
            detail: shown(ownDetailTextLabel))
        if let image = frames.image { ownImageView?.frame = image }
        if let text = frames.text { ownTextLabel?.frame = text }
        if let detail = frames.detail { ownDetailTextLabel?.frame = detail }
        hasCutTexts = frames.isCut
    }

    /// Adds what has content, and takes away what has none.
    func showContent() {
        let hasOwnContent = configuring.content != nil
        show(ownImageView, !hasOwnContent && ownImageView?.image != nil)
        show(ownTextLabel, !hasOwnContent && ownTextLabel?.hasText == true)
        show(ownDetailTextLabel, !hasOwnContent && ownDetailTextLabel?.hasText == true)
    }

    /// Says that texts are larger than the row, whose height is stated.
    func warnOfCutTexts() {
        let content = configuring.contentView as? ListContentView
        content?.layoutIfNeeded()
        guard bounds.height > 0,
            hasCutTexts || content?.hasCutTexts == true || Self.hasCutLine(contentView)
        else { return }
        let height = Double(bounds.height).formatted(
            .number.locale(Locale(identifier: "en_GB")).grouping(.never))
        DiagnosticLog.$place.withValue(sourcePlace ?? DiagnosticLog.place) {
            DiagnosticLog.warn(
                "cell.texts-cut",
                "the texts do not fit into the row's height of \(height) points and are cut; a row "
                    + "without a stated height grows with them")
        }
    }

    /// Whether a line of a label below a view is higher than its label by more than its empty part.
    private static func hasCutLine(_ view: View) -> Bool {
        if view.isHidden || view.alpha == 0 { return false }
        if let label = view as? Label, label.hasText, label.bounds.height > 0,
            label.font.lineHeight * label.textScale > label.bounds.height * Label.inkedShare,
            !label.adjustsFontSizeToFitWidth
        {
            return true
        }
        return view.ownSubviews.contains(where: hasCutLine)
    }

    func styleLayout(_ content: CGSize) -> CellStyleLayout {
        CellStyleLayout(
            style: stacksText && style != .default ? .subtitle : style,
            metrics: RenderContext.current.theme.cell, width: marginWidth, content: content,
            indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
            hasAccessory: sideInsets.trailing > 0, grid: .current)
    }

    /// The row's height where it takes it from its content; points.
    func naturalHeight(forWidth width: CGFloat) -> CGFloat {
        measuresHeight = true
        layoutParts()
        measuresHeight = false
        // Where the row is not as high as it asks, an accessory view may not stand beneath the texts.
        if heightBelowTexts > 0 { setNeedsLayout() }
        let beside = bounds.width - freeWidth + sideInsets.leading + sideInsets.trailing
        return naturalTextHeight(forWidth: max(1, width - beside)) + heightBelowTexts
    }

    /// The same for the content alone, at its width; points.
    func naturalTextHeight(forWidth room: CGFloat) -> CGFloat {
        let theme = RenderContext.current.theme
        let standard = theme.table.rowHeight
        if let content = configuring.contentView {
            let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
            return max(standard, PixelGrid.current.ceil(content.sizeThatFits(limit).height))
        }
        let metrics = styleMetrics
        let labels = [shown(ownTextLabel), shown(ownDetailTextLabel)].compactMap { $0 }
        let isMultiline = labels.contains { $0.numberOfLines != 1 }
        // A theme of fixed rows grows only for several lines.
        guard metrics.growsWithContent || isMultiline else { return standard }
        let layout = styleLayout(CGSize(width: room, height: standard))
        let padding =
            metrics.growsWithContent
            ? metrics.verticalPadding(atScale: traitCollection.displayScale)
            : standard - theme.cell.subtitle.textFont.font().lineHeight
        let lines = layout.heightOfLines(
            image: shown(ownImageView)?.configuredImage?.size, text: shown(ownTextLabel),
            detail: shown(ownDetailTextLabel), padding: padding)
        return max(standard, PixelGrid.current.ceil(lines + padding))
    }

    private func show(_ view: View?, _ flag: Bool) {
        guard let view else { return }
        if flag, view.superview == nil {
            contentView.addSubview(view)
            updateHighlight()
        } else if !flag {
            view.removeFromSuperview()
        }
    }

    private func shown<Part: View>(_ view: Part?) -> Part? {
        view.flatMap { $0.superview == nil ? nil : $0 }
    }
}
