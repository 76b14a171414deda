import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Empty rows below the last row of a plain table.
extension TableLowering {
    /// Height of the empty rows drawn for `fillerRowHeight`, in points.
    private var fillerPitch: CGFloat {
        let theme = RenderContext.current.theme
        return [table.fillerRowHeight, table.rowHeight].first { $0 > 0 } ?? theme.table.rowHeight
    }

    /// Sets the height of the empty rows, animated like changes of row heights.
    ///
    /// - Parameters:
    ///   - height: height in points, or `automaticDimension` for the row height.
    ///   - movement: key path of the animation's timing in the theme. If the value is `nil`, or no
    ///     clock is running, the height changes immediately.
    package func setFillerRowHeight(
        _ height: CGFloat, with movement: KeyPath<AnimationMetrics, AnimationMetrics.Timing>?
    ) {
        let before = fillerPitch
        table.fillerRowHeight = height
        guard let movement, AnimationTransaction.isEnabled, let clock = AnimationClock.current,
            before != fillerPitch
        else { return }
        let timing = RenderContext.current.theme.animation[keyPath: movement].overridden
        self.table.updates.state.movement.fillers.add(
            before - fillerPitch,
            AnimationTiming(start: clock.time, duration: timing.duration, curve: timing.curve))
        clock.extend(to: clock.time + timing.duration)
    }

    /// Draws separators across the empty space below the last row of a plain table, at the
    /// table's full width.
    func fillers(in slab: Extent, _ viewport: Extent) -> [RenderNode] {
        let theme = RenderContext.current.theme
        guard table.style == .plain, table.fillerRowHeight != 0, table.separatorStyle != .none,
            table.tableFooterView == nil
        else { return [] }
        let time = AnimationClock.current?.time
        let pitch = fillerPitch + (time.map(table.updates.state.movement.fillers.offset) ?? 0)
        let grid = PixelGrid.current
        let thickness = theme.separator.thickness.line(on: grid)
        let margin = theme.cell.margins.margin(forWidth: table.bounds.width)
        let automatic = (theme.separator.isInsetToText ? margin : 0) + table.layout.rowSafeArea.left
        let isAdded = table.separatorInsetReference == .fromAutomaticInsets
        let left = table.separatorInset.map { $0.left + (isAdded ? automatic : 0) } ?? automatic
        let color = (table.separatorColor ?? theme.separator.color).resolved
        let reserve = theme.indexBar.shortensSeparators ? table.accessories.sectionIndexReserve : 0
        let automaticEnd = theme.separator.isInsetAtEnd && reserve == 0 ? margin : 0
        let right = table.separatorInset.map { $0.right + (isAdded ? automaticEnd : 0) }
        let end = table.bounds.width - (reserve > 0 ? reserve + table.layout.rowSafeArea.right : 0)
        let fillers = FillerExtents(
            after: table.updates.contentEnd, to: viewport.maxY, rowHeight: pitch)
        // Alignment to pixels may move rows beyond the slab's ends into the slab.
        let near = Extent(minY: slab.minY - 1, maxY: slab.maxY + 1)
        return fillers.indices(in: near).compactMap { index in
            let aligned = grid.aligned(fillers[index])
            guard aligned.intersects(slab) else { return nil }
            var line = CGRect(
                x: left, y: aligned.maxY - thickness,
                width: max(0, end - left - (right ?? automaticEnd)),
                height: thickness)
            if table.traitCollection.layoutDirection == .rightToLeft {
                line.origin.x = table.bounds.width - line.maxX
            }
            return RenderNode(
                name: "filler \(index)", frame: line, background: .color(color))
        }
    }
}
