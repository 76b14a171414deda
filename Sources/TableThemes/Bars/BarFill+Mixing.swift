import Foundation
import TableDrawing

extension BarFill {
    /// Returns the mixture with another fill in the current traits; a `share` of 1 is the other
    /// fill.
    ///
    /// Two gradients with stops at different locations have no mixture: the other fill
    /// replaces the fill.
    package func mixed(with other: BarFill, share: CGFloat) -> BarFill {
        guard share > 0, self != other else { return self }
        let locations = (stops.count > other.stops.count ? stops : other.stops).map(\.location)
        guard share < 1, let own = colors(at: locations), let new = other.colors(at: locations)
        else { return other }
        let share = Double(share)
        var result = topLine == nil && bottomLine == nil ? other : self
        result.stops = locations.indices.map {
            HeaderMetrics.BackgroundStop(
                locations[$0], Color(Self.mix(own[$0], new[$0], share)))
        }
        result.topLine = Self.mix(topLine, other.topLine, share)
        result.bottomLine = Self.mix(bottomLine, other.bottomLine, share)
        return result
    }

    /// Returns the colours at the locations of another fill's stops, or `nil` if the stops have
    /// other locations.
    private func colors(at locations: [Double]) -> [RGBA]? {
        guard stops.count > 1 else {
            return locations.map { _ in stops.first?.color.resolved ?? .clear }
        }
        return stops.map(\.location) == locations ? stops.map(\.color.resolved) : nil
    }

    private static func mix(_ one: Color?, _ other: Color?, _ share: Double) -> Color? {
        guard one != nil || other != nil else { return nil }
        return Color(mix(one?.resolved ?? .clear, other?.resolved ?? .clear, share))
    }

    /// Returns the mixture of two colours, weighted by their alphas.
    ///
    /// A transparent mixture keeps a colour, because gradients also mix the colours of transparent
    /// stops.
    private static func mix(_ one: RGBA, _ other: RGBA, _ share: Double) -> RGBA {
        let alpha = one.alpha * (1 - share) + other.alpha * share
        guard alpha > 0 else { return one == .clear ? other : one }
        func component(_ path: KeyPath<RGBA, Double>) -> Double {
            let old = one[keyPath: path] * one.alpha * (1 - share)
            return (old + other[keyPath: path] * other.alpha * share) / alpha
        }
        return RGBA(
            red: component(\.red), green: component(\.green), blue: component(\.blue),
            alpha: alpha)
    }
}
