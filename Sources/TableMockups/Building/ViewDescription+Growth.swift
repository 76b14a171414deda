import Foundation
import TableControls
import TableDrawing
import TableViews

/// Growth of rows without a stated height.
extension ViewDescription {
    /// Height of the frame in points, or `nil` if the view has no frame.
    var framedHeight: CGFloat? { framed?.height }

    /// The frame, or `nil` if the view has no frame or constraints place the view.
    private var framed: CGRect? {
        if case .frame(let frame) = place, !isPlacedByConstraints { frame } else { nil }
    }

    /// Whether the content of the framed view can increase the row's height.
    ///
    /// The content is a text with an unlimited number of lines or a stack that both stretch
    /// with the height, or a view with such a subview.
    var growsWithContent: Bool {
        guard framed != nil,
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

    /// The view with a vertical flow around growing subviews: views below a growing subview
    /// move down.
    ///
    /// If several subviews grow, their growth adds up.
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

    /// Returns the view with the growing subviews and the subviews below them in a vertical flow.
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

    /// Returns the height that a view of this description needs at its width, in points.
    private var neededHeight: @Sendable (View) -> CGFloat {
        { view in neededHeight(of: view, forWidth: view.bounds.width) }
    }

    /// The view with growing subviews that stretch with the view.
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

/// Heights of views made from the description.
extension ViewDescription {
    /// Returns the lowest edge of the framed subviews plus the space above the highest framed
    /// subview, in points.
    ///
    /// A storyboard cell has this height if constraints connect its content to both edges at
    /// equal distances. A subview that fills the view counts with its own subviews.
    func framedHeight(of view: View) -> CGFloat {
        let container = view.describedContainer
        guard !(container is StackView) else { return 0 }
        var top = CGFloat.greatestFiniteMagnitude
        var bottom: CGFloat = 0
        var filled: CGFloat = 0
        for (part, view) in zip(subviews, describedSubviews(of: container))
        where !view.isHidden && !part.isPlacedByConstraints {
            switch part.place {
            case .frame, .natural:
                top = min(top, max(0, view.frame.minY))
                bottom = max(bottom, view.frame.maxY)
            case .fill: filled = max(filled, part.framedHeight(of: view))
            case .margins:
                let inner = part.framedHeight(of: view)
                let margins = container.layoutMargins
                if inner > 0 { filled = max(filled, inner + margins.top + margins.bottom) }
            }
        }
        return max(filled, bottom > 0 ? bottom + top : 0)
    }

    /// Returns the height of the view at which all growing subviews have their required height,
    /// in points, or 0 if no subview grows.
    ///
    /// - Parameters:
    ///   - height: the current height of the view, for which the subviews are placed, in points.
    ///   - width: the width of the subviews' container, in points.
    func heightOfParts(of view: View, height: CGFloat, width: CGFloat) -> CGFloat {
        let container = view.describedContainer
        guard !(container is StackView) else { return 0 }
        var needed = container.placement.verticalFlow?.neededHeight ?? 0
        for (index, (part, view)) in zip(subviews, describedSubviews(of: container)).enumerated()
        where !view.isHidden && !part.isPlacedByConstraints {
            switch part.place {
            case .natural: break
            case .frame:
                let flows = verticalFlow?.contains(index) == true
                guard part.growsWithContent, !flows else { break }
                let own = part.neededHeight(of: view, forWidth: view.bounds.width)
                needed = max(needed, height + own - view.bounds.height)
            case .fill: needed = max(needed, part.neededHeight(of: view, forWidth: width))
            case .margins:
                let margins = container.layoutMargins
                let inner = width - margins.left - margins.right
                needed = max(
                    needed,
                    part.neededHeight(of: view, forWidth: inner) + margins.top + margins.bottom)
            }
        }
        return needed
    }

    /// Returns the height that the view needs for its own content and its subviews, in points,
    /// or 0 if the view needs no height.
    private func neededHeight(of view: View, forWidth width: CGFloat) -> CGFloat {
        max(
            Self.ownHeight(of: view, forWidth: width),
            heightOfParts(of: view, height: view.bounds.height, width: width))
    }

    /// Returns the height of the view's own content, or 0 if the view has no content.
    private static func ownHeight(of view: View, forWidth width: CGFloat) -> CGFloat {
        let intrinsic = view.intrinsicContentSize.height
        guard !view.isHidden, intrinsic != View.noIntrinsicMetric else { return 0 }
        let fitting = view.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
        return fitting.isFinite ? fitting : 0
    }

    /// Returns the views of the subviews, which are the last subviews of their container.
    private func describedSubviews(of container: View) -> ArraySlice<View> {
        container.subviews.suffix(subviews.count)
    }
}

extension AutoresizingMask {
    fileprivate static let vertical: AutoresizingMask = [
        .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ]
}
