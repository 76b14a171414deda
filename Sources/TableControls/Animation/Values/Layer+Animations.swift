import Foundation
import TableAnimation
import TableDrawing

/// Animations of a layer, and the displayed values of its properties.
extension Layer {
    /// Animates a property from its former to its present value, within a block of `View.animate`.
    func animate(
        _ property: LayerAnimation.Property, from old: @autoclosure () -> AnimatedValue,
        to new: @autoclosure () -> AnimatedValue
    ) {
        guard let transaction = AnimationTransaction.current else {
            // A value set without animation takes effect immediately.
            if !animations.isEmpty { animations.removeAll { $0.property == property } }
            return
        }
        add(property, from: old(), to: new(), timing: transaction.timing, transaction.clock)
        transaction.hasAnimations = true
        if transaction.layers.last !== self { transaction.layers.append(self) }
    }

    package func add(
        _ property: LayerAnimation.Property, from old: AnimatedValue, to new: AnimatedValue,
        timing: AnimationTiming, _ clock: AnimationClock
    ) {
        var from = old
        if !property.isAdditive, timing.start <= clock.time {
            from = shown(property, model: old, at: clock.time)
            animations.removeAll { $0.property == property }
        }
        animations.append(
            LayerAnimation(property: property, from: from, to: new, timing: timing))
        clock.extend(to: timing.end)
    }

    /// Removes the animations that have ended.
    package func removeFinishedAnimations() {
        guard !animations.isEmpty else { return }
        guard let clock = AnimationClock.current else { return animations.removeAll() }
        animations.removeAll { $0.isOver(at: clock.time) }
    }

    /// Removes all animations, so that the properties have their final values.
    public func removeAllAnimations() { animations.removeAll() }

    /// Returns the displayed value of a property with the final value `model`.
    private func shown(_ property: LayerAnimation.Property, model: AnimatedValue) -> AnimatedValue {
        guard !animations.isEmpty, let clock = AnimationClock.current else { return model }
        return shown(property, model: model, at: clock.time)
    }

    private func shown(
        _ property: LayerAnimation.Property, model: AnimatedValue, at time: Double
    ) -> AnimatedValue {
        let all = animations.filter { $0.property == property }
        guard let first = all.first else { return model }
        if property.isAdditive {
            return all.reduce(model) { value, animation in
                value.adding(
                    animation.from, minus: animation.to,
                    times: 1 - animation.timing.progress(at: time))
            }
        }
        guard let last = all.last(where: { $0.timing.start <= time }) else { return first.from }
        return last.from.interpolated(to: last.to, last.timing.progress(at: time))
    }

    // MARK: Shown values

    var shownPosition: CGPoint { shown(.position, model: .point(position)).point ?? position }

    package var shownBounds: CGRect {
        guard !animations.isEmpty else { return bounds }
        let size = shown(.boundsSize, model: .size(bounds.size)).size ?? bounds.size
        return CGRect(
            origin: shown(.boundsOrigin, model: .point(bounds.origin)).point ?? bounds.origin,
            size: CGSize(width: max(0, size.width), height: max(0, size.height)))
    }

    var shownTransform: CGAffineTransform {
        shown(.transform, model: .transform(affineTransform())).transform ?? affineTransform()
    }

    package var shownAlpha: CGFloat { shown(.opacity, model: .number(alpha)).number ?? alpha }
    var shownBackgroundColor: Color? {
        shown(.backgroundColor, model: .color(backgroundColor)).color ?? backgroundColor
    }
    package var shownCornerRadius: CGFloat {
        max(0, shown(.cornerRadius, model: .number(cornerRadius)).number ?? cornerRadius)
    }
    var shownBorderWidth: CGFloat {
        max(0, shown(.borderWidth, model: .number(borderWidth)).number ?? borderWidth)
    }
    var shownBorderColor: Color? {
        shown(.borderColor, model: .color(borderColor)).color ?? borderColor
    }
    var shownShadowOpacity: Double {
        let model = CGFloat(shadowOpacity)
        return Double(shown(.shadowOpacity, model: .number(model)).number ?? model)
    }
    var shownShadowRadius: CGFloat {
        max(0, shown(.shadowRadius, model: .number(shadowRadius)).number ?? shadowRadius)
    }
    var shownShadowOffset: CGSize {
        shown(.shadowOffset, model: .size(shadowOffset)).size ?? shadowOffset
    }
    var shownShadowColor: Color? {
        shown(.shadowColor, model: .color(shadowColor)).color ?? shadowColor
    }
}

extension AnimatedValue {
    /// Returns the value plus a fraction of the difference between two other values of its kind.
    package func adding(_ from: AnimatedValue, minus to: AnimatedValue, times share: Double)
        -> AnimatedValue
    {
        let share = CGFloat(share)
        switch (self, from, to) {
        case (.number(let value), .number(let a), .number(let b)):
            return .number(value + (a - b) * share)
        case (.point(let value), .point(let a), .point(let b)):
            return .point(
                CGPoint(x: value.x + (a.x - b.x) * share, y: value.y + (a.y - b.y) * share))
        case (.size(let value), .size(let a), .size(let b)):
            return .size(
                CGSize(
                    width: value.width + (a.width - b.width) * share,
                    height: value.height + (a.height - b.height) * share))
        default: return self
        }
    }
}
