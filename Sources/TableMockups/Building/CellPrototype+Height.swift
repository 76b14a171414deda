import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews

extension CellPrototype {
    /// Returns the height in points for the frames of a view whose description states no height.
    ///
    /// The height is the lowest edge of the framed views, plus the space above the highest
    /// framed view. A storyboard cell has this height if constraints connect its content to
    /// both edges at equal distances. A cell without framed views has the theme's row height,
    /// and a cell of a standard style is at least as high.
    func declaredHeight() -> CGFloat {
        if isCell {
            let least = RenderContext.current.theme.table.rowHeight
            guard let cell = makeView() as? TableViewCell else { return least }
            let height =
                cell.contentView.isConstraintRoot
                ? cell.fittingHeight(forWidth: cell.bounds.width)
                : max(ownHeight(of: cell), view.framedHeight(of: cell))
            return height > 0 ? height.roundedUpToDevicePixels : least
        }
        var flat = self
        flat.view.place = .frame(
            CGRect(x: 0, y: 0, width: view.designWidth ?? ViewDescription.cellWidth, height: 0))
        guard let view = flat.makeView() else { return 0 }
        view.layOutProvisionally()
        // Views without frames need another height at another width. They count when the width
        // is known.
        let height =
            view.describedContainer.isConstraintRoot
            ? view.fittingHeight(forWidth: view.bounds.width) : self.view.framedHeight(of: view)
        return height.roundedUpToDevicePixels
    }

    /// Returns the height of a view with its values at its current width, in points.
    ///
    /// The declared height of framed views is the minimum. A separator adds to the height of a
    /// cell. A cell whose content needs no height has the theme's row height, as in UIKit.
    ///
    /// Views that fill the view or its margins contribute the height of their content at their
    /// width. Texts and stacks in frames that stretch with the view contribute, too, at any
    /// depth.
    func contentHeight(of view: View, declared: CGFloat) -> CGFloat {
        let container = view.describedContainer
        let content = container.bounds.size
        // Height outside of the content view, such as the separator line.
        let outside = max(0, view.bounds.height - content.height)
        // Constraints determine the height, not the frames of the description.
        if container.isConstraintRoot {
            let fitting = view.fittingHeight(forWidth: view.bounds.width)
            return fitting.roundedUpToDevicePixels
        }
        let own = ownHeight(of: view)
        // A stack measures its arranged subviews.
        guard !(container is StackView) else { return max(declared, own).roundedUpToDevicePixels }
        let arranged = self.view.arranged
        let framed = arranged.framedHeight(of: view)
        let parts = arranged.heightOfParts(
            of: view, height: declared - outside, width: content.width)
        guard let cell = view as? TableViewCell else {
            return max(declared, own, framed, parts).roundedUpToDevicePixels
        }
        // The height of a standard row includes the separator.
        let least = hasStandardStyle ? max(own, declared) : own
        let needed = max(framed > 0 && !hasStandardStyle ? declared : 0, framed, parts)
        let height = max(least, needed > 0 ? needed + cell.layout.heightOfSeparator : 0)
        return height > 0
            ? height.roundedUpToDevicePixels : RenderContext.current.theme.table.rowHeight
    }

    /// Returns the height that a view needs without its described subviews, in points.
    private func ownHeight(of view: View) -> CGFloat {
        if let header = view as? TableViewHeaderFooterView, !header.showsOwnContent,
            !self.view.subviews.isEmpty
        {
            return 0
        }
        if let cell = view as? TableViewCell, !hasStandardStyle, !cell.layout.showsStandardContent {
            return 0
        }
        let height = view.sizeThatFits(
            CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
        ).height
        return height < .greatestFiniteMagnitude ? height : 0
    }

    /// Whether the cell has a style with labels of its own.
    private var hasStandardStyle: Bool {
        let style = view.properties["style"]?.text
        return style != nil && style != "custom"
    }

    /// Whether the values of rows can change the heights of rows.
    var growsWithValues: Bool {
        height == nil
            && view.subviews.contains { view in
                if case .frame = view.place, !view.isPlacedByConstraints {
                    view.growsWithContent
                } else {
                    true
                }
            }
    }

    /// Returns the description with the height of its frames: the stated height, the table's
    /// row height, or the height of the content.
    ///
    /// In the result, texts and stacks in frames stretch if rows need more height.
    func sizedView(rowHeight: CGFloat?) -> ViewDescription {
        guard height == nil else { return view }
        var result = view
        result.place = .frame(
            CGRect(
                x: 0, y: 0, width: view.designWidth ?? ViewDescription.cellWidth,
                height: rowHeight ?? declaredHeight()))
        if rowHeight == nil {
            let stretched = view.arranged.stretched
            result.subviews = stretched.subviews
            result.verticalFlow = stretched.verticalFlow
        }
        return result
    }
}
