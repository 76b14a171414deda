import Foundation
import TableDrawing

/// Lines up views along an axis; UIKit's class.
///
/// Without constraints, a view's natural size is what `sizeThatFits(_:)` gives: a plain view's is the
/// size that it was given. Lengths are points.
open class StackView: View {
    /// The direction that views follow each other in.
    public enum Axis: Int, Sendable, Hashable, CaseIterable { case horizontal, vertical }

    /// How views are placed across the axis; `leading` and `top` are one, as are `trailing` and
    /// `bottom`.
    public enum Alignment: Int, Sendable, Hashable, CaseIterable {
        case fill = 0
        case leading = 1
        /// The baselines of the first lines; along the vertical axis it is `leading`.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing

        /// The alignments by the names that descriptions use, UIKit's, with both of those that are one.
        static let names: [(name: String, value: Alignment)] =
            allCases.map { (String(describing: $0), $0) } + [("top", top), ("bottom", bottom)]
    }

    /// How views share the room along the axis.
    public enum Distribution: Int, Sendable, Hashable, CaseIterable {
        /// One view stretches or shrinks: the one with the lowest priority, the first of equals.
        case fill
        case fillEqually
        /// In proportion to the natural sizes.
        case fillProportionally
        /// Natural sizes with equal gaps between, at least `spacing`.
        case equalSpacing
        /// Equal distances between the middles, with gaps of at least `spacing`.
        case equalCentering
    }

    /// A custom spacing that stands for `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The system's spacing of 8 points.
    public static let spacingUseSystem: CGFloat = 8

    /// The views that are lined up; those that are hidden take no room.
    public private(set) var arrangedSubviews: [View] = []
    open var axis = Axis.horizontal { didSet { stackDidChange() } }
    open var alignment = Alignment.fill { didSet { stackDidChange() } }
    open var distribution = Distribution.fill { didSet { stackDidChange() } }
    open var spacing: CGFloat = 0 { didSet { stackDidChange() } }
    /// Whether views keep the layout margins from the edges.
    open var isLayoutMarginsRelativeArrangement = false { didSet { stackDidChange() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The sizes that descriptions state; 0 along an axis leaves it to the content.
    private var fixedSizes: [ObjectIdentifier: CGSize] = [:]
    /// The sizes of plain views before the stack changed them.
    private var naturalSizes: [ObjectIdentifier: (natural: CGSize, given: CGSize)] = [:]

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

    open func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view among the arranged ones; an index beyond the ends is an error.
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

    /// Lines a view up no longer; it stays a subview, as in UIKit.
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

    /// Sets the gap after a view; `spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
        let key = ObjectIdentifier(arrangedSubview)
        customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
        stackDidChange()
    }

    open func customSpacing(after arrangedSubview: View) -> CGFloat {
        ownSpacing(after: arrangedSubview) ?? Self.spacingUseDefault
    }

    private func ownSpacing(after view: View) -> CGFloat? {
        customSpacings[ObjectIdentifier(view)] ?? view.contentPriorities?.spacingAfter
    }

    private func stackDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    var shownViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

    /// The gap after each shown view but the last.
    func gaps(_ views: [View]) -> [CGFloat] {
        views.dropLast().map { ownSpacing(after: $0) ?? spacing }
    }

    /// Gives a view a width, a height or both that stand for its content's, as constraints would;
    /// points, 0 is none.
    func setFixedSize(_ size: CGSize, of view: View) {
        fixedSizes[ObjectIdentifier(view)] = size
        stackDidChange()
    }

    /// The length that a view has along an axis whatever its content; nothing where that decides.
    func fixedLength(of view: View, along axis: Axis) -> CGFloat? {
        guard let size = fixedSizes[ObjectIdentifier(view)] else { return nil }
        let length = axis == .vertical ? size.height : size.width
        return length > 0 ? length : nil
    }

    /// The size of a view before the stack changes it, within a limit; 0 is none.
    func naturalSize(of view: View, fitting limit: CGSize) -> CGSize {
        var limit = limit
        if let width = fixedLength(of: view, along: .horizontal) { limit.width = width }
        var size = contentSize(of: view, fitting: limit)
        if let width = fixedLength(of: view, along: .horizontal) { size.width = width }
        if let height = fixedLength(of: view, along: .vertical) { size.height = height }
        return size
    }

    private func contentSize(of view: View, fitting limit: CGSize) -> CGSize {
        let key = ObjectIdentifier(view)
        let size = view.sizeThatFits(limit)
        // A plain view says what it has, which may be what the stack gave it.
        guard size == view.bounds.size, let known = naturalSizes[key], known.given == size else {
            return size
        }
        // What has a size by itself says it, though it may be the very one that the stack gave.
        let intrinsic = view.intrinsicContentSize
        guard intrinsic.width == View.noIntrinsicMetric, intrinsic.height == View.noIntrinsicMetric
        else { return size }
        return known.natural
    }

    var contentInsets: EdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    open override func layoutSubviews() {
        let frames = StackLayout(self, in: bounds.inset(by: contentInsets)).frames
        for (view, frame) in frames {
            let natural = contentSize(of: view, fitting: .zero)
            view.frame = frame
            naturalSizes[ObjectIdentifier(view)] = (natural, view.bounds.size)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
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
