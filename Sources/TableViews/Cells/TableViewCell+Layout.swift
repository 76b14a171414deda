import Foundation
import TableDrawing
import TableGeometry

/// Where the parts of a cell stand; all numbers come from the theme.
extension TableViewCell {
    /// The body's width without what the section index takes.
    var freeWidth: CGFloat { max(0, body.width - trailingReserve) }

    /// What the separator takes from the content's height, in points.
    var heightBelowContent: CGFloat {
        let theme = RenderContext.current.theme
        guard theme.cell.contentEndsAboveSeparator else { return 0 }
        return theme.separator.thickness.line(on: .current)
    }

    /// Where a row ends above what is drawn below it in a body, in points: the separator, or in the last row of a
    /// bordered box the box's own edge, which stands there instead.
    private func heightAboveLine(in body: CGRect, _ contentHeight: CGFloat) -> CGFloat {
        guard isEndOfBox, case .bordered(let box)? = groupedMetrics?.box else {
            return contentHeight
        }
        return max(0, body.height - box.borderWidth)
    }

    /// The content's rectangle and those of everything around it.
    ///
    /// They are placed in the body as if it began at the origin, and then moved to where it does.
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

    /// What a configured content is moved by, as the texts of the four styles are, in points.
    var configuredIndentation: CGFloat {
        min(CGFloat(max(0, indentationLevel)) * indentationWidth, contentView.bounds.width)
    }

    /// Where the view of a content configuration stands in the content view: all of it but the indentation.
    private var configuredContentFrame: CGRect {
        let size = contentView.bounds.size
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? 0 : configuredIndentation, y: 0,
            width: max(0, size.width - configuredIndentation), height: size.height)
    }

    /// What stands in the body beside its content, and the content.
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

    /// Places what stands before and after the content; returns what it takes from its width.
    ///
    /// What the content shows decides how much of it that is.
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

    /// From right to left, everything the cell itself places is mirrored; what a user put into the
    /// content view stays, as frames do in UIKit.
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
