import Foundation

/// Ends of an open stroke.
public enum LineCap: String, Sendable, Hashable, CaseIterable { case butt, round, square }

/// Corners of a stroke.
public enum LineJoin: String, Sendable, Hashable, CaseIterable { case miter, round, bevel }

/// Attributes of a stroke; lengths are in points.
public struct StrokeStyle: Sendable, Hashable {
    /// Width of the line, in points.
    public var lineWidth: CGFloat
    /// Ends of an open stroke.
    public var lineCap: LineCap
    /// Corners of the stroke.
    public var lineJoin: LineJoin
    /// Largest ratio of miter length to line width; sharper corners are bevelled.
    public var miterLimit: CGFloat
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [CGFloat]
    /// Offset into the dash pattern at the start of a line, in points.
    public var dashPhase: CGFloat

    /// Creates attributes; by default of a solid line, 1 point wide, with butt ends and mitered
    /// corners.
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
