import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableViews

/// View that displays touches above a content view, like a screen recording.
///
/// The shapes of the touches are drawn by this project, because UIKit displays no touches. Lengths
/// are in points.
package final class TouchOverlay: View {
    /// Content that is touched.
    package let contentView: View
    /// Diameter of the circle for a touch.
    package static let diameter: CGFloat = 44

    /// Duration of fading a circle in or out, in seconds.
    private static let fade = 0.12

    /// Creates an overlay that contains a view and has the view's size.
    package init(contentView: View) {
        self.contentView = contentView
        super.init(frame: CGRect(origin: .zero, size: contentView.bounds.size))
        identity.partName = "touches"
        addSubview(contentView)
    }

    /// Table in the content, or `nil`.
    package var tableView: TableView? {
        contentView as? TableView ?? (contentView as? ScreenView)?.tableView
    }

    /// Displays a touch at a point of the overlay.
    ///
    /// - Parameters:
    ///   - time: start of the touch, in seconds of the current clock. Without a clock, no touch is
    ///     displayed.
    ///   - duration: duration of the touch, in seconds.
    ///   - end: point at the end of the touch, or `nil` for a touch without movement.
    ///   - rest: duration at the first point before the movement, in seconds.
    ///   - curve: curve of the movement.
    package func touch(
        at point: CGPoint, from time: Double, duration: Double, to end: CGPoint? = nil,
        resting rest: Double = 0, curve: AnimationCurve = .easeInOut
    ) {
        guard let clock = AnimationClock.current else { return }
        let length = View.positive(duration)
        clock.at(time) { [weak self] in
            guard let self else { return }
            let dot = self.add(at: point)
            if let end, end != point {
                let begin = min(length, View.positive(rest))
                clock.at(clock.time + begin) {
                    View.animate(withDuration: length - begin, curve: curve) { dot.center = end }
                }
            }
            clock.at(clock.time + length) { TouchOverlay.lift(dot) }
        }
    }

    /// Displays a touch that starts now and moves with a table's content.
    ///
    /// - Parameters:
    ///   - point: first point of the touch, in the overlay.
    ///   - duration: duration of the touch, in seconds. The content may continue to move after the
    ///     touch.
    package func touch(at point: CGPoint, dragging table: TableView, for duration: Double) {
        guard let clock = AnimationClock.current else { return }
        let start = table.contentOffset.y
        let length = View.positive(duration)
        let dot = add(at: point)
        clock.move(for: length, following: true) { [weak table] elapsed in
            guard let table else { return }
            // The finger lifts at the exact content offset of this instant, independent of the
            // frame rate.
            if elapsed >= length { clock.updateMovements() }
            AnimationTransaction.run(nil) {
                dot.center.y = point.y - (table.contentOffset.y - start)
            }
        } completion: {
            TouchOverlay.lift(dot)
        }
    }

    /// Displays a touch that starts now and moves with the carried row of a table.
    ///
    /// - Parameters:
    ///   - point: first point of the touch, in the overlay.
    ///   - press: duration before the row is lifted, in seconds.
    ///   - duration: duration of the touch, in seconds.
    package func touch(
        at point: CGPoint, carrying table: TableView, after press: Double, for duration: Double
    ) {
        guard let clock = AnimationClock.current else { return }
        let dot = add(at: point)
        clock.at(clock.time + press) { [weak self, weak table] in
            let length = max(0, View.positive(duration) - press)
            var isDown = true
            func lift() {
                if isDown { TouchOverlay.lift(dot) }
                isDown = false
            }
            clock.move(for: length, following: true, while: { isDown }) { elapsed in
                guard let self, let table else { return }
                if elapsed >= length { clock.updateMovements() }
                // The touch ends early if the row was dropped.
                guard let middle = table.editing.liftedRowMiddle else { return lift() }
                let place = self.convert(CGPoint(x: 0, y: middle), from: table)
                AnimationTransaction.run(nil) { dot.center.y = place.y }
            } completion: {
                lift()
            }
        }
    }

    /// Adds a circle that fades in.
    private func add(at point: CGPoint) -> View {
        let dot = TouchOverlay.dot(at: point)
        addSubview(dot)
        dot.alpha = 0
        View.animate(withDuration: TouchOverlay.fade) { dot.alpha = 1 }
        return dot
    }

    private static func lift(_ dot: View) {
        View.animate(withDuration: fade) {
            dot.alpha = 0
        } completion: { _ in
            dot.removeFromSuperview()
        }
    }

    private static func dot(at point: CGPoint) -> View {
        let dot = View(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        dot.center = point
        dot.isOpaque = false
        dot.identity.partName = "touch"
        dot.backgroundColor = Color(white: 0.5, alpha: 0.45)
        dot.layer.cornerRadius = diameter / 2
        dot.layer.borderWidth = 1.5
        dot.layer.borderColor = Color(white: 1, alpha: 0.9)
        dot.layer.shadowOpacity = 0.3
        dot.layer.shadowOffset = .zero
        dot.layer.shadowRadius = 4
        dot.layer.shadowPath = BezierPath(ovalIn: dot.bounds).path
        return dot
    }

    package override func layoutSubviews() {
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
    }
}
