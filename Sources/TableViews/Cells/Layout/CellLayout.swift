import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Places of a cell's parts, and the labels and the image of the four styles.
package struct CellLayout {
    let cell: TableViewCell
    var state: State { cell.layoutState }

    final class State {
        fileprivate var indentationLevel = 0
        fileprivate var indentationWidth: CGFloat = 10
        /// Whether texts are truncated because the row is too low.
        var hasCutTexts = false
        fileprivate var hasLaidOutParts = false
        /// Whether the row is known to be self-sizing.
        var hasHeightOfContent = false
        /// Widths of the parts before and after the content, in points.
        var sideInsets: (leading: CGFloat, trailing: CGFloat) = (0, 0)
        fileprivate var trailingReserve: CGFloat = 0
        /// Width beside the content for a standard accessory, in points, or `nil`.
        var accessoryWidth: CGFloat?
        var statedHeightBelowContent: CGFloat?
        fileprivate var sideSafeArea = EdgeInsets.zero
        var ownTextLabel: Label?
        /// Standard colour that the main text was last given.
        var textTint: Color?
        var ownDetailTextLabel: Label?
        var ownImageView: ImageView?
    }

    /// Whether the row is known to be self-sizing.
    package var hasHeightOfContent: Bool {
        get { state.hasHeightOfContent }
        nonmutating set { state.hasHeightOfContent = newValue }
    }

    /// Whether parts lie after the content.
    var hasTrailingParts: Bool { state.sideInsets.trailing != 0 }

    var indentationLevel: Int {
        get { state.indentationLevel }
        nonmutating set { cell.setNeedsLayout(after: state.indentationLevel = newValue) }
    }

    var indentationWidth: CGFloat {
        get { state.indentationWidth }
        nonmutating set { cell.setNeedsLayout(after: state.indentationWidth = newValue) }
    }

    /// Width of the cell beside its content if it has a standard accessory, in points, or `nil` for
    /// the theme's width.
    var accessoryWidth: CGFloat? {
        get { state.accessoryWidth }
        nonmutating set { cell.setNeedsLayout(after: state.accessoryWidth = newValue) }
    }

    /// Height of the cell below a content of stated height, or `nil` for the theme's.
    var statedHeightBelowContent: CGFloat? {
        get { state.statedHeightBelowContent }
        nonmutating set { state.statedHeightBelowContent = newValue }
    }

    /// Width that the section index takes from the content, in points.
    var trailingReserve: CGFloat {
        get { state.trailingReserve }
        nonmutating set {
            let oldValue = state.trailingReserve
            state.trailingReserve = newValue
            if trailingReserve != oldValue { cell.setNeedsLayout() }
        }
    }

    /// Insets of the screen's own edges at the row's sides, set by the table.
    var sideSafeArea: EdgeInsets {
        get { state.sideSafeArea }
        nonmutating set {
            let oldValue = state.sideSafeArea
            state.sideSafeArea = newValue
            if sideSafeArea != oldValue { cell.setNeedsLayout() }
        }
    }

    /// Width of the body without the section index.
    var freeWidth: CGFloat { max(0, cell.layout.body.width - trailingReserve) }

    /// Height that the separator takes from the content, in points.
    var heightBelowContent: CGFloat {
        if let statedHeightBelowContent { return statedHeightBelowContent }
        return RenderContext.current.theme.cell.contentEndsAboveSeparator
            || cell.contentView.isConstraintRoot ? heightOfSeparator : 0
    }

    /// Height that the separator adds to the height of a self-sizing content, in points.
    package var heightOfSeparator: CGFloat { cell.separators.lineThickness }

    /// Returns the height of a row above the line at its bottom, in points.
    ///
    /// The line is the separator, or in the last row of a bordered box the box's own edge.
    private func heightAboveLine(in body: CGRect, _ contentHeight: CGFloat) -> CGFloat {
        guard cell.separators.isEndOfBox, case .bordered(let box)? = cell.groupedMetrics?.box else {
            return contentHeight
        }
        return max(0, body.height - box.borderWidth)
    }

    /// Whether the layout that runs has placed the parts.
    var hasLaidOutParts: Bool {
        get { state.hasLaidOutParts }
        nonmutating set { state.hasLaidOutParts = newValue }
    }

    /// Places the content and all parts around it.
    ///
    /// Parts are placed as if the body's origin were zero, and are then moved to its origin.
    func layoutParts() {
        let theme = RenderContext.current.theme
        let body = cell.layout.body
        let height = max(0, body.height - heightBelowContent)
        let sides = layoutSides(height: height)
        state.sideInsets = sides
        cell.contentView.frame = CGRect(
            x: sides.leading, y: 0,
            width: max(0, freeWidth - sides.leading - sides.trailing), height: height)
        cell.configuring.contentView?.frame = configuredContentFrame
        cell.backgroundView?.frame = cell.editing.reachingBeneathIndex(
            cell.background.backgroundFrame)
        cell.configuring.backgroundContent?.frame = cell.editing.reachingBeneathIndex(
            cell.background.backgroundFrame)
        let selectionHeight =
            theme.selection.endsAboveSeparator ? heightAboveLine(in: body, height) : body.height
        let outsets = cell.layout.bodyOutsets
        let selected = cell.editing.reachingBeneathIndex(
            CGRect(
                x: -outsets.left, y: 0, width: body.width + outsets.left + outsets.right,
                height: selectionHeight))
        let own =
            cell.background.coversBorder
            ? cell.background.backgroundFrame.offsetBy(dx: -body.minX, dy: -body.minY) : selected
        for view in cell.selection.backgroundViews { view.frame = own }
        layoutContent()
        cell.separators.layoutSeparator(in: body.size)
        move(to: body.origin)
        mirrorForDirection()
    }

    /// Indentation of a configured content, equal to the indentation of texts in the four
    /// styles, in points.
    var configuredIndentation: CGFloat {
        min(CGFloat(max(0, indentationLevel)) * indentationWidth, cell.contentView.bounds.width)
    }

    /// Frame of a content configuration's view in the content view, without the indentation.
    private var configuredContentFrame: CGRect {
        let size = cell.contentView.bounds.size
        let isMirrored = cell.traitCollection.layoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? 0 : configuredIndentation, y: 0,
            width: max(0, size.width - configuredIndentation), height: size.height)
    }

    /// Content, and parts of the body beside the content.
    private var placedParts: [View] {
        [cell.contentView] + cell.accessory.currentParts + cell.editing.controls
            + [cell.editing.swipeActionsView, cell.separators.separator].compactMap { $0 }
    }

    private func move(to origin: CGPoint) {
        guard origin != .zero else { return }
        let parts =
            placedParts + cell.selection.backgroundViews + [cell.separators.upperSeparator]
        for part in parts {
            part.frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    /// Places the parts before and after the content, and returns their widths.
    ///
    /// The widths depend on the displayed content.
    func layoutSides(height: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        showContent()
        let swiped = cell.editing.layoutSwipeActions()
        cell.editing.layoutEditControl(height: height)
        let grip = cell.editing.layoutReorderControl(height: height)
        var accessory = cell.accessory.layoutAccessory(before: freeWidth - grip, height: height)
        if let accessoryWidth, accessory > 0, !cell.isEditing,
            cell.accessory.currentAccessoryView == nil
        {
            accessory = accessoryWidth
        }
        return (
            cell.editing.editingShift + swiped.leading, max(grip, accessory, swiped.trailing)
        )
    }

    /// Mirrors the cell's own parts in a right-to-left layout.
    ///
    /// Custom views in the content view keep their frames, as in UIKit.
    private func mirrorForDirection() {
        guard cell.traitCollection.layoutDirection == .rightToLeft else { return }
        func mirror(_ view: View?, in width: CGFloat) {
            guard let view, view.superview != nil else { return }
            view.frame.origin.x = width - view.frame.maxX
        }
        for part in placedParts { mirror(part, in: cell.bounds.width) }
        for part in [state.ownTextLabel, state.ownDetailTextLabel, state.ownImageView] as [View?] {
            mirror(part, in: cell.contentView.bounds.width)
        }
    }

    func makeLabel(named name: String) -> Label {
        let label = Label(frame: .zero)
        label.identity.partName = name
        label.highlightedTextColor = RenderContext.current.theme.colors.highlightedText
        label.owner = cell
        label.numberOfLines = cell.standardNumberOfLines
        return label
    }

    var styleMetrics: StyleMetrics { RenderContext.current.theme.cell.metrics(for: cell.style) }

    func replacePart(_ old: View?, with new: View?, named name: String) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        new?.identity.partName = name
        if let new { cell.insertSubview(new, at: 0) }
        orderParts()
        cell.setNeedsLayout()
    }

    func orderParts() {
        let backgrounds = [cell.configuring.backgroundContent, cell.backgroundView]
        let order: [View] =
            backgrounds.compactMap { $0 } + cell.selection.backgroundViews + [cell.contentView]
            + cell.accessory.parts + cell.editing.controls
            + [cell.editing.swipeActionsView].compactMap { $0 }
            + [cell.separators.separator, cell.separators.upperSeparator]
        for part in order { cell.bringSubviewToFront(part) }
        cell.selection.updateHighlight()
    }
}
