import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Layout of a cell's parts; all metrics come from the theme.
extension TableViewCell {
    /// Width of the body without the section index.
    var freeWidth: CGFloat { max(0, body.width - trailingReserve) }

    /// Height that the separator takes from the content, in points.
    var heightBelowContent: CGFloat {
        let theme = RenderContext.current.theme
        guard theme.cell.contentEndsAboveSeparator else { return 0 }
        return theme.separator.thickness.line(on: .current)
    }

    /// Returns the height of a row above the line at its bottom, in points.
    ///
    /// The line is the separator, or in the last row of a bordered box the box's own edge.
    private func heightAboveLine(in body: CGRect, _ contentHeight: CGFloat) -> CGFloat {
        guard isEndOfBox, case .bordered(let box)? = groupedMetrics?.box else {
            return contentHeight
        }
        return max(0, body.height - box.borderWidth)
    }

    /// Places the content and all parts around it.
    ///
    /// Parts are placed as if the body's origin were zero, and are then moved to its origin.
    func layoutParts() {
        let theme = RenderContext.current.theme
        let body = body
        let height = max(0, body.height - heightBelowContent)
        let sides = layoutSides(height: height)
        sideInsets = sides
        contentView.frame = CGRect(
            x: sides.leading, y: 0,
            width: max(0, freeWidth - sides.leading - sides.trailing),
            height: max(0, height - heightBelowTexts))
        configuring.contentView?.frame = configuredContentFrame
        backgroundView?.frame = reachingBeneathIndex(backgroundFrame)
        configuring.backgroundContent?.frame = reachingBeneathIndex(backgroundFrame)
        let selectionHeight =
            theme.selection.endsAboveSeparator ? heightAboveLine(in: body, height) : body.height
        let outsets = bodyOutsets
        let selected = reachingBeneathIndex(
            CGRect(
                x: -outsets.left, y: 0, width: body.width + outsets.left + outsets.right,
                height: selectionHeight))
        let own = coversBorder ? backgroundFrame.offsetBy(dx: -body.minX, dy: -body.minY) : selected
        selectionFill.frame = own
        selectedBackgroundView?.frame = own
        multipleSelectionBackgroundView?.frame = own
        layoutContent()
        layoutSeparator(in: body.size)
        move(to: body.origin)
        mirrorForDirection()
    }

    /// Indentation of a configured content, equal to the indentation of texts in the four
    /// styles, in points.
    var configuredIndentation: CGFloat {
        min(CGFloat(max(0, indentationLevel)) * indentationWidth, contentView.bounds.width)
    }

    /// Frame of a content configuration's view in the content view, without the indentation.
    private var configuredContentFrame: CGRect {
        let size = contentView.bounds.size
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? 0 : configuredIndentation, y: 0,
            width: max(0, size.width - configuredIndentation), height: size.height)
    }

    /// Content, and parts of the body beside the content.
    private var placedParts: [View?] {
        [
            contentView, accessoryGlyph, accessoryButton, currentAccessoryView, editControl,
            reorderControl, swipeActions, separator,
        ]
    }

    private func move(to origin: CGPoint) {
        guard origin != .zero else { return }
        let parts =
            placedParts + [
                selectionFill, selectedBackgroundView, multipleSelectionBackgroundView,
                upperSeparator,
            ]
        for case let part? in parts {
            part.frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    /// Places the parts before and after the content, and returns their widths.
    ///
    /// The widths depend on the displayed content.
    func layoutSides(height: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        showContent()
        let swiped = layoutSwipeActions()
        layoutEditControl(height: height)
        let grip = layoutReorderControl(height: height)
        let accessory = layoutAccessory(before: freeWidth - grip, height: height)
        return (
            editingShift + swiped.leading, max(grip, accessory, swiped.trailing)
        )
    }

    /// Mirrors the cell's own parts in a right-to-left layout.
    ///
    /// Custom views in the content view keep their frames, as in UIKit.
    private func mirrorForDirection() {
        guard traitCollection.layoutDirection == .rightToLeft else { return }
        func mirror(_ view: View?, in width: CGFloat) {
            guard let view, view.superview != nil else { return }
            view.frame.origin.x = width - view.frame.maxX
        }
        for part in placedParts { mirror(part, in: bounds.width) }
        for part in [ownTextLabel, ownDetailTextLabel, ownImageView] as [View?] {
            mirror(part, in: contentView.bounds.width)
        }
    }
}
