import Foundation

/// Ends of an open stroke.
public enum LineCap: String, Sendable, Hashable, CaseIterable { case butt, round, square }

/// Corners of a stroke.
public enum LineJoin: String, Sendable, Hashable, CaseIterable { case miter, round, bevel }

/// Attributes of a stroke; lengths are in points.
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

    /// Returns the style with all lengths multiplied by a factor.
    public func scaled(by factor: CGFloat) -> StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth * factor, lineCap: lineCap, lineJoin: lineJoin,
            miterLimit: miterLimit, dash: dash.map { $0 * factor }, dashPhase: dashPhase * factor)
    }
}
