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
            return max(least, cell.sizeThatFits(fitting).height, framedHeight(in: cell))
                .roundedUpToDevicePixels
        }
        var flat = self
        flat.view.place = .frame(
            CGRect(x: 0, y: 0, width: ViewDescription.cellWidth, height: 0))
        guard let view = flat.makeView() else { return 0 }
        view.layoutIfNeeded()
        // What has no frame needs another height at another width: it counts where that is known.
        return framedHeight(in: view).roundedUpToDevicePixels
    }

    /// The height of a view that shows its values and has its width, and the declared height; points.
    ///
    /// What fills the view or its margins counts with its content at the width that it has, and so
    /// does text or a stack that stretches with the view from a frame. It is never less than the
    /// declared height.
    func contentHeight(of view: View, declared: CGFloat) -> CGFloat {
        let container = view.describedContainer
        let content = container.bounds.size
        // What lies outside the content view, such as a line below it.
        let outside = max(0, view.bounds.height - content.height)
        var height = max(declared, ownHeight(of: view))
        // A stack counts what it holds.
        guard !(container is StackView) else { return height.roundedUpToDevicePixels }
        height = max(height, framedHeight(in: view))
        for (description, view) in zip(arrangedSubviews, container.describedSubviews(self.view)) {
            switch description.place {
            case .natural: break
            case .frame:
                guard description.growsWithContent else { break }
                let needed = view.ownHeight(forWidth: view.bounds.width)
                height = max(height, declared + needed - view.bounds.height)
            case .fill: height = max(height, view.ownHeight(forWidth: content.width) + outside)
            case .margins:
                let margins = container.layoutMargins
                let inner = content.width - margins.left - margins.right
                height = max(
                    height,
                    view.ownHeight(forWidth: inner) + margins.top + margins.bottom + outside)
            }
        }
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

    /// The lowest edge of views with places of their own, and the space above the highest again.
    private func framedHeight(in view: View) -> CGFloat {
        var top = CGFloat.greatestFiniteMagnitude
        var bottom: CGFloat = 0
        let views = view.describedContainer.describedSubviews(self.view)
        for (description, view) in zip(self.view.subviews, views) {
            guard description.place.isOfItsOwn, !view.isHidden else { continue }
            top = min(top, max(0, view.frame.minY))
            bottom = max(bottom, view.frame.maxY)
        }
        return bottom > 0 ? bottom + top : 0
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
        if rowHeight == nil {
            result.subviews = arrangedSubviews
            for index in result.subviews.indices where result.subviews[index].growsWithContent {
                result.subviews[index].autoresizingMask =
                    (result.subviews[index].autoresizingMask ?? []).union(.flexibleHeight)
            }
        }
        return result
    }

    /// The views of the cell; what stands below one that grows moves down with it, and does not grow
    /// by itself.
    private var arrangedSubviews: [ViewDescription] {
        let growing = view.subviews.filter(\.growsWithContent).compactMap(\.framed)
        return view.subviews.map { description in
            guard let frame = description.framed, growing.contains(where: { $0.maxY <= frame.minY })
            else { return description }
            var result = description
            result.autoresizingMask = (result.autoresizingMask ?? []).union(.flexibleTopMargin)
            return result
        }
    }
}

extension ViewDescription {
    /// The height of the frame, of a view that has one, in points.
    var framedHeight: CGFloat? { framed?.height }

    /// The frame, of a view that has one.
    fileprivate var framed: CGRect? {
        if case .frame(let frame) = place { frame } else { nil }
    }

    /// Whether a row grows where what stands in the view's frame needs more height: a text of any
    /// number of lines or a vertical stack that keeps its distances from above and below.
    fileprivate var growsWithContent: Bool {
        guard case .frame = place,
            (autoresizingMask ?? []).isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
        else { return false }
        if className == "StackView" { return true }
        guard className == "Label", case .number(0)? = properties["numberOfLines"] else {
            return false
        }
        return true
    }
}

extension ViewPlace {
    fileprivate var isOfItsOwn: Bool {
        switch self {
        case .frame, .natural: true
        case .fill, .margins: false
        }
    }
}

extension View {
    /// The views that were made of a description's subviews, which stand last in what holds them.
    fileprivate func describedSubviews(_ description: ViewDescription) -> [View] {
        subviews.suffix(description.subviews.count)
    }

    /// The height that the view's own content needs; 0 for one that has none.
    fileprivate func ownHeight(forWidth width: CGFloat) -> CGFloat {
        let intrinsic = intrinsicContentSize.height
        guard !isHidden, intrinsic != Self.noIntrinsicMetric else { return 0 }
        let fitting = sizeThatFits(CGSize(width: max(1, width), height: 0)).height
        return fitting.isFinite ? fitting : 0
    }
}
