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

    /// Places what has content by the style.
    func layoutContent() {
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

    /// The layout of the styles in a content of a size; nothing leaves it to the present layout whether
    /// something stands after the content.
    func styleLayout(_ content: CGSize, hasAccessory: Bool? = nil) -> CellStyleLayout {
        CellStyleLayout(
            style: stacksText && style != .default ? .subtitle : style,
            metrics: RenderContext.current.theme.cell, width: marginWidth, content: content,
            indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
            hasAccessory: hasAccessory ?? (sideInsets.trailing > 0), grid: .current,
            standardHeight: standardContentHeight, symbolLane: symbolLane)
    }

    /// The room for the image, if it is a symbol.
    private var symbolLane: SymbolLane? {
        guard let view = shown(ownImageView), view.image?.isSymbolImage == true else { return nil }
        let image = RenderContext.current.theme.cell.image
        return SymbolLane(
            width: image.symbolLane, gap: image.gap,
            pointSize: view.preferredSymbolConfiguration?.pointSize)
    }

    /// The content's height in a row of the theme's height, in points.
    private var standardContentHeight: CGFloat {
        max(0, RenderContext.current.theme.table.rowHeight - heightBelowContent)
    }

    /// The row's height where it takes it from its content; points.
    ///
    /// In a higher row an image may be larger and an accessory view stand elsewhere, which leaves less width
    /// to the texts. So it is tried as high as it asks to be, until it asks for no more.
    func naturalHeight(forWidth width: CGFloat) -> CGFloat {
        // The margins of a list content follow the width of the content view.
        layoutParts()
        var height = RenderContext.current.theme.table.rowHeight
        guard shown(ownImageView) != nil || currentAccessoryView != nil else {
            return naturalHeight(forWidth: width, triedAs: height, between: sideInsets)
        }
        // Both have their places for good in a row that is a little higher than they are.
        for _ in 0..<Self.maximumNumberOfTrials {
            let needed = naturalHeight(forWidth: width, triedAs: height)
            guard needed > height else { break }
            height = needed
        }
        layoutParts()
        return height
    }

    private static let maximumNumberOfTrials = 16

    /// The height that a row of a height asks for; points.
    private func naturalHeight(forWidth width: CGFloat, triedAs height: CGFloat) -> CGFloat {
        measuresHeight = true
        defer { measuresHeight = false }
        let sides = layoutSides(height: max(0, height - heightBelowContent))
        return naturalHeight(forWidth: width, triedAs: height, between: sides)
    }

    private func naturalHeight(
        forWidth width: CGFloat, triedAs height: CGFloat,
        between sides: (leading: CGFloat, trailing: CGFloat)
    ) -> CGFloat {
        let beside = bounds.width - freeWidth + sides.leading + sides.trailing
        let room = height - heightBelowContent - heightBelowTexts
        let content = CGSize(width: max(1, width - beside), height: max(0, room))
        return naturalTextHeight(in: content, hasAccessory: sides.trailing > 0) + heightBelowTexts
    }

    /// The same for the content alone, in a content view of a size.
    func naturalTextHeight(in size: CGSize, hasAccessory: Bool) -> CGFloat {
        let theme = RenderContext.current.theme
        let standard = theme.table.rowHeight
        if let content = configuring.contentView {
            let width = max(1, size.width - configuredIndentation)
            return max(standard, height(of: content, forWidth: width))
        }
        let metrics = styleMetrics
        let labels = [shown(ownTextLabel), shown(ownDetailTextLabel)].compactMap { $0 }
        let isMultiline = labels.contains { $0.numberOfLines != 1 }
        // A theme of fixed rows grows only for several lines.
        guard metrics.growsWithContent || isMultiline else { return standard }
        let layout = styleLayout(size, hasAccessory: hasAccessory)
        let padding =
            metrics.growsWithContent
            ? metrics.verticalPadding(atScale: traitCollection.displayScale) : paddingOfFixedRows
        let lines = layout.heightOfLines(
            image: shown(ownImageView)?.configuredImage?.size, text: shown(ownTextLabel),
            detail: shown(ownDetailTextLabel), padding: padding)
        return max(standard, PixelGrid.current.ceil(lines + padding))
    }

    /// What a row that has to be higher than a theme of fixed rows makes it keeps from its lines, in points: as
    /// much as a row of that height keeps from one line.
    private var paddingOfFixedRows: CGFloat {
        let theme = RenderContext.current.theme
        return theme.table.rowHeight - theme.cell.subtitle.textFont.font().lineHeight
    }

    /// The height of a row that shows nothing but a view, with the separator below it; points.
    ///
    /// The margins of a list content count as the space that the row keeps around it.
    private func height(of content: any View & ContentView, forWidth width: CGFloat) -> CGFloat {
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        let height = content.sizeThatFits(limit).height
        guard height > standardContentHeight else { return height }
        var around = heightBelowContent
        if let list = content as? ListContentView {
            if !styleMetrics.growsWithContent { around = paddingOfFixedRows }
            around = max(0, around - list.verticalMargins)
        }
        return PixelGrid.current.ceil(height + around)
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

    func shown<Part: View>(_ view: Part?) -> Part? {
        view.flatMap { $0.superview == nil ? nil : $0 }
    }
}
