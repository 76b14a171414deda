import Foundation

/// Fills a rectangle of the current canvas with its fill colour; UIKit's `UIRectFill`.
public func rectFill(_ rect: CGRect) { rectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current canvas with a blend mode; UIKit's `UIRectFillUsingBlendMode`.
public func rectFillUsingBlendMode(_ rect: CGRect, _ mode: BlendMode) {
    Canvas.use("rectFill(_:)") { canvas in
        canvas.withState {
            canvas.setBlendMode(mode)
            canvas.fill(rect)
        }
    }
}

/// Strokes a frame, one point wide, just inside a rectangle; UIKit's `UIRectFrame`.
public func rectFrame(_ rect: CGRect) { rectFrameUsingBlendMode(rect, .copy) }

/// Strokes a frame, one point wide, just inside a rectangle, with a blend mode.
public func rectFrameUsingBlendMode(_ rect: CGRect, _ mode: BlendMode) {
    Canvas.use("rectFrame(_:)") { canvas in
        canvas.withState {
            canvas.setBlendMode(mode)
            var path = Path(rect)
            path.addRect(rect.insetBy(dx: 1, dy: 1))
            canvas.fill(path, using: .evenOdd)
        }
    }
}

/// Intersects the current canvas's clip with a rectangle; UIKit's `UIRectClip`.
public func rectClip(_ rect: CGRect) {
    Canvas.use("rectClip(_:)") { $0.clip(to: rect) }
}

extension Color {
    /// Sets the fill and the stroke colour of the current canvas.
    public func set() {
        Canvas.use("Color.set()") {
            $0.setFillColor(self)
            $0.setStrokeColor(self)
        }
    }

    /// Sets the fill colour of the current canvas.
    public func setFill() { Canvas.use("Color.setFill()") { $0.setFillColor(self) } }
    /// Sets the stroke colour of the current canvas.
    public func setStroke() { Canvas.use("Color.setStroke()") { $0.setStrokeColor(self) } }
}
