import Foundation
import TableDrawing
import TableGeometry

/// Layout, autoresizing and coordinates.
extension View {
    /// Requests a layout of the view at the next `layoutIfNeeded()`.
    public func setNeedsLayout() {
        renderState.needsLayout = true
        if placement.constraints != nil { constraintValuesDidChange() }
    }

    /// Lays out this view and its subviews, if a layout was requested.
    public func layoutIfNeeded() {
        if renderState.needsUpdateConstraints {
            renderState.needsUpdateConstraints = false
            updateConstraints()
        }
        layOutByConstraints()
        if renderState.needsLayout {
            renderState.needsLayout = false
            layoutSublayers(of: layer)
        }
        // The height needed by a flow part may have changed deeper in the hierarchy.
        placement.verticalFlow?.layOut(in: self)
        for view in ownSubviews { view.layoutIfNeeded() }
    }

    /// Resizes the view to fit its content.
    public func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// Requests a layout of the superview after a change of `intrinsicContentSize`.
    public func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        if placement.constraints != nil { constraintValuesDidChange() }
        // The arranged views are the content of a stack, so the enclosing stack also lays out
        // again.
        if let stack = superview as? StackView { stack.invalidateIntrinsicContentSize() }
    }

    /// The frame in the superview's coordinates before the transform.
    var untransformedFrame: CGRect {
        CGRect(anchor: layer.anchorPoint, at: center, size: bounds.size)
    }

    /// Sets the centre and the bounds for a frame before the transform.
    func place(at rect: CGRect) {
        let rect = rect.finite
        center = rect.point(at: layer.anchorPoint)
        bounds = CGRect(origin: bounds.origin, size: rect.size)
    }

    /// Transform from the view's own coordinates to the superview's coordinates.
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

    /// Converts a point of this view to the coordinates of another view.
    ///
    /// `nil` stands for the space around the root view.
    public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
        let outside = point.applying(transformToRoot)
        return view.map { outside.applying($0.transformToRoot.inverted()) } ?? outside
    }

    /// Converts a point from the coordinates of another view to this view's coordinates.
    public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
        let outside = view.map { point.applying($0.transformToRoot) } ?? point
        return outside.applying(transformToRoot.inverted())
    }

    /// Converts a rectangle of this view to the coordinates of another view.
    public func convert(_ rect: CGRect, to view: View?) -> CGRect {
        let outside = rect.applying(transformToRoot)
        return view.map { outside.applying($0.transformToRoot.inverted()) } ?? outside
    }

    /// Converts a rectangle from the coordinates of another view to this view's coordinates.
    public func convert(_ rect: CGRect, from view: View?) -> CGRect {
        let outside = view.map { rect.applying($0.transformToRoot) } ?? rect
        return outside.applying(transformToRoot.inverted())
    }
}
