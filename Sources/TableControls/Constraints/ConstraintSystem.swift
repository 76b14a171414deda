import Foundation
import TableDrawing
import TableGeometry
import TableLayout

/// System of the constraints of a root view and of the views below it.
///
/// The variables are left edge, width, top edge and height of each item's alignment rectangle, in
/// coordinates whose origin is the root's upper left corner.
final class ConstraintSystem {
    /// Determination of the root's size.
    enum RootSize: Hashable {
        /// The size is given.
        case fixed
        /// Constraints determine the size, with priorities of the desired width and height.
        case fitting(LayoutPriority, LayoutPriority)
    }

    unowned let root: View
    let rootSize: RootSize
    /// Views and guides below the root.
    var items: [ConstraintItem] = []
    private(set) var rows: [ConstraintRow] = []
    var system = LayoutSystem()
    var solver: LayoutSolver?
    /// Message of the error that prevented the last solution, or `nil`.
    private(set) var failure: String?
    /// Size of the root, or its desired size, in points.
    private(set) var target = CGSize.zero
    var slots: [(view: View, role: LayoutGuide.Role)] = []
    private(set) var insets: [EdgeInsets] = []
    private var dynamicRows: [Int] = []
    /// Indices of the items to whose baselines rows refer.
    private var baselineItems: [Int] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var holders: [View] = []

    /// Index that stands for the root.
    static let rootIndex = -1

    init(_ root: View, _ rootSize: RootSize) {
        self.root = root
        self.rootSize = rootSize
        build()
    }

    // MARK: Construction

    private func build() {
        if case .fitting(let horizontal, let vertical) = rootSize {
            // The root's variables are the first variables.
            addVariables()
            require(length: .horizontal, ofRootWith: horizontal)
            require(length: .vertical, ofRootWith: vertical)
        }
        collect()
        for (index, item) in items.enumerated() where item.isGiven { addFrame(of: index) }
        var user: [NSLayoutConstraint] = []
        for holder in holders { user += holder.constraints.filter { applies($0) } }
        for constraint in user { add(constraint) }
        for stack in [root] + items.compactMap({ $0.guide == nil ? $0.view : nil }) {
            if let stack = stack as? StackView { addStack(stack) }
        }
        for (index, item) in items.enumerated() where item.hasContent { addContent(of: index) }
        dynamicRows = rows.indices.filter { !rows[$0].isConstant }
        baselineItems = Set(rows.flatMap(\.baselineItems)).sorted()
    }

    private func addVariables() {
        for kind in [LayoutSystem.VariableKind.position, .size, .position, .size] {
            system.addVariable(kind)
        }
        // Lengths are not negative.
        let last = system.variables.count
        for length in [last - 3, last - 1] {
            addRow([.init(1, variable: length)], .greaterThanOrEqual, .fixed(0))
        }
    }

    private func require(length axis: StackView.Axis, ofRootWith priority: LayoutPriority) {
        add(
            length(of: Self.rootIndex, along: axis), .equal, .target(axis), priority: priority)
    }

    /// Whether a constraint takes part: it is valid, its items belong to the system, and it does not
    /// state the length of a view that a stack hides.
    private func applies(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.isSolvable && !isCollapsed(constraint)
            && [constraint.firstItem, constraint.secondItem].allSatisfy { item in
                guard let item = item as? any LayoutItem else { return true }
                return index(of: item) != nil
            }
    }

    /// Whether a constraint states the length of a hidden arranged view along the axis of its stack.
    private func isCollapsed(_ constraint: NSLayoutConstraint) -> Bool {
        guard let view = constraint.firstItem as? View, view.isHidden,
            constraint.itemCount == 1 || constraint.secondItem === view,
            let stack = view.superview as? StackView, stack.arranges(view)
        else { return false }
        return [constraint.firstAttribute, constraint.secondAttribute].contains {
            $0.kind == .size && $0.axis == stack.axis
        }
    }

    /// Collects the items that constraints connect with the root.
    private func collect() {
        join(root)
        var next = 0
        while next < holders.count {
            let holder = holders[next]
            next += 1
            for constraint in holder.constraints where constraint.isSolvable {
                for item in [constraint.firstItem, constraint.secondItem] {
                    if let item = item as? any LayoutItem { register(item) }
                }
            }
        }
    }

    /// Takes the constraints of a view and the views of a stack into the system.
    private func join(_ view: View) {
        if !view.constraints.isEmpty { holders.append(view) }
        if let stack = view as? StackView {
            for view in stack.arrangedSubviews
            where !view.isHidden || view.placement.constraints != nil {
                register(view)
            }
        }
        // A view without constraints is part of the system, so that its place is reported as ambiguous.
        for view in view.ownSubviews where !view.translatesAutoresizingMaskIntoConstraints {
            register(view)
        }
    }

    private func register(_ item: any LayoutItem) {
        guard let view = item.layoutView, view.isDescendant(of: root) else { return }
        let guide = item as? LayoutGuide
        // The superview may register the view.
        if view !== root, let superview = view.superview { register(superview) }
        if view !== root, indices[ObjectIdentifier(view)] == nil {
            let isArranged = (view.superview as? StackView)?.arranges(view) == true
            append(
                ConstraintItem(
                    view: view, guide: nil,
                    isGiven: view.translatesAutoresizingMaskIntoConstraints && !isArranged,
                    superitem: view.superview.flatMap { index(of: $0) } ?? Self.rootIndex),
                for: view)
            view.constraintState.engine?.discard()
            view.constraintState.engine = nil
            view.constraintState.root = root
            join(view)
        }
        guard let guide, guide.role == nil, indices[ObjectIdentifier(guide)] == nil else { return }
        append(
            ConstraintItem(
                view: view, guide: guide, isGiven: false,
                superitem: index(of: view) ?? Self.rootIndex), for: guide)
    }

    private func append(_ item: ConstraintItem, for object: AnyObject) {
        indices[ObjectIdentifier(object)] = items.count
        items.append(item)
        addVariables()
    }

    /// Returns the index of an item, or `nil` if the item is not part of the system.
    func index(of item: any LayoutItem) -> Int? {
        if let guide = item as? LayoutGuide, guide.role != nil {
            return guide.owningView.flatMap { index(of: $0) }
        }
        return item === root ? Self.rootIndex : indices[ObjectIdentifier(item)]
    }

    // MARK: Rows

    @discardableResult
    private func addRow(
        _ terms: [LinearConstraint.Term], _ relation: LinearConstraint.Relation,
        _ origin: ConstraintRow.Origin, priority: LayoutPriority = .required,
        quantities: [(Double, LayoutExpression.Quantity)] = []
    ) -> Int {
        rows.append(ConstraintRow(origin: origin, quantities: quantities))
        var constant = 0.0
        if case .fixed(let value) = origin { constant = value }
        return system.addConstraint(
            LinearConstraint(terms, relation, constant, priority: priority.rawValue))
    }

    /// Adds a row `expression = constant`, or with `≤` or `≥`.
    func add(
        _ expression: LayoutExpression, _ relation: LinearConstraint.Relation,
        _ origin: ConstraintRow.Origin, priority: LayoutPriority = .required
    ) {
        addRow(
            expression.terms, relation, origin, priority: priority,
            quantities: expression.quantities)
    }

    private func add(_ constraint: NSLayoutConstraint) {
        let isMirrored =
            constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let first = constraint.firstItem as? any LayoutItem,
            var expression = expression(of: first, constraint.firstAttribute, isMirrored)
        else { return }
        if let second = constraint.secondItem as? any LayoutItem,
            let other = self.expression(of: second, constraint.secondAttribute, isMirrored)
        {
            expression.add(other, times: -Double(constraint.multiplier))
        }
        // Mirrored distances grow to the left.
        let isReversed =
            isMirrored
            && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
        // Positions are multiplied in the coordinates of the view that holds the constraint.
        if constraint.firstAttribute.kind == .position, constraint.multiplier != 1,
            let holder = constraint.holder.flatMap({ index(of: $0) })
        {
            let isHorizontal = constraint.firstAttribute.axis == .horizontal
            let origin = self.expression(
                of: holder, isReversed ? .right : isHorizontal ? .left : .top, isMirrored: false)
            expression.add(origin, times: Double(constraint.multiplier) - 1)
        }
        if isReversed {
            var negative = LayoutExpression()
            negative.add(expression, times: -1)
            expression = negative
        }
        add(
            expression, constraint.relation.linear, .constraint(constraint),
            priority: constraint.priority)
    }

    /// Adds the frame of a view that constraints do not determine.
    private func addFrame(of index: Int) {
        let item = items[index]
        for axis in [StackView.Axis.horizontal, .vertical] {
            var start = start(of: index, along: axis)
            start.add(self.start(of: item.superitem, along: axis), times: -1)
            add(start, .equal, .frame(item: index, axis == .horizontal ? .left : .top))
            add(
                length(of: index, along: axis), .equal,
                .frame(item: index, axis == .horizontal ? .width : .height))
        }
    }

    /// Part of a priority by which texts that can wrap give way to other contents of equal priority,
    /// which would be cut off.
    private static let wrappingShare: Float = 0.5

    private func addContent(of index: Int) {
        let view = items[index].view
        for axis in [StackView.Axis.horizontal, .vertical] {
            let length = length(of: index, along: axis)
            var resistance = view.contentCompressionResistancePriority(for: axis)
            if axis == .horizontal, items[index].wraps, resistance < .required {
                resistance = LayoutPriority(resistance.rawValue - Self.wrappingShare)
            }
            add(
                length, .greaterThanOrEqual, .content(item: index, axis: axis, isMinimum: true),
                priority: resistance)
            add(
                length, .lessThanOrEqual, .content(item: index, axis: axis, isMinimum: false),
                priority: view.contentHuggingPriority(for: axis))
        }
    }

    // MARK: Solution

    /// Solves the system for a size of the root, or for a desired size.
    ///
    /// Widths are solved first. The heights of texts with several lines follow from the widths.
    func solve(_ size: CGSize) {
        target = size
        insets = slots.map { insets(of: $0.view, $0.role) }
        for index in items.indices where items[index].hasContent {
            items[index].content = items[index].naturalContent
            items[index].naturalHeight = items[index].content.height
        }
        for index in baselineItems { items[index].baselineSize = items[index].content }
        guard solveRows() else { return }
        for _ in 0..<Self.maximumNumberOfPasses {
            guard adaptToSolution() else { return }
            guard solveRows() else { return }
        }
    }

    /// Number of solutions after which heights of texts no longer change the widths.
    private static let maximumNumberOfPasses = 4

    /// Adapts heights of texts and baselines to solved sizes, and returns whether a size has changed.
    private func adaptToSolution() -> Bool {
        var isChanged = false
        for index in items.indices where items[index].wraps {
            let width = rect(of: index).width
            let height =
                width >= items[index].content.width - Self.tolerance
                ? items[index].naturalHeight
                : items[index].contentHeight(atWidth: width)
            isChanged = isChanged || height != items[index].content.height
            items[index].content.height = height
        }
        for index in baselineItems {
            let size = items[index].baselineSize
            items[index].baselineSize = items[index].baselineSize(in: rect(of: index).size)
            isChanged = isChanged || items[index].baselineSize != size
        }
        return isChanged
    }

    /// Difference of widths, in points, below which a text is not measured again.
    private static let tolerance: CGFloat = 1e-4

    private func solveRows() -> Bool {
        do {
            if solver == nil {
                for row in dynamicRows {
                    system.setConstant(constant(of: rows[row]), ofConstraint: row)
                }
                solver = try LayoutSolver(system)
            } else {
                for row in dynamicRows {
                    let constant = constant(of: rows[row])
                    if solver?.constant(ofConstraint: row) != constant {
                        solver?.setConstant(constant, ofConstraint: row)
                    }
                }
                try solver?.solve()
            }
            failure = nil
            return true
        } catch {
            failure = "\(error)"
            return false
        }
    }

    /// Returns the solved alignment rectangle of an item in the root's coordinates, in points.
    func rect(of index: Int) -> CGRect {
        guard let values = solver?.values else { return .zero }
        if index == Self.rootIndex, rootSize == .fixed {
            return CGRect(origin: .zero, size: target)
        }
        let first = firstVariable(of: index)
        return CGRect(
            x: index == Self.rootIndex ? 0 : values[first],
            y: index == Self.rootIndex ? 0 : values[first + 2], width: values[first + 1],
            height: values[first + 3])
    }
}
