import Foundation
import TableDrawing
import TableViews

/// Which described views make a row higher that states no height.
extension ViewDescription {
    /// The height of the frame, of a view that has one, in points.
    var framedHeight: CGFloat? { framed?.height }

    /// The frame, of a view that has one.
    private var framed: CGRect? {
        if case .frame(let frame) = place { frame } else { nil }
    }

    /// Whether a row grows where what stands in the view's frame needs more height: a text of any number of lines or
    /// a stack that keeps its distances from above and below, or a view that holds such.
    var growsWithContent: Bool {
        guard case .frame = place,
            (autoresizingMask ?? []).isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
        else { return false }
        return holdsGrowingText
    }

    private var holdsGrowingText: Bool {
        switch className {
        case "StackView": true
        case "Label": if case .number(0)? = properties["numberOfLines"] { true } else { false }
        case "TextView":
            if case .boolean(false)? = properties["isScrollEnabled"] { true } else { false }
        default:
            subviews.contains { $0.framed == nil ? $0.holdsGrowingText : $0.growsWithContent }
        }
    }

    /// The view with what stands below one that grows moving down with it; where several grow, in a flow.
    var arranged: ViewDescription {
        guard className != "StackView" else { return self }
        var result = self
        let growing = subviews.filter(\.growsWithContent).compactMap(\.framed)
        if growing.count > 1 { return flowing(around: growing) }
        result.subviews = subviews.map { description in
            guard let frame = description.framed, growing.contains(where: { $0.maxY <= frame.minY })
            else { return description.arranged }
            var moved = description
            moved.autoresizingMask = (moved.autoresizingMask ?? []).union(.flexibleTopMargin)
            return moved
        }
        return result
    }

    /// The view with what grows in it, and what stands below that, in a flow.
    private func flowing(around growing: [CGRect]) -> ViewDescription {
        var result = self
        var parts: [VerticalFlow.Part] = []
        result.subviews = subviews.enumerated().map { index, description in
            var arranged = description.arranged
            let grows = description.growsWithContent
            guard let frame = description.framed,
                grows || growing.contains(where: { $0.maxY <= frame.minY })
            else { return arranged }
            arranged.autoresizingMask?.subtract(.vertical)
            parts.append(
                VerticalFlow.Part(
                    index: index, frame: frame, neededHeight: grows ? arranged.neededHeight : nil))
            return arranged
        }
        result.verticalFlow = VerticalFlow(parts)
        return result
    }

    /// The height in points that a view which was made of this needs at its width.
    private var neededHeight: @Sendable (View) -> CGFloat {
        { view in view.neededHeight(by: self, forWidth: view.bounds.width) }
    }

    /// The view with what grows in it growing as it does itself.
    var stretched: ViewDescription {
        guard className != "StackView" else { return self }
        var result = self
        result.subviews = subviews.enumerated().map { index, description in
            guard description.framed == nil || description.growsWithContent else {
                return description
            }
            var grown = description.stretched
            if description.growsWithContent, verticalFlow?.contains(index) != true {
                grown.autoresizingMask = (grown.autoresizingMask ?? []).union(.flexibleHeight)
            }
            return grown
        }
        return result
    }
}

extension View {
    /// The lowest edge of what has places of its own in the view, and the space above the highest again: as a
    /// storyboard's cell has it whose constraints reach both edges at equal distances; in points.
    ///
    /// What fills the view counts with what it holds.
    func framedHeight(by description: ViewDescription) -> CGFloat {
        let container = describedContainer
        guard !(container is StackView) else { return 0 }
        var top = CGFloat.greatestFiniteMagnitude
        var bottom: CGFloat = 0
        var filled: CGFloat = 0
        for (part, view) in zip(description.subviews, container.describedSubviews(description))
        where !view.isHidden {
            switch part.place {
            case .frame, .natural:
                top = min(top, max(0, view.frame.minY))
                bottom = max(bottom, view.frame.maxY)
            case .fill: filled = max(filled, view.framedHeight(by: part))
            case .margins:
                let inner = view.framedHeight(by: part)
                let margins = container.layoutMargins
                if inner > 0 { filled = max(filled, inner + margins.top + margins.bottom) }
            }
        }
        return max(filled, bottom > 0 ? bottom + top : 0)
    }

    /// The height at which all that grows in the view has the height that it needs, in points; 0 where nothing does.
    ///
    /// - Parameters:
    ///   - height: the view's own, in which its parts stand now; points.
    ///   - width: the width of what it holds, in points.
    func heightOfParts(
        by description: ViewDescription, height: CGFloat, width: CGFloat
    ) -> CGFloat {
        let container = describedContainer
        guard !(container is StackView) else { return 0 }
        var needed = container.verticalFlow?.neededHeight ?? 0
        for (index, (part, view)) in zip(
            description.subviews, container.describedSubviews(description)
        ).enumerated()
        where !view.isHidden {
            switch part.place {
            case .natural: break
            case .frame:
                let flows = description.verticalFlow?.contains(index) == true
                guard part.growsWithContent, !flows else { break }
                let own = view.neededHeight(by: part, forWidth: view.bounds.width)
                needed = max(needed, height + own - view.bounds.height)
            case .fill: needed = max(needed, view.neededHeight(by: part, forWidth: width))
            case .margins:
                let margins = container.layoutMargins
                let inner = width - margins.left - margins.right
                needed = max(
                    needed,
                    view.neededHeight(by: part, forWidth: inner) + margins.top + margins.bottom)
            }
        }
        return needed
    }

    /// The height that the view needs by its content and by what it holds, in points; 0 for one that needs none.
    fileprivate func neededHeight(
        by description: ViewDescription, forWidth width: CGFloat
    ) -> CGFloat {
        max(
            ownHeight(forWidth: width),
            heightOfParts(by: description, height: bounds.height, width: width))
    }

    /// The height that the view's own content needs; 0 for one that has none.
    private func ownHeight(forWidth width: CGFloat) -> CGFloat {
        let intrinsic = intrinsicContentSize.height
        guard !isHidden, intrinsic != Self.noIntrinsicMetric else { return 0 }
        let fitting = sizeThatFits(CGSize(width: max(1, width), height: 0)).height
        return fitting.isFinite ? fitting : 0
    }

    /// The views that were made of a description's subviews, which stand last in what holds them.
    private func describedSubviews(_ description: ViewDescription) -> [View] {
        subviews.suffix(description.subviews.count)
    }
}

extension AutoresizingMask {
    fileprivate static let vertical: AutoresizingMask = [
        .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
}
