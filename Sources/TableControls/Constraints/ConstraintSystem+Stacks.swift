import Foundation
import TableDrawing
import TableLayout

/// Constraints of stack views, which correspond to UIKit's own.
extension ConstraintSystem {
    /// Priorities of UIKit's constraints in stack views.
    private enum StackPriority {
        /// Views stay within the stack across its axis.
        static let boundary = LayoutPriority(999.5)
        /// A stack without views has no length.
        static let emptiness = LayoutPriority(999)
        /// Distances between centres are equal.
        static let centering = LayoutPriority(149)
        /// The stack is no wider than its views require, across the axis.
        static let breadth = LayoutPriority(51)
        /// The stack is no longer than its views require, along the axis.
        static let length = LayoutPriority(49)
        /// Views with a common baseline are as near to the top as the alignment allows.
        static let nearness = LayoutPriority(25)
        /// A hidden view is at the near edges of the stack, without a breadth.
        static let hiding = LayoutPriority(1)
    }

    /// Adds the constraints between a stack and its arranged views.
    func addStack(_ stack: StackView) {
        guard let owner = index(of: stack) else { return }
        let layout = StackRows(system: self, stack: stack, owner: owner)
        for view in stack.arrangedSubviews where view.isHidden {
            if let index = index(of: view) { collapse(index, in: layout) }
        }
        let views = stack.shownViews.filter { index(of: $0) != nil }
        guard !views.isEmpty else {
            return layout.hug(stack.axis, with: StackPriority.emptiness)
        }
        let indices = views.compactMap { index(of: $0) }
        addLengths(of: views, indices, in: layout)
        addBreadths(of: indices, in: layout)
        for (view, index) in zip(views, indices) {
            for axis in StackView.Axis.allCases {
                guard let length = stack.fixedLength(of: view, along: axis) else { continue }
                add(self.length(of: index, along: axis), .equal, .fixed(Double(length)))
            }
        }
    }

    /// Gives a hidden view a place in the stack, without a length along the axis.
    private func collapse(_ index: Int, in layout: StackRows) {
        for axis in StackView.Axis.allCases {
            layout.relate(
                layout.near(index, axis), .equal, to: layout.near(layout.owner, axis), along: axis,
                priority: StackPriority.hiding)
            let isLength = axis == layout.stack.axis
            add(
                length(of: index, along: axis), .equal, .fixed(0),
                priority: isLength ? StackPriority.emptiness : StackPriority.hiding)
        }
    }

    private func addLengths(of views: [View], _ indices: [Int], in layout: StackRows) {
        let stack = layout.stack
        let axis = stack.axis
        layout.relate(
            layout.near(indices[0], axis), .equal, to: layout.near(layout.owner, axis), along: axis)
        if let last = indices.last {
            layout.relate(
                layout.far(last, axis), .equal, to: layout.far(layout.owner, axis), along: axis)
        }
        let isSpaced = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let gaps = stack.gaps(views)
        for (index, gap) in gaps.enumerated() {
            layout.relate(
                layout.near(indices[index + 1], axis), isSpaced ? .greaterThanOrEqual : .equal,
                to: layout.far(indices[index], axis), along: axis, distance: Double(gap))
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for index in indices.dropFirst() {
                layout.relate(
                    length(of: index, along: axis), .equal, to: length(of: indices[0], along: axis),
                    along: axis)
            }
        case .fillProportionally: addProportions(of: views, indices, along: axis)
        case .equalSpacing, .equalCentering:
            layout.hug(axis, with: StackPriority.length)
            let distances = layout.distances(
                between: indices, ofCentres: stack.distribution == .equalCentering)
            for distance in distances.dropFirst() {
                layout.relate(
                    distance, .equal, to: distances[0], along: axis,
                    priority: stack.distribution == .equalCentering
                        ? StackPriority.centering : .required)
            }
        }
    }

    /// Relates lengths to the natural lengths, with descending priorities.
    private func addProportions(of views: [View], _ indices: [Int], along axis: StackView.Axis) {
        let lengths = views.map { view -> Double in
            let size = view.intrinsicContentSize
            return Double(max(0, axis == .horizontal ? size.width : size.height))
        }
        guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return }
        for (number, index) in indices.enumerated() where number != base {
            var expression = length(of: index, along: axis)
            expression.add(
                length(of: indices[base], along: axis), times: -lengths[number] / lengths[base])
            add(
                expression, .equal, .fixed(0),
                priority: LayoutPriority(max(1, Float(999 - number))))
        }
    }

    private func addBreadths(of indices: [Int], in layout: StackRows) {
        let stack = layout.stack
        let axis: StackView.Axis = stack.axis == .vertical ? .horizontal : .vertical
        let alignment = stack.alignment
        let isFill = alignment == .fill
        let (near, far) = (layout.near(layout.owner, axis), layout.far(layout.owner, axis))
        if !isFill { layout.hug(axis, with: StackPriority.breadth) }
        for index in indices {
            let usesNear = isFill || layout.isLeading(alignment)
            let usesFar = isFill || alignment == .trailing
            layout.relate(
                layout.near(index, axis), usesNear ? .equal : .greaterThanOrEqual, to: near,
                along: axis,
                priority: usesNear ? .required : StackPriority.boundary)
            layout.relate(
                far, usesFar ? .equal : .greaterThanOrEqual, to: layout.far(index, axis),
                along: axis,
                priority: usesFar ? .required : StackPriority.boundary)
            if alignment == .center {
                layout.relate(
                    layout.center(index, axis), .equal, to: layout.center(layout.owner, axis),
                    along: axis)
            }
        }
        guard stack.axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline
        else { return }
        let attribute: NSLayoutConstraint.Attribute =
            alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        let baselines = indices.map { expression(of: $0, attribute, isMirrored: false) }
        for baseline in baselines.dropFirst() {
            layout.relate(baseline, .equal, to: baselines[0], along: .vertical)
        }
        for index in indices {
            layout.relate(
                layout.near(index, axis), .equal, to: near, along: axis,
                priority: StackPriority.nearness)
        }
    }
}

/// Expressions and rows of a stack in a system.
private struct StackRows {
    let system: ConstraintSystem
    let stack: StackView
    /// Index of the stack.
    let owner: Int
    let isMirrored: Bool

    init(system: ConstraintSystem, stack: StackView, owner: Int) {
        self.system = system
        self.stack = stack
        self.owner = owner
        isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Rectangle of the arranged views: the margins, or `nil` for the bounds.
    private var role: LayoutGuide.Role? {
        stack.isLayoutMarginsRelativeArrangement ? .layoutMargins : nil
    }

    func near(_ index: Int, _ axis: StackView.Axis) -> LayoutExpression {
        expression(of: index, axis == .horizontal ? .leading : .top)
    }

    func far(_ index: Int, _ axis: StackView.Axis) -> LayoutExpression {
        expression(of: index, axis == .horizontal ? .trailing : .bottom)
    }

    func center(_ index: Int, _ axis: StackView.Axis) -> LayoutExpression {
        expression(of: index, axis == .horizontal ? .centerX : .centerY)
    }

    private func expression(
        of index: Int, _ attribute: NSLayoutConstraint.Attribute
    ) -> LayoutExpression {
        system.expression(
            of: index, attribute, role: index == owner ? role : nil, isMirrored: isMirrored)
    }

    /// Adds a row `first = second + distance`, or with `≤` or `≥`, in the direction of the axis.
    func relate(
        _ first: LayoutExpression, _ relation: LinearConstraint.Relation,
        to second: LayoutExpression, along axis: StackView.Axis, distance: Double = 0,
        priority: LayoutPriority = .required
    ) {
        var difference = LayoutExpression()
        let sign: Double = isMirrored && axis == .horizontal ? -1 : 1
        difference.add(first, times: sign)
        difference.add(second, times: -sign)
        system.add(difference, relation, .fixed(distance), priority: priority)
    }

    /// Keeps the stack as small as its views allow along an axis.
    func hug(_ axis: StackView.Axis, with priority: LayoutPriority) {
        system.add(system.length(of: owner, along: axis), .equal, .fixed(0), priority: priority)
    }

    /// Returns gaps between adjacent views, or distances of their centres.
    func distances(between indices: [Int], ofCentres: Bool) -> [LayoutExpression] {
        zip(indices, indices.dropFirst()).map { first, second in
            var distance = ofCentres ? center(second, stack.axis) : near(second, stack.axis)
            distance.add(ofCentres ? center(first, stack.axis) : far(first, stack.axis), times: -1)
            return distance
        }
    }

    /// Whether views have the leading or top edge of the stack.
    func isLeading(_ alignment: StackView.Alignment) -> Bool {
        switch alignment {
        case .leading: true
        // As in the arrangement without constraints, views of a column have no common baseline.
        case .firstBaseline, .lastBaseline: stack.axis == .vertical
        default: false
        }
    }
}
