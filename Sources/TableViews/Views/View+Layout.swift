import Foundation
import TableDrawing

/// Layout, autoresizing and coordinates.
extension View {
    public func setNeedsLayout() { needsLayout = true }

    /// Lays out this view and its subviews if a layout is pending.
    public func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        // What a part of it asks for may have changed further inside.
        verticalFlow?.layOut(in: self)
        for view in ownSubviews { view.layoutIfNeeded() }
    }

    /// Takes the size that suits the content.
    public func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// Invalidates `intrinsicContentSize`, so that the superview lays out its subviews again.
    public func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        // The subviews of a stack determine its content size, so enclosing stacks need a new
        // layout.
        if let stack = superview as? StackView { stack.invalidateIntrinsicContentSize() }
    }

    func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for view in ownSubviews {
            if view.fillsSuperviewMargins {
                view.fillMargins(of: self)
            } else {
                view.autoresize(superviewFrom: old, to: bounds.size)
            }
        }
    }

    private func autoresize(superviewFrom old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        // As in UIKit, a transform has no part in it: what follows is the frame before the transform.
        let origin = originOfPlace(in: old)
        let resized = origin.frame(in: new)
        if transform.isIdentity { frame = resized } else { place(at: resized) }
        autoresizingOrigin = origin.reaching(untransformedFrame, in: new)
    }

    /// The place that the view was given, which has led to the present one in a superview of a size; points.
    func originOfPlace(in superviewSize: CGSize) -> AutoresizingOrigin {
        let frame = untransformedFrame
        if let known = autoresizingOrigin,
            known.leads(to: frame, in: superviewSize, mask: autoresizingMask)
        {
            return known
        }
        return AutoresizingOrigin(frame: frame, in: superviewSize, mask: autoresizingMask)
    }

    /// The place in the superview's coordinates before the transform.
    var untransformedFrame: CGRect {
        CGRect(anchor: layer.anchorPoint, at: center, size: bounds.size)
    }

    /// Gives the view the centre and the bounds that it has in a place before the transform.
    func place(at rect: CGRect) {
        let rect = rect.finite
        center = rect.point(at: layer.anchorPoint)
        bounds = CGRect(origin: bounds.origin, size: rect.size)
    }

    /// Maps the view's own coordinates to its superview's.
    var transformToSuperview: CGAffineTransform {
        let anchor = bounds.point(at: layer.anchorPoint)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    private var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view: View? = self
        while let each = view {
            result = result.concatenating(each.transformToSuperview)
            view = each.superview
        }
        return result
    }

    /// Maps a point of this view to another's coordinates; `nil` is the root's surroundings.
    public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
        let outside = point.applying(transformToRoot)
        return view.map { outside.applying($0.transformToRoot.inverted()) } ?? outside
    }

    public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
        let outside = view.map { point.applying($0.transformToRoot) } ?? point
        return outside.applying(transformToRoot.inverted())
    }

    public func convert(_ rect: CGRect, to view: View?) -> CGRect {
        let outside = rect.applying(transformToRoot)
        return view.map { outside.applying($0.transformToRoot.inverted()) } ?? outside
    }

    public func convert(_ rect: CGRect, from view: View?) -> CGRect {
        let outside = view.map { rect.applying($0.transformToRoot) } ?? rect
        return outside.applying(transformToRoot.inverted())
    }
}
