import Foundation
import TableDrawing

/// Value that can be interpolated.
package enum AnimatedValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case transform(CGAffineTransform)
    case color(Color?)

    /// Returns the value interpolated towards another value of its kind.
    ///
    /// The fraction exceeds 1 when a spring overshoots.
    package func interpolated(to other: AnimatedValue, _ share: Double) -> AnimatedValue {
        let share = CGFloat(share)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(
                CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.transform(let a), .transform(let b)):
            return .transform(TransformParts(a).interpolated(to: TransformParts(b), share).matrix)
        case (.color(let a), .color(let b)): return .color(Color.interpolated(a, b, Double(share)))
        default: return other
        }
    }

    var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
    var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
    var size: CGSize? { if case .size(let value) = self { value } else { nil } }
    var transform: CGAffineTransform? {
        if case .transform(let value) = self { value } else { nil }
    }
    var color: Color?? { if case .color(let value) = self { .some(value) } else { nil } }
}
