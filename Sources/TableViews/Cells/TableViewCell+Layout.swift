import Foundation
import TableDrawing
import TableGeometry
import TableText

/// Where the parts of a cell stand; all numbers come from the theme.
extension TableViewCell {
    private var theme: Theme { RenderContext.current.theme }

    /// The body's width without what the section index takes.
    private var freeWidth: CGFloat { max(0, body.width - trailingReserve) }

    /// The content's rectangle and those of everything around it.
    ///
    /// They are placed in the body as if it began at the origin, and then moved to where it does.
    func layoutParts() {
        let metrics = theme.cell
        let thickness = theme.separator.thickness.points(
            atScale: traitCollection.displayScale)
        let reserved = metrics.contentEndsAboveSeparator ? thickness : 0
        let body = body
        let height = max(0, body.height - reserved)
        let accessoryWidth = layoutAccessory(height: height)
        contentView.frame = CGRect(
            x: 0, y: 0, width: max(0, freeWidth - accessoryWidth), height: height)
        backgroundView?.frame = backgroundFrame
        let selectionHeight =
            theme.selection.endsAboveSeparator ? height : body.height
        let selected = CGRect(x: 0, y: 0, width: body.width, height: selectionHeight)
        selectionFill.frame = selected
        selectedBackgroundView?.frame = selected
        layoutContent()
        layoutSeparator(in: body.size)
        move(to: body.origin)
        mirrorForDirection()
    }

    private func move(to origin: CGPoint) {
        guard origin != .zero else { return }
        let parts = [
            contentView, selectionFill, selectedBackgroundView, accessoryGlyph, accessoryView,
            separator, upperSeparator,
        ]
        for case let part? in parts {
            part.frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    /// Places the accessory and returns the width that it takes from the content.
    private func layoutAccessory(height: CGFloat) -> CGFloat {
        let metrics = theme.accessory
        accessoryGlyph.glyph = nil
        accessoryGlyph.isHidden = true
        if let accessoryView {
            let size = accessoryView.bounds.size
            let vertical = ((height - size.height) / 2).rounded(.down)
            let trailing = max(0, min(metrics.customTrailing, vertical))
            accessoryView.frame = CGRect(
                x: freeWidth - trailing - size.width,
                y: ((height - size.height) / 2).rounded(), width: size.width,
                height: size.height)
            return trailing + size.width + metrics.customLeading
        }
        let glyph: AccessoryMetrics.Glyph
        switch accessoryType {
        case .none: return 0
        case .disclosureIndicator: glyph = metrics.disclosureIndicator
        case .checkmark: glyph = metrics.checkmark
        }
        let trailing = metrics.margins.margin(forWidth: marginWidth) + glyph.trailing
        let grid = PixelGrid.current
        let middle = (height - glyph.size.height) / 2
        accessoryGlyph.glyph = glyph
        accessoryGlyph.isHidden = false
        accessoryGlyph.frame = CGRect(
            x: grid.round(freeWidth - trailing - glyph.size.width),
            y: metrics.alignsToPoints ? middle.rounded(.down) : grid.round(middle),
            width: glyph.size.width, height: glyph.size.height)
        return trailing + glyph.size.width + glyph.leading
    }

    /// Adds what has content, takes away what has none, and places it by the style.
    private func layoutContent() {
        show(ownImageView, ownImageView?.image != nil)
        show(ownTextLabel, ownTextLabel?.hasText == true)
        show(ownDetailTextLabel, ownDetailTextLabel?.hasText == true)
        let layout = CellStyleLayout(
            style: style, metrics: theme.cell, width: marginWidth,
            content: contentView.bounds.size,
            indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
            hasAccessory: contentView.bounds.width < freeWidth, grid: .current)
        let frames = layout.frames(
            image: shown(ownImageView)?.image?.resolved().size, text: shown(ownTextLabel),
            detail: shown(ownDetailTextLabel))
        if let image = frames.image { ownImageView?.frame = image }
        if let text = frames.text { ownTextLabel?.frame = text }
        if let detail = frames.detail { ownDetailTextLabel?.frame = detail }
    }

    /// The row's height where it takes it from the style's lines.
    func naturalHeight(forWidth width: CGFloat) -> CGFloat {
        let metrics = styleMetrics
        let standard = theme.table.rowHeight
        guard metrics.growsWithContent else { return standard }
        layoutContent()
        let heights = [shown(ownTextLabel), shown(ownDetailTextLabel)].compactMap { $0 }
            .map { $0.naturalSize(maximumWidth: $0.bounds.width).height }
        guard let highest = heights.max() else { return standard }
        let isStacked = style == .subtitle && heights.count == 2
        let lines = isStacked ? heights.reduce(metrics.lineGap, +) : highest
        return max(standard, PixelGrid.current.ceil(lines + metrics.verticalPadding))
    }

    /// From right to left, everything the cell itself places is mirrored; what a user put into the
    /// content view stays, as frames do in UIKit.
    private func mirrorForDirection() {
        accessoryGlyph.isMirrored = false
        guard traitCollection.layoutDirection == .rightToLeft else { return }
        func mirror(_ view: View?, in width: CGFloat) {
            guard let view, view.superview != nil else { return }
            view.frame.origin.x = width - view.frame.maxX
        }
        for part in [contentView, accessoryGlyph, accessoryView, separator] {
            mirror(part, in: bounds.width)
        }
        for part in [ownTextLabel, ownDetailTextLabel, ownImageView] as [View?] {
            mirror(part, in: contentView.bounds.width)
        }
        accessoryGlyph.isMirrored = accessoryType == .disclosureIndicator
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
