import DocumentSyntax
import Foundation
import TableAnimation
import TableDrawing
import TableThemes
import TableViews

// The durations and curves of a theme's animations: values that documents may change.

extension AnimationMetrics: ThemePart {
    static let displayName = "a theme's animations"
    static let definition = "theme.AnimationMetrics"
    static let properties: [ThemeProperty<Self>] = [
        .part("selection", \.selection),
        .part("update", \.update),
        .part("editing", \.editing),
        .part("swipe", \.swipe),
        .part("scroll", \.scroll),
        .part("navigation", \.navigation),
        .part("reordering", \.reordering),
        .value("automaticRowAnimation", .chosenRowAnimation, \.automaticRowAnimation),
        .value(
            "decelerationRate", .double(.from(0.5, through: 0.9999, "a share of the speed")),
            \.decelerationRate),
        .value(
            "bounceFrequency", .double(.from(1, through: 100, "a frequency")), \.bounceFrequency),
        .value("spinnerPeriod", .double(.from(0.01, through: 60, "seconds")), \.spinnerPeriod),
        .opacity("navigationParallax", \.navigationParallax),
        .opacity("navigationDimming", \.navigationDimming),
    ]
}

extension AnimationMetrics.Timing: ThemePart {
    static let displayName = "a duration and curve of a theme"
    static let definition = "theme.AnimationTiming"
    static let properties: [ThemeProperty<Self>] = [
        .value("duration", .double(.from(0, through: 60, "seconds")), \.duration),
        .value("curve", .themeCurve, \.curve),
    ]
}

extension ValueType where Value == AnimationCurve {
    /// A curve by its name or four coordinates.
    fileprivate static var themeCurve: Self {
        let type = ValueType<TimelineCurve>.timelineCurve
        return Self(schema: type.schema) { node, context in
            switch type.read(node, context) {
            case .timing(let function): return .timing(function)
            case .spring?:
                return node.wrongType(
                    "a curve such as easeInOut, or its four coordinates", context.problems)
            case nil: return nil
            }
        }
    }
}

extension ValueType where Value == TableView.RowAnimation {
    /// The row animation for `automatic`.
    fileprivate static var chosenRowAnimation: Self {
        choice(
            TableView.RowAnimation.allCases.filter { $0 != .automatic }.map {
                (name: "\($0)", value: $0)
            })
    }
}
