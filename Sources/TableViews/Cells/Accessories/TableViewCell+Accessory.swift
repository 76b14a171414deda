import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Accessory at the end of a cell.
extension TableViewCell {
    /// Accessory type of the current mode: the editing accessory type in editing mode.
    var currentAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    /// Custom accessory view of the current mode.
    package var currentAccessoryView: View? { isEditing ? editingAccessoryView : accessoryView }

    /// Whether the accessory is a button with taps of its own.
    public var hasAccessoryButton: Bool {
        guard currentAccessoryView == nil else { return false }
        return [.detailButton, .detailDisclosureButton].contains(currentAccessoryType)
    }

    /// Metrics of the theme for the current text size.
    private var accessoryMetrics: AccessoryMetrics {
        RenderContext.current.theme.accessory.fitting(traitCollection)
    }

    /// Places the accessory before an x coordinate of the cell and returns its width,
    /// including distances.
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

    /// Sets the accessory's shape for the current state.
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

    /// Places a visible glyph at a trailing end with its own distance, and returns its width
    /// with the distance.
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
        if isPlacedBelow(view, before: end, beside: beside) {
            layoutBelow(view, in: beside)
            return freeWidth - end
        }
        var size = CGSize(width: width(ofCustom: view, in: beside), height: view.bounds.height)
        if view.accessoryWidths != nil, let label = view as? Label {
            // A line that is higher than the row is limited to the row's height.
            size.height = min(height, label.naturalSize(maximumWidth: 0).height)
        }
        view.frame = CGRect(
            x: end - trailing - size.width, y: ((height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        return freeWidth - end + trailing + size.width + metrics.customLeading
    }

    /// Returns whether an accessory view is placed beneath the texts.
    ///
    /// The view is beneath the texts at accessibility text sizes, if the longest word would
    /// not fit beside the view, and if the row is high enough. (UIKit keeps the view at the
    /// end; rows designed for large sizes use such a layout themselves.)
    private func isPlacedBelow(_ view: View, before end: CGFloat, beside room: CGSize) -> Bool {
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

    /// Places a view beneath the texts, aligned to their start.
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

    /// Padding between a view beneath the texts and the row's bottom, in points, equal to the
    /// texts' padding.
    private var paddingBelowTexts: CGFloat {
        styleMetrics.verticalPadding(atScale: traitCollection.displayScale) / 2
    }

    private func heightOfLine(_ view: View) -> CGFloat {
        (view as? Label)?.naturalSize(maximumWidth: 0).height ?? view.bounds.height
    }

    /// Returns the width for the texts and an accessory view, in an area that begins with the
    /// content, in points.
    private func widthOfTexts(in room: CGSize) -> CGFloat {
        let image = ownImageView.flatMap { $0.isShown ? $0.configuredImage?.size : nil }
        let before = styleLayout(room, hasAccessory: true).widthBeforeText(image: image)
        return max(1, room.width - before)
    }

    /// Returns the width of an accessory view: its own width, unless it shrinks in favour of
    /// the row's texts.
    ///
    /// The view shrinks to the width of its words to keep the texts complete. Beyond this
    /// width, the texts are truncated first.
    private func width(ofCustom view: View, in room: CGSize) -> CGFloat {
        guard let widths = view.accessoryWidths else { return view.bounds.width }
        let whole = widthOfTexts(in: room)
        let wish = min(widths.natural, whole - usualTextWidth(in: whole))
        let words = min(widths.words, whole - leastTextWidth(in: whole))
        let width = min(max(widths.least, wish, words), whole)
        return width == view.bounds.width ? width : PixelGrid.current.floor(width)
    }

    /// Returns the width of the texts beside a shrinking accessory.
    ///
    /// The width is the texts' own width up to half of the area; at accessibility sizes, the
    /// width of the longest word; not proven.
    private func usualTextWidth(in room: CGFloat) -> CGFloat {
        guard stacksText else { return min(room / 2, naturalWidthOfTexts) }
        return min(room * 0.75, textLabels.map(\.widestWord).max() ?? 0)
    }

    /// Returns the minimum width of the texts beside an accessory with words that would be
    /// truncated.
    ///
    /// The width is for a few letters of each text, up to half of the area; chosen by this
    /// project.
    private func leastTextWidth(in room: CGFloat) -> CGFloat {
        let letters = (textLabels.map(\.font.pointSize).max() ?? 0) * Self.leastTextShare
        return min(room / 2, naturalWidthOfTexts, letters)
    }

    /// Minimum width of a text relative to its font size: about five letters.
    private static let leastTextShare: CGFloat = 3.5

    private var naturalWidthOfTexts: CGFloat {
        textLabels.map { $0.naturalSize(maximumWidth: 0).width }.max() ?? 0
    }

    private var textLabels: [Label] {
        [ownTextLabel, ownDetailTextLabel].compactMap { $0 }.filter(\.hasText)
    }
}
