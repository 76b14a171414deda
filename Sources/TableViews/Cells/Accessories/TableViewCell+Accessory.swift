import Foundation
import TableDrawing
import TableGeometry
import TableText

/// What stands at the end of a cell.
extension TableViewCell {
    /// The accessory of the present mode: that for editing while the cell is edited.
    var currentAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// The custom view of the present mode.
    var currentAccessoryView: View? { isEditing ? editingAccessoryView : accessoryView }

    /// Whether the accessory is a button, so that it can be tapped apart from the row.
    public var hasAccessoryButton: Bool {
        guard currentAccessoryView == nil else { return false }
        return [.detailButton, .detailDisclosureButton].contains(currentAccessoryType)
    }

    /// The theme's metrics for the text size of the moment.
    private var accessoryMetrics: AccessoryMetrics {
        RenderContext.current.theme.accessory.fitting(traitCollection)
    }

    /// Places the accessory before `end`, an x of the cell, and returns what it takes from the content.
    func layoutAccessory(before end: CGFloat, height: CGFloat) -> CGFloat {
        accessoryGlyph.isHidden = true
        accessoryButton?.isHidden = true
        accessoryView?.isHidden = isEditing || hidesAccessory
        editingAccessoryView?.isHidden = !isEditing || hidesAccessory
        heightBelowTexts = 0
        guard !hidesAccessory else { return 0 }
        if let view = currentAccessoryView { return layoutCustom(view, before: end, height) }
        let metrics = accessoryMetrics
        let type = currentAccessoryType
        let margin = reorderControlIsShown ? 0 : metrics.margins.margin(forWidth: marginWidth)
        switch type {
        case .none: return 0
        case .disclosureIndicator:
            let glyph = metrics.disclosureIndicator
            let trailing = place(accessoryGlyph, glyph, at: end - margin, height)
            return freeWidth - end + trailing + margin + glyph.leading
        case .checkmark:
            let trailing = place(accessoryGlyph, metrics.checkmark, at: end - margin, height)
            return freeWidth - end + trailing + margin + metrics.checkmark.leading
        case .detailButton, .detailDisclosureButton:
            var room = margin
            var buttonEnd = end - margin
            let glyph = metrics.detailButton
            if type == .detailDisclosureButton, let gap = metrics.detailDisclosureGap {
                room += place(accessoryGlyph, metrics.disclosureIndicator, at: end - margin, height)
                room += gap
                buttonEnd = end - room + glyph.trailing
                room -= glyph.trailing
            }
            room += place(detailButton, glyph, at: buttonEnd, height)
            return freeWidth - end + room + glyph.leading
        }
    }

    /// Takes on the shape of the present state.
    func updateAccessoryShape() {
        guard !accessoryGlyph.isHidden, currentAccessoryView == nil else { return }
        let metrics = accessoryMetrics
        let glyph =
            currentAccessoryType == .checkmark ? metrics.checkmark : metrics.disclosureIndicator
        accessoryGlyph.shape = showsHighlight ? glyph.highlighted ?? glyph.normal : glyph.normal
    }

    private var detailButton: ThemeShapeView {
        if let accessoryButton { return accessoryButton }
        let view = ThemeShapeView(named: "accessoryButton")
        accessoryButton = view
        addSubview(view)
        orderParts()
        return view
    }

    /// Shows a glyph that ends at `end` but for its own distance; returns its width with that.
    private func place(
        _ view: ThemeShapeView, _ glyph: AccessoryMetrics.Glyph, at end: CGFloat,
        _ height: CGFloat
    ) -> CGFloat {
        let isHighlighted = view === accessoryGlyph ? showsHighlight : isAccessoryHighlighted
        view.shape = isHighlighted ? glyph.highlighted ?? glyph.normal : glyph.normal
        view.isMirrored =
            glyph.isDirectional && traitCollection.layoutDirection == .rightToLeft
        view.isHidden = false
        let metrics = accessoryMetrics
        let isDimmed = view === accessoryButton && isHighlighted && glyph.highlighted == nil
        view.alpha = isDimmed ? CGFloat(metrics.pressedOpacity) : 1
        let grid = PixelGrid.current
        let middle = (height - glyph.size.height) / 2
        view.frame = CGRect(
            x: grid.round(end - glyph.trailing - glyph.size.width),
            y: metrics.alignsToPoints
                ? middle.rounded(.down) : grid.round(middle),
            width: glyph.size.width, height: glyph.size.height)
        return glyph.size.width + glyph.trailing
    }

    private func layoutCustom(_ view: View, before end: CGFloat, _ height: CGFloat) -> CGFloat {
        let metrics = accessoryMetrics
        let vertical = ((height - view.bounds.height) / 2).rounded(.down)
        let margin = reorderControlIsShown ? 0 : metrics.margins.margin(forWidth: marginWidth)
        let trailing = metrics.customTrailing.map { max(0, min($0, vertical)) } ?? margin
        let room = end - trailing - metrics.customLeading - editingShift
        let beside = CGSize(width: room, height: height)
        if standsBelow(view, before: end, beside: beside) {
            layoutBelow(view, in: beside)
            return freeWidth - end
        }
        var size = CGSize(width: width(ofCustom: view, in: beside), height: view.bounds.height)
        if view.accessoryWidths != nil, let label = view as? Label {
            // A line that is higher than the row ends at its edges.
            size.height = min(height, label.naturalSize(maximumWidth: 0).height)
        }
        view.frame = CGRect(
            x: end - trailing - size.width, y: ((height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        return freeWidth - end + trailing + size.width + metrics.customLeading
    }

    /// Whether an accessory view stands beneath the texts: at the sizes where these are broken into lines,
    /// where beside it they would not keep their longest word, and where the row is high enough. (UIKit leaves
    /// it at the end; rows that are made for these sizes do this by themselves.)
    private func standsBelow(_ view: View, before end: CGFloat, beside room: CGSize) -> Bool {
        guard stacksText, let widths = view.accessoryWidths else { return false }
        let labels = [ownTextLabel, ownDetailTextLabel].compactMap { $0 }.filter(\.isShown)
        let whole = widthOfTexts(in: room)
        guard let widest = labels.map(\.widestWord).max(), whole - widths.natural < widest
        else { return false }
        let below = PixelGrid.current.ceil(heightOfLine(view) + paddingBelowTexts)
        if measuresHeight { return true }
        let texts = CGSize(width: end - editingShift, height: max(0, room.height - below))
        let needed = naturalTextHeight(in: texts, hasAccessory: end < freeWidth) + below
        return room.height + heightBelowContent >= needed - 0.5
    }

    /// Places a view at the start of the texts, beneath them.
    private func layoutBelow(_ view: View, in room: CGSize) {
        let line = heightOfLine(view)
        let wish = view.accessoryWidths?.natural ?? view.bounds.width
        let width = min(wish, widthOfTexts(in: room))
        heightBelowTexts = PixelGrid.current.ceil(line + paddingBelowTexts)
        let content = CGSize(width: room.width, height: max(0, room.height - heightBelowTexts))
        let start = styleLayout(content).textStart(image: ownImageView?.configuredImage?.size)
        view.frame = CGRect(
            x: editingShift + start, y: room.height - heightBelowTexts, width: width, height: line)
    }

    /// What a view beneath the texts keeps from the row's end, in points: as much as texts keep.
    private var paddingBelowTexts: CGFloat {
        styleMetrics.verticalPadding(atScale: traitCollection.displayScale) / 2
    }

    private func heightOfLine(_ view: View) -> CGFloat {
        (view as? Label)?.naturalSize(maximumWidth: 0).height ?? view.bounds.height
    }

    /// What an accessory view and the texts share of a room that begins with the content, in points.
    private func widthOfTexts(in room: CGSize) -> CGFloat {
        let image = ownImageView.flatMap { $0.isShown ? $0.configuredImage?.size : nil }
        let before = styleLayout(room, hasAccessory: true).widthBeforeText(image: image)
        return max(1, room.width - before)
    }

    /// The width of an accessory view: its own, unless it gives way to the row's texts.
    ///
    /// Down to the width of its words it leaves the texts what they are wide; below that they are cut first.
    private func width(ofCustom view: View, in room: CGSize) -> CGFloat {
        guard let widths = view.accessoryWidths else { return view.bounds.width }
        let whole = widthOfTexts(in: room)
        let wish = min(widths.natural, whole - usualTextWidth(in: whole))
        let words = min(widths.words, whole - leastTextWidth(in: whole))
        let width = min(max(widths.least, wish, words), whole)
        return width == view.bounds.width ? width : PixelGrid.current.floor(width)
    }

    /// What the texts keep beside an accessory that gives way: their own width up to a half of the room, at
    /// the sizes where they are broken into lines their longest word; not proven.
    private func usualTextWidth(in room: CGFloat) -> CGFloat {
        guard stacksText else { return min(room / 2, naturalWidthOfTexts) }
        return min(room * 0.75, textLabels.map(\.widestWord).max() ?? 0)
    }

    /// What the texts keep beside an accessory whose words would be cut otherwise: some letters of each, up to a
    /// half of the room; this project's choice.
    private func leastTextWidth(in room: CGFloat) -> CGFloat {
        let letters = (textLabels.map(\.font.pointSize).max() ?? 0) * Self.leastTextShare
        return min(room / 2, naturalWidthOfTexts, letters)
    }

    /// The least width of a text by the size of its font: about five letters.
    private static let leastTextShare: CGFloat = 3.5

    private var naturalWidthOfTexts: CGFloat {
        textLabels.map { $0.naturalSize(maximumWidth: 0).width }.max() ?? 0
    }

    private var textLabels: [Label] {
        [ownTextLabel, ownDetailTextLabel].compactMap { $0 }.filter(\.hasText)
    }
}
