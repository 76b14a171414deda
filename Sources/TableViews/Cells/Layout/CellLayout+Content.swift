import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

extension CellLayout {
    /// Whether text is stacked above detail in every style, with any number of lines.
    var stacksText: Bool {
        styleMetrics.growsWithContent
            && cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Places parts with content according to the style.
    func layoutContent() {
        let layout = styleLayout(cell.contentView.bounds.size)
        let frames = layout.frames(
            image: shown(state.ownImageView)?.configuredImage?.size,
            text: shown(state.ownTextLabel),
            detail: shown(state.ownDetailTextLabel))
        if let image = frames.image { state.ownImageView?.frame = image }
        if let text = frames.text { state.ownTextLabel?.frame = text }
        if let detail = frames.detail { state.ownDetailTextLabel?.frame = detail }
        state.hasCutTexts = frames.isCut
    }

    /// Adds parts with content and removes empty parts.
    func showContent() {
        tintText()
        let hasOwnContent = cell.configuring.content != nil
        show(state.ownImageView, !hasOwnContent && state.ownImageView?.image != nil)
        show(state.ownTextLabel, !hasOwnContent && state.ownTextLabel?.hasText == true)
        show(state.ownDetailTextLabel, !hasOwnContent && state.ownDetailTextLabel?.hasText == true)
    }

    /// Returns the layout of the styles for a content size.
    ///
    /// - Parameter hasAccessory: Whether a part follows the content, or `nil` to use the current
    ///   layout.
    func styleLayout(_ content: CGSize, hasAccessory: Bool? = nil) -> CellStyleLayout {
        CellStyleLayout(
            style: stacksText && cell.style != .default ? .subtitle : cell.style,
            metrics: RenderContext.current.theme.cell, margins: cell.directionalLayoutMargins,
            content: content,
            indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
            hasAccessory: hasAccessory ?? (state.sideInsets.trailing > 0), grid: .current,
            standardHeight: standardContentHeight, reservedWidth: reservedWidth)
    }

    /// Reserved width of the image if it is a symbol, otherwise `nil`.
    private var reservedWidth: ReservedImageWidth? {
        guard let view = shown(state.ownImageView), view.image?.isSymbolImage == true else {
            return nil
        }
        let image = RenderContext.current.theme.cell.image
        return ReservedImageWidth(
            width: image.symbolLane, gap: image.gap,
            pointSize: view.preferredSymbolConfiguration?.pointSize)
    }

    /// Height of the content in a row of the theme's height, in points.
    private var standardContentHeight: CGFloat {
        max(0, RenderContext.current.theme.table.rowHeight - heightBelowContent)
    }

    /// Returns the height of a self-sizing row, in points.
    ///
    /// A higher row may have a larger image and another position of the accessory view, which
    /// leaves less width for the texts. The height is therefore increased until the layout
    /// requires no more height.
    ///
    /// - Parameter width: width of the row between the sides of a box and the safe area.
    func naturalHeight(forWidth width: CGFloat) -> CGFloat {
        // The margins of a list content depend on the width of the content view.
        layoutParts()
        let standard = RenderContext.current.theme.table.rowHeight
        guard shown(state.ownImageView) != nil || cell.accessory.currentAccessoryView != nil else {
            return naturalHeight(forWidth: width, triedAs: standard, between: state.sideInsets)
        }
        // Image and accessory view have their final frames in a row slightly higher than both.
        var height = naturalHeight(forWidth: width, triedAs: standard)
        guard height > standard else {
            layoutParts()
            return height
        }
        for _ in 1..<Self.maximumNumberOfTrials {
            let needed = naturalHeight(forWidth: width, triedAs: height)
            guard needed > height else { break }
            height = needed
        }
        layoutParts()
        return height
    }

    private static let maximumNumberOfTrials = 16

    /// Returns the height that a layout at a tested height requires, in points.
    private func naturalHeight(forWidth width: CGFloat, triedAs height: CGFloat) -> CGFloat {
        let sides = layoutSides(height: max(0, height - heightBelowContent))
        return naturalHeight(forWidth: width, triedAs: height, between: sides)
    }

    private func naturalHeight(
        forWidth width: CGFloat, triedAs height: CGFloat,
        between sides: (leading: CGFloat, trailing: CGFloat)
    ) -> CGFloat {
        let beside = body.width - freeWidth + sides.leading + sides.trailing
        let content = CGSize(
            width: max(1, width - beside), height: max(0, height - heightBelowContent))
        return naturalTextHeight(in: content, hasAccessory: sides.trailing > 0)
    }

    /// Returns the required height of the content alone, in a content view of a size.
    private func naturalTextHeight(in size: CGSize, hasAccessory: Bool) -> CGFloat {
        let theme = RenderContext.current.theme
        let standard = theme.table.rowHeight
        if let content = cell.configuring.contentView {
            let width = max(1, size.width - configuredIndentation)
            return height(of: content, forWidth: width)
        }
        if cell.contentView.isConstraintRoot {
            let height = cell.contentView.fittingHeight(forWidth: size.width)
            // As in UIKit, constraints that determine no height leave the standard height.
            return height > 0 ? PixelGrid.current.ceil(height + heightOfSeparator) : standard
        }
        let metrics = styleMetrics
        let labels = [shown(state.ownTextLabel), shown(state.ownDetailTextLabel)].compactMap { $0 }
        let isMultiline = labels.contains { $0.numberOfLines != 1 }
        // In a theme with fixed row heights, a row only grows for several lines.
        guard metrics.growsWithContent || isMultiline else { return standard }
        let layout = styleLayout(size, hasAccessory: hasAccessory)
        let padding =
            metrics.growsWithContent
            ? metrics.verticalPadding(atScale: cell.traitCollection.displayScale)
            : paddingOfFixedRows
        let lines = layout.heightOfLines(
            image: shown(state.ownImageView)?.configuredImage?.size,
            text: shown(state.ownTextLabel),
            detail: shown(state.ownDetailTextLabel), padding: padding)
        return max(standard, PixelGrid.current.ceil(lines + padding))
    }

    /// Padding of lines in a row that exceeds the height of a theme with fixed row heights, in
    /// points.
    ///
    /// The padding equals the padding of a single line in a row of the theme's height.
    private var paddingOfFixedRows: CGFloat {
        let theme = RenderContext.current.theme
        return theme.table.rowHeight - theme.cell.subtitle.textFont.font().lineHeight
    }

    /// Returns the height of a row with only a content view, including the separator below, in
    /// points.
    private func height(of content: any View & ContentView, forWidth width: CGFloat) -> CGFloat {
        let height = content.fittingHeight(forWidth: width)
        if let list = content as? ListContentView { return rowHeight(of: list, height) }
        guard height > 0, height != content.bounds.height else {
            // A view that does not measure itself returns its current height.
            let standard = RenderContext.current.theme.table.rowHeight
            return max(standard, height + heightBelowContent)
        }
        return PixelGrid.current.ceil(height + heightOfSeparator)
    }

    /// Returns the height of a row with a list content of a height, in points.
    ///
    /// The margins of the content are part of the row's padding, which includes the separator. The
    /// separator adds to the minimum height, except in a theme whose contents end above it.
    private func rowHeight(of list: ListContentView, _ height: CGFloat) -> CGFloat {
        let theme = RenderContext.current.theme
        let least = theme.listContent.minimumRowHeight ?? theme.table.rowHeight
        guard styleMetrics.growsWithContent else {
            guard height > standardContentHeight else { return least }
            return PixelGrid.current.ceil(
                height + max(0, paddingOfFixedRows - list.verticalMargins))
        }
        let separator = theme.cell.contentEndsAboveSeparator ? 0 : heightOfSeparator
        return PixelGrid.current.ceil(max(least + separator, height))
    }

    private func show(_ view: View?, _ flag: Bool) {
        guard let view else { return }
        if flag, view.superview == nil {
            cell.contentView.addSubview(view)
            cell.selection.updateHighlight()
        } else if !flag, view.translatesAutoresizingMaskIntoConstraints {
            // A part with constraints keeps them while it has no content.
            view.removeFromSuperview()
        }
    }

    func shown<Part: View>(_ view: Part?) -> Part? {
        view.flatMap { $0.superview == nil ? nil : $0 }
    }

    // MARK: Labels and image

    /// Label of the main text, or `nil` if the label has not been created.
    var textLabelIfLoaded: Label? { state.ownTextLabel }
    /// Label of the secondary text, or `nil` if the label has not been created.
    var detailTextLabelIfLoaded: Label? { state.ownDetailTextLabel }
    /// View of the image, or `nil` if the view has not been created.
    var imageViewIfLoaded: ImageView? { state.ownImageView }
    /// Labels that have been created.
    var textLabelsIfLoaded: [Label] {
        [state.ownTextLabel, state.ownDetailTextLabel].compactMap { $0 }
    }

    var textLabel: Label {
        if let ownTextLabel = state.ownTextLabel { return ownTextLabel }
        let label = makeLabel(named: "textLabel")
        label.font = cell.layout.standardTextFont(cell.background.location)
        setColor(nil, of: label)
        label.textAlignment = cell.standardTextAlignment
        state.ownTextLabel = label
        cell.contentView.addSubview(label)
        if let detail = state.ownDetailTextLabel { cell.contentView.bringSubviewToFront(detail) }
        return label
    }

    private var standardTextColor: Color {
        styleMetrics.isTextTinted ? cell.tintColor : styleMetrics.textColor
    }

    /// Updates the tint colour of the main text, unless the text has a colour of its own.
    private func tintText() {
        guard styleMetrics.isTextTinted, let label = state.ownTextLabel,
            label.textColor == state.textTint, standardTextColor != state.textTint
        else { return }
        setColor(nil, of: label)
    }

    /// Sets the colour of the main text, or the standard colour for `nil`.
    package func setTextColor(_ color: Color?) { setColor(color, of: textLabel) }

    private func setColor(_ color: Color?, of label: Label) {
        label.textColor = color ?? standardTextColor
        state.textTint = color == nil ? standardTextColor : nil
    }

    var detailTextLabel: Label {
        if let ownDetailTextLabel = state.ownDetailTextLabel { return ownDetailTextLabel }
        let label = makeLabel(named: "detailTextLabel")
        label.font = styleMetrics.detailFont.font()
        label.textColor = styleMetrics.detailColor
        state.ownDetailTextLabel = label
        cell.contentView.addSubview(label)
        return label
    }

    var imageView: ImageView {
        if let ownImageView = state.ownImageView { return ownImageView }
        let view = ImageView(frame: .zero)
        view.identity.partName = "imageView"
        view.contentMode = .scaleAspectFit
        // Symbols have the size of the text.
        view.preferredSymbolConfiguration = RenderContext.current.theme.accessory.textStyle.map {
            Image.SymbolConfiguration(textStyle: $0)
        }
        view.owner = cell
        state.ownImageView = view
        cell.contentView.insertSubview(view, at: 0)
        return view
    }
}
