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
    /// both edges at equal distances. A cell is at least as high as the theme's row height,
    /// which UIKit uses if the content needs no height.
    func declaredHeight() -> CGFloat {
        if isCell {
            let least = RenderContext.current.theme.table.rowHeight
            guard let cell = makeView() as? TableViewCell else { return least }
            let fitting = CGSize(width: cell.bounds.width, height: .greatestFiniteMagnitude)
            return max(least, cell.sizeThatFits(fitting).height, view.framedHeight(of: cell))
                .roundedUpToDevicePixels
        }
        var flat = self
        flat.view.place = .frame(
            CGRect(x: 0, y: 0, width: ViewDescription.cellWidth, height: 0))
        guard let view = flat.makeView() else { return 0 }
        view.layoutIfNeeded()
        // Views without frames need another height at another width. They count when the width
        // is known.
        return self.view.framedHeight(of: view).roundedUpToDevicePixels
    }

    /// Returns the height of a view with its values at its current width, in points.
    ///
    /// The declared height is the minimum.
    ///
    /// Views that fill the view or its margins contribute the height of their content at their
    /// width. Texts and stacks in frames that stretch with the view contribute, too, at any
    /// depth.
    func contentHeight(of view: View, declared: CGFloat) -> CGFloat {
        let container = view.describedContainer
        let content = container.bounds.size
        // Height outside of the content view, such as the separator line.
        let outside = max(0, view.bounds.height - content.height)
        var height = max(declared, ownHeight(of: view))
        // A stack measures its arranged subviews.
        guard !(container is StackView) else { return height.roundedUpToDevicePixels }
        let arranged = self.view.arranged
        let needed = arranged.heightOfParts(
            of: view, height: declared - outside, width: content.width)
        height = max(height, arranged.framedHeight(of: view), needed + outside)
        return height.roundedUpToDevicePixels
    }

    /// Returns the height that a view needs without its described subviews, in points.
    private func ownHeight(of view: View) -> CGFloat {
        if let header = view as? TableViewHeaderFooterView, !header.showsOwnContent,
            !self.view.subviews.isEmpty
        {
            return 0
        }
        let height = view.sizeThatFits(
            CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
        ).height
        return height < .greatestFiniteMagnitude ? height : 0
    }

    /// Whether the values of rows can change the heights of rows.
    var growsWithValues: Bool {
        height == nil
            && view.subviews.contains { view in
                if case .frame = view.place { view.growsWithContent } else { true }
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
                x: 0, y: 0, width: ViewDescription.cellWidth,
                height: rowHeight ?? declaredHeight()))
        if rowHeight == nil {
            let stretched = view.arranged.stretched
            result.subviews = stretched.subviews
            result.verticalFlow = stretched.verticalFlow
        }
        return result
    }
}
