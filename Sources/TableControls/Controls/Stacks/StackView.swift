import Foundation
import TableDrawing

/// View that arranges views along an axis; UIKit's class.
///
/// Constraints place the arranged views if a constraint names the stack or an arranged view. Otherwise a
/// view's natural size is the result of `sizeThatFits(_:)`, or the explicit size of a plain view. Lengths
/// are in points.
open class StackView: View {
    /// Direction of the arranged views.
    public enum Axis: Int, Sendable, Hashable, CaseIterable { case horizontal, vertical }

    /// Alignment of views across the axis; `top` equals `leading`, and `bottom` equals
    /// `trailing`.
    public enum Alignment: Int, Sendable, Hashable, CaseIterable {
        case fill = 0
        case leading = 1
        /// Baselines of the first lines; equal to `leading` for the vertical axis.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        /// Top edge in a horizontal stack; equal to `leading`.
        public static let top = Alignment.leading
        /// Bottom edge in a horizontal stack; equal to `trailing`.
        public static let bottom = Alignment.trailing

        /// Alignments by their names in descriptions, which are UIKit's names, including equal
        /// alignments.
        static let names: [(name: String, value: Alignment)] =
            allCases.map { (String(describing: $0), $0) } + [("top", top), ("bottom", bottom)]
    }

    /// Distribution of views along the axis.
    public enum Distribution: Int, Sendable, Hashable, CaseIterable {
        /// Stretches or shrinks a single view: the view with the lowest priority, or the first
        /// of equals.
        case fill
        case fillEqually
        /// Sizes views in proportion to their natural sizes.
        case fillProportionally
        /// Keeps natural sizes with equal gaps of at least `spacing`.
        case equalSpacing
        /// Keeps equal distances between centres, with gaps of at least `spacing`.
        case equalCentering
    }

    /// Custom spacing that represents `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Spacing of the system, 8 points.
    public static let spacingUseSystem: CGFloat = 8

    /// Arranged views; hidden views take no space.
    public private(set) var arrangedSubviews: [View] = []
    /// Axis of the arranged views.
    open var axis = Axis.horizontal { didSet { stackDidChange() } }
    /// Alignment of the arranged views across the axis.
    open var alignment = Alignment.fill { didSet { stackDidChange() } }
    /// Distribution of the arranged views along the axis.
    open var distribution = Distribution.fill { didSet { stackDidChange() } }
    /// Gap between adjacent views without custom spacing, in points.
    open var spacing: CGFloat = 0 { didSet { stackDidChange() } }
    /// Whether views are arranged within the layout margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { stackDidChange() } }
    /// Whether gaps of a column reach from the last baseline of a text to the first baseline below.
    open var isBaselineRelativeArrangement = false { didSet { stackDidChange() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// Explicit sizes from descriptions; 0 along an axis means the size of the content.
    private var fixedSizes: [ObjectIdentifier: CGSize] = [:]
    /// Sizes of plain views before the stack resized them.
    private var naturalSizes: [ObjectIdentifier: (natural: CGSize, given: CGSize)] = [:]

    /// Creates a horizontal stack of views, in their order.
    public init(arrangedSubviews views: [View]) {
        super.init(frame: .zero)
        isOpaque = false
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    // MARK: Arranged views

    /// Adds a view after the arranged views, and as a subview.
    open func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view into the arranged views; an index out of range is an error.
    open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
        guard (0...arrangedSubviews.count).contains(stackIndex) else {
            return DiagnosticLog.fail(
                "stack.index",
                "insertArrangedSubview(_:at: \(stackIndex)) was called on a stack of "
                    + counted(arrangedSubviews.count, "view"))
        }
        var index = stackIndex
        if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
            arrangedSubviews.remove(at: old)
            if old < index { index -= 1 }
        }
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        arrangedSubviews.insert(view, at: index)
        stackDidChange()
    }

    /// Removes a view from the arranged views; the view stays a subview, as in UIKit.
    open func removeArrangedSubview(_ view: View) {
        arrangedSubviews.removeAll { $0 === view }
        forget(view)
        stackDidChange()
    }

    open override func willRemoveSubview(_ subview: View) {
        arrangedSubviews.removeAll { $0 === subview }
        forget(subview)
    }

    private func forget(_ view: View) {
        customSpacings[ObjectIdentifier(view)] = nil
        fixedSizes[ObjectIdentifier(view)] = nil
        naturalSizes[ObjectIdentifier(view)] = nil
    }

    /// Sets the gap after a view, or restores the default gap with `spacingUseDefault`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
        let key = ObjectIdentifier(arrangedSubview)
        customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
        stackDidChange()
    }

    /// Returns the gap after a view in points, or `spacingUseDefault` without custom spacing.
    open func customSpacing(after arrangedSubview: View) -> CGFloat {
        ownSpacing(after: arrangedSubview) ?? Self.spacingUseDefault
    }

    private func ownSpacing(after view: View) -> CGFloat? {
        customSpacings[ObjectIdentifier(view)] ?? view.placement.contentPriorities?.spacingAfter
    }

    private func stackDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        constraintStructureDidChange()
    }

    // MARK: Layout

    var shownViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

    func arranges(_ view: View) -> Bool { arrangedSubviews.contains { $0 === view } }

    /// Returns the gap after each visible view except the last.
    func gaps(_ views: [View]) -> [CGFloat] {
        zip(views, views.dropFirst()).map { view, next in
            let gap = ownSpacing(after: view) ?? spacing
            guard isBaselineRelativeArrangement, axis == .vertical else { return gap }
            return gap - ViewBaseline(view: view).inset(isLast: true)
                - ViewBaseline(view: next).inset(isLast: false)
        }
    }

    /// Sets a width, a height or both for a view in place of its content's size, as
    /// constraints would.
    ///
    /// Lengths are in points; 0 removes a length.
    package func setFixedSize(_ size: CGSize, of view: View) {
        fixedSizes[ObjectIdentifier(view)] = size
        stackDidChange()
    }

    /// Returns the fixed length of a view along an axis, or `nil` if the content determines
    /// the length.
    func fixedLength(of view: View, along axis: Axis) -> CGFloat? {
        guard let size = fixedSizes[ObjectIdentifier(view)] else { return nil }
        let length = axis == .vertical ? size.height : size.width
        return length > 0 ? length : nil
    }

    /// Returns the size of a view's alignment rectangle before the stack resizes it, within a limit;
    /// 0 is no limit.
    func naturalSize(of view: View, fitting limit: CGSize) -> CGSize {
        var limit = limit
        if let width = fixedLength(of: view, along: .horizontal) { limit.width = width }
        let content = CGRect(origin: .zero, size: contentSize(of: view, fitting: limit))
        var size = view.alignmentRect(forFrame: content).size
        if let width = fixedLength(of: view, along: .horizontal) { size.width = width }
        if let height = fixedLength(of: view, along: .vertical) { size.height = height }
        return size
    }

    private func contentSize(of view: View, fitting limit: CGSize) -> CGSize {
        let key = ObjectIdentifier(view)
        let size = view.sizeThatFits(limit)
        // A plain view returns its current size, which may be a size set by the stack.
        guard size == view.bounds.size, let known = naturalSizes[key], known.given == size else {
            return size
        }
        // A view with an intrinsic size returns it, even if it equals the size set by the
        // stack.
        let intrinsic = view.intrinsicContentSize
        guard intrinsic.width == View.noIntrinsicMetric, intrinsic.height == View.noIntrinsicMetric
        else { return size }
        return known.natural
    }

    var contentInsets: EdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    open override func layoutSubviews() {
        guard !isLaidOutByConstraints else { return }
        let frames = StackLayout(self, in: bounds.inset(by: contentInsets)).frames
        for (view, frame) in frames {
            let natural = contentSize(of: view, fitting: .zero)
            view.frame = view.frame(forAlignmentRect: frame)
            naturalSizes[ObjectIdentifier(view)] = (natural, view.bounds.size)
        }
    }

    /// Whether constraints place the arranged views, because the stack or an arranged view takes part
    /// in a system.
    private var isLaidOutByConstraints: Bool {
        placement.constraints?.root != nil || isConstraintRoot
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !isConstraintRoot else {
            return fittingSize(
                size, size.width > 0 ? .required : .fittingSizeLevel, .fittingSizeLevel)
        }
        let insets = contentInsets
        let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
        let limit = CGSize(
            width: size.width > 0 ? max(1, size.width - across) : 0,
            height: size.height > 0 ? max(1, size.height - down) : 0)
        let content = StackLayout(self, in: CGRect(origin: .zero, size: limit)).naturalSize
        return CGSize(width: content.width + across, height: content.height + down)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
