import Foundation
import TableDrawing
import TableText
import TableViews

extension CellPrototype {
    /// The height in points that the frames of a view are written for whose description states none.
    ///
    /// The lowest edge of the framed views, and below it as much space as there is above the highest:
    /// as a storyboard's cell has it whose constraints reach both edges at equal distances. A cell has
    /// at least the theme's row height, to which UIKit falls back where the content asks for none.
    func declaredHeight() -> CGFloat {
        if isCell {
            let least = RenderContext.current.theme.table.rowHeight
            guard let cell = makeView() as? TableViewCell else { return least }
            let fitting = CGSize(width: cell.bounds.width, height: .greatestFiniteMagnitude)
            return max(least, cell.sizeThatFits(fitting).height, cell.framedHeight(by: view))
                .roundedUpToDevicePixels
        }
        var flat = self
        flat.view.place = .frame(
            CGRect(x: 0, y: 0, width: ViewDescription.cellWidth, height: 0))
        guard let view = flat.makeView() else { return 0 }
        view.layoutIfNeeded()
        // What has no frame needs another height at another width: it counts where that is known.
        return view.framedHeight(by: self.view).roundedUpToDevicePixels
    }

    /// The height of a view that shows its values and has its width, and the declared height; points.
    ///
    /// What fills the view or its margins counts with its content at the width that it has, and so
    /// does text or a stack that stretches with the view from a frame, however deep they lie. It is never less than
    /// the declared height.
    func contentHeight(of view: View, declared: CGFloat) -> CGFloat {
        let container = view.describedContainer
        let content = container.bounds.size
        // What lies outside the content view, such as a line below it.
        let outside = max(0, view.bounds.height - content.height)
        var height = max(declared, ownHeight(of: view))
        // A stack counts what it holds.
        guard !(container is StackView) else { return height.roundedUpToDevicePixels }
        let arranged = self.view.arranged
        let needed = view.heightOfParts(
            by: arranged, height: declared - outside, width: content.width)
        height = max(height, view.framedHeight(by: arranged), needed + outside)
        return height.roundedUpToDevicePixels
    }

    /// What a view needs without its described subviews, in points.
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

    /// Whether rows may be of different heights, for the values that they give.
    var growsWithValues: Bool {
        height == nil
            && view.subviews.contains { view in
                if case .frame = view.place { view.growsWithContent } else { true }
            }
    }

    /// The description with the height that its frames are for: its own, the table's, or what they
    /// take; then texts and stacks in frames stretch where rows need more.
    func sizedView(rowHeight: CGFloat?) -> ViewDescription {
        guard height == nil else { return view }
        var result = view
        result.place = .frame(
            CGRect(
                x: 0, y: 0, width: ViewDescription.cellWidth,
                height: rowHeight ?? declaredHeight()))
        if rowHeight == nil { result.subviews = view.arranged.stretched.subviews }
        return result
    }
}
