import Foundation
import TableDrawing
import TableGeometry

/// Finds by trying how large a view must be for what it holds to be seen whole.
///
/// Whatever decides the places in the view decides them here too: autoresizing, stacks with their distributions,
/// buttons whose insets and texts give way. Lengths are points of the size that the view was given, which
/// autoresizing may since have changed. After each question all is as it was.
struct FittingTrial {
    private let view: View
    private let origin: AutoresizingOrigin
    private let superviewSize: CGSize
    private let isFitting: () -> Bool

    /// - Parameters:
    ///   - view: What is tried in several sizes, laid out already.
    ///   - isFitting: Whether all is seen, in the view as it is at present.
    init(_ view: View, isFitting: @escaping () -> Bool) {
        self.view = view
        self.isFitting = isFitting
        superviewSize = view.superview?.bounds.size ?? view.bounds.size
        origin = view.originOfPlace(in: superviewSize)
    }

    /// The size that the view was given.
    var givenSize: CGSize { origin.frame.size }

    /// How much higher than it is the view becomes in its superview when it is given a size.
    func growth(withSize size: CGSize) -> CGFloat {
        origin.withSize(size).frame(in: superviewSize).height - view.untransformedFrame.height
    }

    /// Returns the minimum size that shows everything, or `nil` if no size helps.
    ///
    /// With `widthFirst` the width changes first, otherwise the height. Both change only if
    /// neither helps alone.
    func leastSize(widthFirst: Bool) -> CGSize? {
        keepingAll {
            let given = givenSize
            func wider(_ height: CGFloat) -> CGSize? {
                least(above: given.width) { CGSize(width: $0, height: height) }
            }
            func higher(_ width: CGFloat) -> CGSize? {
                least(above: given.height) { CGSize(width: width, height: $0) }
            }
            if widthFirst, let size = wider(given.height) { return size }
            if let size = higher(given.width) { return size }
            return wider(Self.most).flatMap { higher($0.width) }
        }
    }

    /// The greatest length that is tried.
    private static let most: CGFloat = 4_096

    /// The least size of growing ones in which all is seen, by device pixels.
    private func least(above length: CGFloat, _ size: (CGFloat) -> CGSize) -> CGSize? {
        let pixel = PixelGrid.current.hairline
        let start = Int(clamping: (length / pixel + 0.001).rounded(.down))
        func helps(_ count: Int) -> Bool { fits(size(CGFloat(start + count) * pixel)) }
        var (low, high) = (0, 1)
        while !helps(high) {
            guard CGFloat(high) * pixel < Self.most else { return nil }
            (low, high) = (high, high * 2)
        }
        while high - low > 1 {
            let middle = (low + high) / 2
            if helps(middle) { high = middle } else { low = middle }
        }
        return size(CGFloat(start + high) * pixel)
    }

    private func fits(_ size: CGSize) -> Bool {
        view.place(at: origin.withSize(size).frame(in: superviewSize))
        view.layoutIfNeeded()
        return isFitting()
    }

    private func keepingAll<Value>(_ body: () -> Value) -> Value {
        let (center, bounds) = (view.center, view.bounds)
        let kept = view.stateBelow
        let value = body()
        view.center = center
        view.bounds = bounds
        view.setNeedsLayoutBelow()
        view.layoutIfNeeded()
        for state in kept { state.restore() }
        return value
    }
}

/// What a trial changes of a view beside its place, which laying out brings back.
private struct TriedState {
    let view: View
    let work: ViewWork
    let needsDisplay: Bool
    let origin: AutoresizingOrigin?

    init(_ view: View) {
        self.view = view
        work = view.work
        needsDisplay = view.needsDisplay
        origin = view.autoresizingOrigin
    }

    func restore() {
        view.work = work
        view.needsDisplay = needsDisplay
        view.autoresizingOrigin = origin
    }
}

extension View {
    fileprivate var stateBelow: [TriedState] {
        [TriedState(self)] + ownSubviews.flatMap(\.stateBelow)
    }

    fileprivate func setNeedsLayoutBelow() {
        setNeedsLayout()
        for view in ownSubviews { view.setNeedsLayoutBelow() }
    }
}
