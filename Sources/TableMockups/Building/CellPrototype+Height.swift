import Foundation
import TableDrawing
import TableText
import TableViews

extension CellPrototype {
    /// The height in points that the frames of a cell are written for whose description states none.
    ///
    /// The lowest edge of the framed views, and below it as much space as there is above the highest:
    /// as a storyboard's cell has it whose constraints reach both edges at equal distances. At least
    /// the theme's row height, to which UIKit falls back where the content asks for none.
    func declaredHeight() -> CGFloat {
        let least = RenderContext.current.theme.table.rowHeight
        guard let cell = makeView() as? TableViewCell else { return least }
        let fitting = CGSize(width: cell.bounds.width, height: .greatestFiniteMagnitude)
        return max(least, cell.sizeThatFits(fitting).height, framedHeight(in: cell))
            .roundedUpToDevicePixels
    }

    /// The height of a cell that shows a row's values and has the row's width; points.
    ///
    /// What fills the cell or its margins counts with its content at the width that it has, and so
    /// does text or a stack that stretches with the cell from a frame. It is never less than the
    /// declared height.
    func contentHeight(of cell: TableViewCell, declared: CGFloat) -> CGFloat {
        let fitting = CGSize(width: cell.bounds.width, height: .greatestFiniteMagnitude)
        let content = cell.contentView.bounds.size
        // What lies outside the content view, such as a line below it.
        let outside = max(0, cell.bounds.height - content.height)
        var height = max(declared, cell.sizeThatFits(fitting).height, framedHeight(in: cell))
        for (description, view) in zip(arrangedSubviews, cell.describedSubviews(view)) {
            switch description.place {
            case .natural: break
            case .frame:
                guard description.growsWithContent else { break }
                let needed = view.ownHeight(forWidth: view.bounds.width)
                height = max(height, declared + needed - view.bounds.height)
            case .fill: height = max(height, view.ownHeight(forWidth: content.width) + outside)
            case .margins:
                let margins = cell.contentView.layoutMargins
                let inner = content.width - margins.left - margins.right
                height = max(
                    height,
                    view.ownHeight(forWidth: inner) + margins.top + margins.bottom + outside)
            }
        }
        return height.roundedUpToDevicePixels
    }

    /// Whether rows may be of different heights, for the values that they give.
    var growsWithValues: Bool {
        height == nil
            && view.subviews.contains { view in
                if case .frame = view.place { view.growsWithContent } else { true }
            }
    }

    /// The lowest edge of views with places of their own, and the space above the highest again.
    private func framedHeight(in cell: TableViewCell) -> CGFloat {
        var top = CGFloat.greatestFiniteMagnitude
        var bottom: CGFloat = 0
        for (description, view) in zip(view.subviews, cell.describedSubviews(view)) {
            guard description.place.isOfItsOwn, !view.isHidden else { continue }
            top = min(top, max(0, view.frame.minY))
            bottom = max(bottom, view.frame.maxY)
        }
        return bottom > 0 ? bottom + top : 0
    }

    /// The description with the height that its frames are for: its own, the table's, or what they
    /// take; then texts and stacks in frames stretch where rows need more.
    func sizedView(rowHeight: CGFloat?) -> ViewDescription {
        guard isCell, height == nil else { return view }
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
        guard !isHidden, intrinsic != Self.noIntrinsicMetric else { return 0 }
        let fitting = sizeThatFits(CGSize(width: max(1, width), height: 0)).height
        return fitting.isFinite ? fitting : 0
    }
}
