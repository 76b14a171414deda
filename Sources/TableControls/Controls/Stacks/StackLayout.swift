import Foundation
import TableDrawing
import TableGeometry

/// Layout of a stack's views in a rectangle.
struct StackLayout {
    private let stack: StackView
    private let room: CGRect
    private let views: [View]
    private let sizes: [CGSize]
    private let gaps: [CGFloat]

    init(_ stack: StackView, in room: CGRect) {
        self.stack = stack
        self.room = room
        views = stack.shownViews
        gaps = stack.gaps(views)
        let isVertical = stack.axis == .vertical
        // Text wraps at the available width; along a row, each view may take its preferred
        // width.
        let limit = CGSize(width: isVertical ? room.width : 0, height: 0)
        sizes = views.map { stack.naturalSize(of: $0, fitting: limit) }
    }

    private var isVertical: Bool { stack.axis == .vertical }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// Size of the views at their natural sizes.
    var naturalSize: CGSize {
        let gap = gaps.reduce(0, +)
        let lengths = sizes.map { along($0) }
        var length = lengths.reduce(0, +) + gap
        if stack.distribution == .fillEqually {
            length = (lengths.max() ?? 0) * CGFloat(views.count) + gap
        }
        var breadth = sizes.map { across($0) }.max() ?? 0
        if !isVertical, room.width > 0, length > room.width {
            // Texts narrower than their preferred width wrap, and become higher.
            let lengths = self.lengths(in: room.width)
            breadth =
                zip(views.indices, lengths).map { naturalBreadth(of: $0, length: $1) }.max() ?? 0
        }
        if let baselines = baselines(sizes) {
            let below = zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
            breadth = max(breadth, (baselines.max() ?? 0) + below)
        }
        return isVertical
            ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    /// Frames of the views in the order of the stack.
    var frames: [(View, CGRect)] {
        let length = along(room.size)
        let lengths = lengths(in: length)
        let starts = starts(lengths, in: length)
        let breadth = across(room.size)
        let breadths = views.indices.map {
            breadthOfView($0, length: lengths[$0], room: breadth)
        }
        let baselines = baselines(
            zip(lengths, breadths).map { CGSize(width: $0, height: $1) })
        let deepest = baselines?.max() ?? 0
        let isMirrored =
            stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let grid = PixelGrid.current
        return views.indices.map { index in
            var start = starts[index]
            if !isVertical, isMirrored { start = length - start - lengths[index] }
            var offset = offset(breadths[index], in: breadth, isMirrored: isVertical && isMirrored)
            if let baselines { offset = deepest - baselines[index] }
            let frame =
                isVertical
                ? CGRect(x: offset, y: start, width: breadths[index], height: lengths[index])
                : CGRect(x: start, y: offset, width: lengths[index], height: breadths[index])
            return (
                views[index], grid.alignedRect(frame.offsetBy(dx: room.minX, dy: room.minY))
            )
        }
    }

    // MARK: Along the axis

    private func lengths(in length: CGFloat) -> [CGFloat] {
        let natural = sizes.map { along($0) }
        let free = max(0, length - gaps.reduce(0, +))
        switch stack.distribution {
        case .fill: return stretched(natural, to: free)
        case .fillEqually:
            return natural.map { _ in free / CGFloat(max(1, natural.count)) }
        case .fillProportionally:
            let sum = natural.reduce(0, +)
            guard sum > 0 else { return natural.map { _ in free / CGFloat(max(1, natural.count)) } }
            return natural.map { free * $0 / sum }
        case .equalSpacing, .equalCentering:
            let sum = natural.reduce(0, +)
            return sum > free ? stretched(natural, to: free) : natural
        }
    }

    /// Returns the lengths after the view with the lowest priority has absorbed the difference.
    ///
    /// The longest view of equal priority shrinks first, so that a long text does not truncate
    /// other views. The view does not shrink below half of an even share while other views are
    /// longer. UIKit calls such a layout ambiguous.
    private func stretched(_ natural: [CGFloat], to free: CGFloat) -> [CGFloat] {
        var lengths = natural
        let spare = free - natural.reduce(0, +)
        let axis = stack.axis
        func isFixed(_ index: Int) -> Bool {
            stack.fixedLength(of: views[index], along: axis) != nil
        }
        func hugging(_ index: Int) -> LayoutPriority {
            isFixed(index) ? .required : views[index].contentHuggingPriority(for: axis)
        }
        // As in UIKit, a view without an intrinsic length has no preferred length: a spacer
        // stretches first.
        func isHeld(_ index: Int) -> Int {
            let length = along(views[index].intrinsicContentSize)
            return isFixed(index) || length != View.noIntrinsicMetric ? 1 : 0
        }
        // At equal priorities, a text stretches before an image; UIKit calls such a layout
        // ambiguous.
        func rank(_ index: Int) -> Int { views[index] is ImageView ? 1 : 0 }
        func resistance(_ index: Int) -> LayoutPriority {
            isFixed(index)
                ? .required : views[index].contentCompressionResistancePriority(for: axis)
        }
        if spare > 0 {
            let least = views.indices.min { left, right in
                (isHeld(left), hugging(left), rank(left))
                    < (isHeld(right), hugging(right), rank(right))
            }
            if let least { lengths[least] += spare }
        } else if spare < 0 {
            var missing = -spare
            let order = views.indices.sorted { left, right in
                let priorities = [left, right].map(resistance)
                guard priorities[0] == priorities[1] else { return priorities[0] < priorities[1] }
                return (lengths[left], left) > (lengths[right], right)
            }
            func give(_ index: Int, downTo least: CGFloat) {
                let taken = min(max(0, lengths[index] - least), missing)
                lengths[index] -= taken
                missing -= taken
            }
            let share = free / CGFloat(max(1, 2 * views.count))
            var rest = order[...]
            while let first = rest.first, missing > 0 {
                let equals = rest.prefix { resistance($0) == resistance(first) }
                for least in [share, 0] {
                    for index in equals { give(index, downTo: least) }
                }
                rest = rest.dropFirst(equals.count)
            }
        }
        return lengths
    }

    private func starts(_ lengths: [CGFloat], in length: CGFloat) -> [CGFloat] {
        var gaps = gaps
        let spare = length - lengths.reduce(0, +) - gaps.reduce(0, +)
        if stack.distribution == .equalCentering, spare > 0, lengths.count > 1 {
            return centred(lengths, in: length)
        }
        if stack.distribution == .equalSpacing, spare > 0, lengths.count > 1 {
            let even = (length - lengths.reduce(0, +)) / CGFloat(lengths.count - 1)
            gaps =
                gaps.allSatisfy { $0 <= even }
                ? gaps.map { _ in even } : gaps.map { $0 + spare / CGFloat(gaps.count) }
        }
        var starts: [CGFloat] = []
        var start: CGFloat = 0
        for (index, each) in lengths.enumerated() {
            starts.append(start)
            start += each + (index < gaps.count ? gaps[index] : 0)
        }
        return starts
    }

    /// Returns positions with centres at equal distances, but with at least the gap between
    /// views.
    private func centred(_ lengths: [CGFloat], in length: CGFloat) -> [CGFloat] {
        let first = lengths[0] / 2
        let last = length - lengths[lengths.count - 1] / 2
        let step = (last - first) / CGFloat(lengths.count - 1)
        var starts = lengths.enumerated().map { index, each in
            first + step * CGFloat(index) - each / 2
        }
        for index in starts.indices.dropFirst() {
            starts[index] = max(
                starts[index], starts[index - 1] + lengths[index - 1] + gaps[index - 1])
        }
        var limit = length
        for index in starts.indices.reversed() {
            starts[index] = min(starts[index], limit - lengths[index])
            limit = starts[index] - (index > 0 ? gaps[index - 1] : 0)
        }
        return starts
    }

    // MARK: Across the axis

    private func breadthOfView(
        _ index: Int, length: CGFloat, room: CGFloat
    ) -> CGFloat {
        let axis: StackView.Axis = isVertical ? .horizontal : .vertical
        if let fixed = stack.fixedLength(of: views[index], along: axis) { return min(room, fixed) }
        if stack.alignment == .fill { return room }
        return min(room, naturalBreadth(of: index, length: length))
    }

    /// Returns the length of a view across the axis for a length along the axis: a narrower
    /// text is higher.
    private func naturalBreadth(of index: Int, length: CGFloat) -> CGFloat {
        guard !isVertical, length < sizes[index].width else { return across(sizes[index]) }
        // A width of 0 would mean no limit.
        return stack.naturalSize(
            of: views[index], fitting: CGSize(width: max(1, length), height: 0)
        ).height
    }

    private func offset(_ breadth: CGFloat, in room: CGFloat, isMirrored: Bool) -> CGFloat {
        switch stack.alignment {
        case .fill: return 0
        case .center: return (room - breadth) / 2
        case .leading, .firstBaseline, .lastBaseline: return isMirrored ? room - breadth : 0
        case .trailing: return isMirrored ? 0 : room - breadth
        }
    }

    /// Returns the distances from each view's top to its aligned baseline, or `nil` without a
    /// baseline alignment.
    private func baselines(_ sizes: [CGSize]) -> [CGFloat]? {
        guard !isVertical else { return nil }
        switch stack.alignment {
        case .firstBaseline:
            return zip(views, sizes).map { ViewBaseline(view: $0).distance(in: $1, isLast: false) }
        case .lastBaseline:
            return zip(views, sizes).map { ViewBaseline(view: $0).distance(in: $1, isLast: true) }
        case .fill, .leading, .center, .trailing: return nil
        }
    }
}
