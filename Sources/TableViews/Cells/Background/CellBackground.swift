import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Background views of a cell, and its part of the box of its section.
package struct CellBackground {
    let cell: TableViewCell
    private var state: State { cell.backgroundState }

    final class State {
        fileprivate var backgroundView: View?
        fileprivate var selectedBackgroundView: View?
        fileprivate var multipleSelectionBackgroundView: View?
        fileprivate var location: RowLocation?
    }

    var isEtched: Bool { cell.separators.separatorStyle == .singleLineEtched }

    var backgroundView: View? {
        get { state.backgroundView }
        nonmutating set {
            let oldValue = state.backgroundView
            state.backgroundView = newValue
            cell.layout.replacePart(oldValue, with: backgroundView, named: "backgroundView")
            cell.endConfiguredBackground(for: backgroundView)
        }
    }

    var selectedBackgroundView: View? {
        get { state.selectedBackgroundView }
        nonmutating set { replace(\.selectedBackgroundView, newValue, "selectedBackgroundView") }
    }

    var multipleSelectionBackgroundView: View? {
        get { state.multipleSelectionBackgroundView }
        nonmutating set {
            replace(\.multipleSelectionBackgroundView, newValue, "multipleSelectionBackgroundView")
        }
    }

    private func replace(
        _ path: ReferenceWritableKeyPath<State, View?>, _ new: View?, _ name: String
    ) {
        let old = state[keyPath: path]
        state[keyPath: path] = new
        cell.endConfiguredBackground(for: new)
        cell.layout.replacePart(old, with: new, named: name)
    }

    /// Position of the row in a grouped table, set by the table before display.
    var location: RowLocation? {
        get { state.location }
        nonmutating set {
            let oldValue = state.location
            state.location = newValue
            updateLocation(from: oldValue)
        }
    }

    /// Border of the box around the section, or `nil`.
    var borderedBox: BorderedBox? {
        guard case .bordered(let box)? = cell.groupedMetrics?.box else { return nil }
        return box
    }

    /// Frame of the background view: the cell's bounds, or the frame of a border around the
    /// body.
    var backgroundFrame: CGRect {
        guard let box = borderedBox else { return CGRect(origin: .zero, size: cell.bounds.size) }
        return CGRect(
            x: cell.layout.body.minX - box.borderWidth, y: 0,
            width: cell.layout.body.width + box.borderWidth * 2, height: cell.bounds.height)
    }

    /// Whether a custom background view replaces the border around the body.
    ///
    /// Selected backgrounds then have the custom view's frame, so that the view is completely
    /// covered.
    var coversBorder: Bool {
        borderedBox != nil && backgroundView != nil && !(backgroundView is GroupedBackgroundView)
    }

    /// Adds a default background view to a cell of a grouped table, and removes it in a plain
    /// table.
    private func updateLocation(from old: RowLocation?) {
        if location == nil, backgroundView is GroupedBackgroundView {
            backgroundView = nil
        } else if location != nil, backgroundView == nil {
            backgroundView = GroupedBackgroundView(frame: .zero)
        }
        guard location != old else { return }
        if (location == nil) != (old == nil) || location?.tableStyle != old?.tableStyle {
            updateTextFont(from: old)
            cell.refitContent()
        }
        cell.setNeedsLayout()
    }

    /// Updates the font of the main text for a grouped table; an explicit font is kept.
    private func updateTextFont(from old: RowLocation?) {
        guard cell.style == .default, let label = cell.layout.textLabelIfLoaded else { return }
        if label.font == cell.layout.standardTextFont(old) {
            label.font = cell.layout.standardTextFont(location)
        }
    }

    /// Updates the grouped background for the current state.
    func updateGroupedBackground() {
        guard let view = backgroundView as? GroupedBackgroundView, let location,
            let metrics = cell.groupedMetrics
        else { return }
        view.isHidden = cell.configuring.background != nil
        view.fill = ownOrLifted(metrics.cellBackground)
        view.part = borderedBox.map { box in
            GroupedBackgroundView.Part(
                box: box, location: location, isEtched: isEtched,
                borderColor: cell.separators.borderColor(standard: box.borderColor),
                coveredHeight: cell.selection.coveredHeight)
        }
    }

    /// Returns the cell's own colour, or its standard colour mixed with the theme's colour for
    /// a lifted row.
    func ownOrLifted(_ standard: Color) -> Color {
        if let backgroundColor = cell.backgroundColor { return backgroundColor }
        guard cell.row.lift > 0,
            let lifted = RenderContext.current.theme.editing.liftedBackground
        else { return standard }
        let mixed = AnimatedValue.color(standard).interpolated(
            to: .color(lifted), Double(cell.row.lift))
        if case .color(let color?) = mixed { return color }
        return standard
    }
}
