import Foundation
import TableViews

/// A refresh control as a document describes it.
public struct RefreshControlDescription: Sendable, Hashable {
    /// How far the table is pulled, from 0 to 1; nothing is a wheel that turns.
    public var progress: Double?
    /// How far the wheel has turned, in turns.
    public var phase: Double = 0
    /// A line below the wheel.
    public var title: String?

    init() {}

    init(reader: ShapeReader<RefreshControlShape>) {
        progress = reader[\.progress]
        phase = reader[\.phase]
        title = reader[\.title]
        reader.finish()
    }

    /// The control in the render under way.
    func control() -> RefreshControl {
        let control = RefreshControl()
        if let progress { control.pullProgress = progress } else { control.beginRefreshing() }
        control.spinnerPhase = phase
        control.attributedTitle = title.map { NSAttributedString(string: $0) }
        return control
    }
}
