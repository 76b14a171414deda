import Foundation
import TableDrawing
import TableThemes

/// Drawing of a segmented control from the theme's values.
struct SegmentedControlDrawing {
    private let control: SegmentedControl
    private let looks: SegmentedControlMetrics
    private let bounds: CGRect
    private let rects: [CGRect]
    private let tint: Color
    /// Index of the displayed selection, or `nil` without a selection.
    private let selected: Int?

    init(_ control: SegmentedControl) {
        self.control = control
        looks = control.metrics.segmentedControl
        bounds = control.bounds
        rects = control.segmentRects
        tint = control.tintColor
        let index = control.selectedSegmentIndex
        selected = rects.indices.contains(index) && !control.isMomentary ? index : nil
    }

    func draw(on canvas: Canvas) {
        let plate = Path.rounded(bounds, radius: looks.cornerRadius)
        if let fill = looks.fill { canvas.fill(plate, with: fill, in: bounds) }
        // A selection without inset is below the dividers, so that both sides of the selection look
        // alike.
        let isBeneath = looks.selectedInset <= 0
        if !isBeneath { drawDividers(on: canvas) }
        if let selected { drawSelection(rects[selected], on: canvas, within: plate) }
        if isBeneath { drawDividers(on: canvas) }
        if let border = looks.border {
            canvas.drawBorder(border, tint: tint, of: bounds, radius: looks.cornerRadius)
        }
        for (index, rect) in rects.enumerated() {
            draw(control.segments[index], in: rect, isSelected: index == selected, on: canvas)
        }
    }

    private func drawSelection(_ rect: CGRect, on canvas: Canvas, within plate: Path) {
        let inset = looks.selectedInset
        let place = rect.insetBy(dx: inset, dy: inset)
        let fill =
            control.selectedSegmentTintColor.map { ControlFill($0) } ?? looks.selectedFill
            ?? ControlFill(tint)
        guard inset > 0 else {
            // Without an inset, the plate's corners clip the first and the last segment.
            return canvas.withState {
                canvas.clip(to: plate)
                canvas.fill(Path(place), with: fill, in: place)
            }
        }
        let path = Path.rounded(place, radius: max(0, looks.cornerRadius - inset))
        if let shadow = looks.selectedShadow { canvas.castShadow(shadow, of: path, beneath: fill) }
        canvas.fill(path, with: fill, in: place)
    }

    /// Draws a line between adjacent segments.
    private func drawDividers(on canvas: Canvas) {
        guard let divider = looks.divider, rects.count > 1 else { return }
        let width = divider.thickness.points(atScale: TraitCollection.current.displayScale)
        canvas.setFillColor(divider.color ?? tint)
        for index in 1..<rects.count {
            if looks.hidesDividersBesideSelection, selected == index || selected == index - 1 {
                continue
            }
            let x = control.isMirrored ? rects[index].maxX : rects[index].minX
            canvas.fill(
                CGRect(
                    x: control.aligned(x - width / 2), y: bounds.minY + looks.dividerInset,
                    width: width, height: max(0, bounds.height - looks.dividerInset * 2)))
        }
    }

    private func draw(
        _ segment: SegmentedControl.Segment, in rect: CGRect, isSelected: Bool,
        on canvas: Canvas
    ) {
        let faded = control.isEnabled && !segment.isEnabled
        canvas.withOpacity(faded ? control.metrics.disabledOpacity : 1) {
            let title = control.title(of: segment, isSelected: isSelected)
            guard let image = control.shownImage(of: segment) else {
                return title.draw(on: canvas, in: control.titleRect(in: rect))
            }
            let size = control.fittedSize(of: image, in: rect.size)
            canvas.setFillColor(title.color)
            canvas.draw(
                image,
                in: CGRect(
                    x: control.aligned(rect.midX - size.width / 2),
                    y: control.aligned(rect.midY - size.height / 2),
                    width: size.width, height: size.height))
        }
    }
}
