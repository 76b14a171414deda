import Foundation

/// The ends of an open stroke.
public enum LineCap: String, Sendable, Hashable, CaseIterable { case butt, round, square }

/// The corners of a stroke.
public enum LineJoin: String, Sendable, Hashable, CaseIterable { case miter, round, bevel }

/// How a path is stroked; lengths in points.
public struct StrokeStyle: Sendable, Hashable {
    public var lineWidth: CGFloat
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    public var miterLimit: CGFloat
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The style with all lengths so many times as large.
    public func scaled(by factor: CGFloat) -> StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth * factor, lineCap: lineCap, lineJoin: lineJoin,
            miterLimit: miterLimit, dash: dash.map { $0 * factor }, dashPhase: dashPhase * factor)
    }
}
