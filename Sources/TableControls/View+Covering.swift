import Foundation
import TableDrawing

/// The colour that remains visible behind a view.
extension View {
    /// Returns the single colour that results from drawing this view over a colour.
    ///
    /// The rectangle is in the superview's coordinates. If the view does not fill the
    /// rectangle, the colour is unchanged. The result is `nil` if the view shows more than a
    /// colour.
    package func color(over color: RGBA, in rect: CGRect) -> RGBA? {
        // Half a point allows for rounding to pixels.
        guard !isHidden, alpha > 0, frame.insetBy(dx: -0.5, dy: -0.5).contains(rect) else {
            return color
        }
        guard !showsPicture else { return nil }
        var shown = color
        if let backgroundColor { shown = backgroundColor.resolved.composited(over: shown) }
        let inside = rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
        for view in ownSubviews {
            guard let next = view.color(over: shown, in: inside) else { return nil }
            shown = next
        }
        return shown.multiplyingAlpha(by: Double(min(1, alpha))).composited(over: color)
    }

    /// Whether the view shows more than a background colour, as far as known without drawing.
    private var showsPicture: Bool {
        if let view = self as? ImageView { return view.image != nil }
        return promisedOpacity == true && backgroundColor == nil || layer is GradientLayer
            || layer.sublayers?.contains { $0.view == nil } == true
    }
}

extension RGBA {
    /// Returns this colour composited over another colour.
    fileprivate func composited(over other: RGBA) -> RGBA {
        let rest = other.alpha * (1 - alpha)
        let sum = alpha + rest
        guard sum > 0 else { return .clear }
        func mixed(_ path: KeyPath<RGBA, Double>) -> Double {
            (self[keyPath: path] * alpha + other[keyPath: path] * rest) / sum
        }
        return RGBA(
            red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: sum)
    }
}
