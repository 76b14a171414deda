import Foundation
import TableDrawing
import TableViews

extension CellPrototype {
    /// The height of a cell whose description states none, in points.
    ///
    /// The lowest edge of what it holds, and below it as much space as there is above the highest: as a
    /// storyboard's cell has it whose constraints reach both edges at equal distances. What fills the
    /// cell or its margins counts with the size of its own content. At least the theme's row height,
    /// to which UIKit falls back where the content asks for none. It is measured once for a prototype,
    /// without the values of rows.
    func contentHeight() -> CGFloat {
        let least = RenderContext.current.theme.table.rowHeight
        guard let cell = makeView() as? TableViewCell else { return least }
        let width = cell.bounds.width
        var height = cell.sizeThatFits(
            CGSize(width: width, height: .greatestFiniteMagnitude)
        ).height
        var top = CGFloat.greatestFiniteMagnitude
        var bottom: CGFloat = 0
        for (description, view) in zip(view.subviews, cell.describedSubviews(view)) {
            switch description.place {
            case .frame, .natural:
                top = min(top, max(0, view.frame.minY))
                bottom = max(bottom, view.frame.maxY)
            case .fill: height = max(height, view.ownHeight(forWidth: width))
            case .margins:
                let margins = cell.contentView.layoutMargins
                let inner = width - margins.left - margins.right
                height = max(
                    height, view.ownHeight(forWidth: inner) + margins.top + margins.bottom)
            }
        }
        if bottom > 0 { height = max(height, bottom + top) }
        return max(least, height.roundedUpToDevicePixels)
    }

    /// The description with the height that its frames are for: its own, the table's, or what its
    /// content needs.
    func sizedView(rowHeight: CGFloat?) -> ViewDescription {
        guard isCell, height == nil else { return view }
        var result = view
        result.place = .frame(
            CGRect(
                x: 0, y: 0, width: ViewDescription.cellWidth,
                height: rowHeight ?? contentHeight()))
        return result
    }
}

extension TableViewCell {
    /// The views that were made of a description's subviews, which stand last in the content view.
    fileprivate func describedSubviews(_ description: ViewDescription) -> [View] {
        contentView.subviews.suffix(description.subviews.count)
    }
}

extension View {
    /// The height that the view's own content needs; 0 for one that has none.
    fileprivate func ownHeight(forWidth width: CGFloat) -> CGFloat {
        let intrinsic = intrinsicContentSize.height
        guard intrinsic != Self.noIntrinsicMetric else { return 0 }
        let fitting = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return fitting.isFinite ? fitting : 0
    }
}
