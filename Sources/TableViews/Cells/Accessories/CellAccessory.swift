import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Accessory of a cell: a glyph, a button or a view.
package struct CellAccessory {
    private let cell: TableViewCell
    private var state: State { cell.accessoryState }

    init(cell: TableViewCell) { self.cell = cell }

    final class State {
        fileprivate var accessoryType = TableViewCell.AccessoryType.none
        fileprivate var accessoryView: View?
        fileprivate var editingAccessoryType = TableViewCell.AccessoryType.none
        fileprivate var editingAccessoryView: View?
        fileprivate let accessoryGlyph = ThemeShapeView(named: "accessory")
        fileprivate var accessoryButton: ThemeShapeView?
        fileprivate var isAccessoryHighlighted = false

        // A touch on a chevron is a touch on the cell.
        init() { accessoryGlyph.isUserInteractionEnabled = false }
    }

    /// Glyph, button and custom views.
    var parts: [View] {
        [state.accessoryGlyph, state.accessoryButton, accessoryView, editingAccessoryView]
            .compactMap { $0 }
    }

    /// Parts of the current mode, hidden or not.
    var currentParts: [View] {
        [state.accessoryGlyph, state.accessoryButton, currentAccessoryView].compactMap { $0 }
    }

    var accessoryType: TableViewCell.AccessoryType {
        get { state.accessoryType }
        nonmutating set { cell.setNeedsLayout(after: state.accessoryType = newValue) }
    }

    var accessoryView: View? {
        get { state.accessoryView }
        nonmutating set { replace(\.accessoryView, newValue, "accessoryView") }
    }

    var editingAccessoryType: TableViewCell.AccessoryType {
        get { state.editingAccessoryType }
        nonmutating set { cell.setNeedsLayout(after: state.editingAccessoryType = newValue) }
    }

    var editingAccessoryView: View? {
        get { state.editingAccessoryView }
        nonmutating set { replace(\.editingAccessoryView, newValue, "editingAccessoryView") }
    }

    private func replace(
        _ path: ReferenceWritableKeyPath<State, View?>, _ new: View?, _ name: String
    ) {
        let old = state[keyPath: path]
        state[keyPath: path] = new
        cell.layout.replacePart(old, with: new, named: name)
    }

    var isAccessoryHighlighted: Bool {
        get { state.isAccessoryHighlighted }
        nonmutating set { cell.setNeedsLayout(after: state.isAccessoryHighlighted = newValue) }
    }

    /// Accessory type of the current mode: the editing accessory type in editing mode.
    var currentAccessoryType: TableViewCell.AccessoryType {
        cell.isEditing ? editingAccessoryType : accessoryType
    }

    /// Custom accessory view of the current mode.
    package var currentAccessoryView: View? {
        cell.isEditing ? editingAccessoryView : accessoryView
    }

    /// Metrics of the theme for the current text size.
    private var accessoryMetrics: AccessoryMetrics {
        RenderContext.current.theme.accessory.fitting(cell.traitCollection)
    }

    /// Places the accessory before an x coordinate of the cell and returns its width,
    /// including distances.
    func layoutAccessory(before end: CGFloat, height: CGFloat) -> CGFloat {
        state.accessoryGlyph.isHidden = true
        state.accessoryButton?.isHidden = true
        accessoryView?.isHidden = cell.isEditing || cell.editing.hidesAccessory
        editingAccessoryView?.isHidden = !cell.isEditing || cell.editing.hidesAccessory
        guard !cell.editing.hidesAccessory else { return 0 }
        guard let view = currentAccessoryView else { return layoutStandard(before: end, height) }
        guard view.placement.standsBesideAccessory, currentAccessoryType != .none else {
            return layoutCustom(view, before: end, height)
        }
        let contentEnd = cell.layout.freeWidth - layoutStandard(before: end, height)
        let glyphs = [state.accessoryGlyph, state.accessoryButton].compactMap { $0 }
        let start = glyphs.filter { !$0.isHidden }.map(\.frame.minX).min() ?? contentEnd
        return layoutCustom(
            view, before: contentEnd, height, trailing: contentEnd - start + Self.gapBeforeGlyph)
    }

    /// Distance of a badge from the standard accessory beside it, in points; chosen by this project.
    private static let gapBeforeGlyph: CGFloat = 8

    /// Places the standard accessory and returns its width, including distances.
    private func layoutStandard(before end: CGFloat, _ height: CGFloat) -> CGFloat {
        let metrics = accessoryMetrics
        let type = currentAccessoryType
        let margin =
            cell.editing.reorderControlIsShown
            ? 0 : cell.layout.margin(metrics.margins)
        switch type {
        case .none: return 0
        case .disclosureIndicator:
            let glyph = metrics.disclosureIndicator
            let trailing = place(state.accessoryGlyph, glyph, at: end - margin, height)
            return cell.layout.freeWidth - end + trailing + margin + glyph.leading
        case .checkmark:
            let trailing = place(state.accessoryGlyph, metrics.checkmark, at: end - margin, height)
            return cell.layout.freeWidth - end + trailing + margin + metrics.checkmark.leading
        case .detailButton, .detailDisclosureButton:
            var room = margin
            var buttonEnd = end - margin
            let glyph = metrics.detailButton
            if type == .detailDisclosureButton, let gap = metrics.detailDisclosureGap {
                room += place(
                    state.accessoryGlyph, metrics.disclosureIndicator, at: end - margin, height)
                room += gap
                buttonEnd = end - room + glyph.trailing
                room -= glyph.trailing
            }
            room += place(detailButton, glyph, at: buttonEnd, height)
            return cell.layout.freeWidth - end + room + glyph.leading
        }
    }

    /// Sets the accessory's shape for the current state.
    func updateAccessoryShape() {
        guard !state.accessoryGlyph.isHidden else { return }
        let metrics = accessoryMetrics
        let glyph =
            currentAccessoryType == .checkmark ? metrics.checkmark : metrics.disclosureIndicator
        state.accessoryGlyph.shape =
            cell.showsHighlight ? glyph.highlighted ?? glyph.normal : glyph.normal
    }

    private var detailButton: ThemeShapeView {
        if let accessoryButton = state.accessoryButton { return accessoryButton }
        let view = ThemeShapeView(named: "accessoryButton")
        state.accessoryButton = view
        cell.addSubview(view)
        cell.layout.orderParts()
        return view
    }

    /// Places a visible glyph at a trailing end with its own distance, and returns its width
    /// with the distance.
    private func place(
        _ view: ThemeShapeView, _ glyph: AccessoryMetrics.Glyph, at end: CGFloat,
        _ height: CGFloat
    ) -> CGFloat {
        let isHighlighted =
            view === state.accessoryGlyph ? cell.showsHighlight : isAccessoryHighlighted
        view.shape = isHighlighted ? glyph.highlighted ?? glyph.normal : glyph.normal
        view.isMirrored =
            glyph.isDirectional && cell.traitCollection.layoutDirection == .rightToLeft
        view.isHidden = false
        let metrics = accessoryMetrics
        let isDimmed = view === state.accessoryButton && isHighlighted && glyph.highlighted == nil
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

    /// - Parameter trailing: distance of the view from `end`, or `nil` for the theme's distance.
    private func layoutCustom(
        _ view: View, before end: CGFloat, _ height: CGFloat, trailing: CGFloat? = nil
    ) -> CGFloat {
        let metrics = accessoryMetrics
        let vertical = ((height - view.bounds.height) / 2).rounded(.down)
        let margin =
            cell.editing.reorderControlIsShown
            ? 0 : cell.layout.margin(metrics.margins)
        let trailing =
            trailing ?? metrics.customTrailing.map { max(0, min($0, vertical)) } ?? margin
        let room = end - trailing - metrics.customLeading - cell.editing.editingShift
        // A label centres its text, so a label that is higher than the row needs no more height.
        let size = CGSize(
            width: width(ofCustom: view, in: CGSize(width: room, height: height)),
            height: view is Label ? min(view.bounds.height, height) : view.bounds.height)
        view.frame = CGRect(
            x: end - trailing - size.width, y: ((height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        return cell.layout.freeWidth - end + trailing + size.width + metrics.customLeading
    }

    /// Returns the width for the texts and an accessory view, in an area that begins with the
    /// content, in points.
    private func widthOfTexts(in room: CGSize) -> CGFloat {
        let image = cell.layout.imageViewIfLoaded.flatMap {
            $0.isShown ? $0.configuredImage?.size : nil
        }
        let before = cell.layout.styleLayout(room, hasAccessory: true).widthBeforeText(image: image)
        return max(1, room.width - before)
    }

    /// Returns the width of an accessory view: its own width, unless it shrinks in favour of
    /// the row's texts.
    ///
    /// The view shrinks to the width of its words to keep the texts complete. Beyond this
    /// width, the texts are truncated first.
    private func width(ofCustom view: View, in room: CGSize) -> CGFloat {
        guard let widths = view.placement.accessoryWidths else { return view.bounds.width }
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
        guard cell.layout.stacksText else { return min(room / 2, naturalWidthOfTexts) }
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

    private var textLabels: [Label] { cell.layout.textLabelsIfLoaded.filter(\.hasText) }
}
