import Foundation
import TableDrawing
import TableGeometry

/// Layout, autoresizing and coordinates.
extension View {
    /// The frame in the superview's coordinates before the transform.
    var untransformedFrame: CGRect {
        CGRect(anchor: layer.anchorPoint, at: center, size: bounds.size)
    }

    /// Sets the centre and the bounds for a frame before the transform.
    func place(at rect: CGRect) {
        var rect = rect.finite
        if let fixedSize, placement.constraints?.adjustment == nil { rect.size = fixedSize }
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
