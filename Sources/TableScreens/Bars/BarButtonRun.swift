import Foundation
import TableControls
import TableThemes

/// Buttons on a side of a navigation bar, from the edge inwards, without their spaces.
struct BarButtonRun {
    private(set) var buttons: [BarButton] = []
    /// Distance before each button, in points.
    private(set) var distances: [CGFloat] = []

    init(_ items: [BarButtonItem], _ metrics: BarButtonMetrics) {
        var space: CGFloat?
        for item in items {
            if let gap = item.space {
                if case .fixed(let width) = gap { space = (space ?? 0) + width }
                space = space ?? 0
                continue
            }
            let button = BarButton(item, metrics)
            let isJoined = space == nil && button.joins(buttons.last)
            let between = isJoined ? metrics.sharedSpacing : metrics.spacing
            let spacing = buttons.isEmpty ? 0 : between
            distances.append(spacing + (space ?? 0))
            buttons.append(button)
            space = nil
        }
    }

    /// Total distance before the buttons, in points.
    var distance: CGFloat { distances.reduce(0, +) }
}

extension View {
    /// Adds the shared backgrounds of placed buttons, in order from an edge, behind them.
    func addCapsules(behind buttons: [BarButton], _ metrics: BarButtonMetrics) {
        var capsule: View?
        for (button, next) in zip(buttons, buttons.dropFirst().map(Optional.some) + [nil]) {
            if button.joinsPrevious { capsule?.frame.formUnion(button.frame) }
            if !button.joinsPrevious, next?.joinsPrevious == true {
                let shared = BarButtonCapsule(metrics)
                shared.frame = button.frame
                insertSubview(shared, belowSubview: button)
                capsule = shared
            }
        }
    }
}

extension CGRect {
    fileprivate mutating func formUnion(_ other: CGRect) { self = union(other) }
}
