import Foundation

/// Arcs, ellipses and rounded rectangles, made of cubic curves.
extension Path {
    /// Distance of a quarter circle's control points, as a share of its radius.
    static let kappa: CGFloat = 0.552_284_749_830_793_4

    /// Adds an arc, after a line from the current point to its start.
    ///
    /// Angles are in radians from the positive x axis. Because y points down, increasing angles
    /// turn clockwise on the screen. `clockwise` also refers to the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        let first = Self.point(center, radius, startAngle)
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        guard radius > 0, sweep != 0 else { return }
        let pieces = max(1, Int(clamping: (abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let handle = radius * 4 / 3 * CGFloat(tan(Double(step) / 4))
        var angle = startAngle
        for _ in 0..<pieces {
            let next = angle + step
            let from = Self.point(center, radius, angle)
            let to = Self.point(center, radius, next)
            let outgoing = CGPoint(
                x: from.x - handle * CGFloat(sin(Double(angle))),
                y: from.y + handle * CGFloat(cos(Double(angle))))
            let incoming = CGPoint(
                x: to.x + handle * CGFloat(sin(Double(next))),
                y: to.y - handle * CGFloat(cos(Double(next))))
            addCurve(to: to, control1: outgoing, control2: incoming)
            angle = next
        }
    }

    /// Adds an arc tangent to the line to `tangent1` and to the line from `tangent1` to
    /// `tangent2`.
    public mutating func addArc(
        tangent1End tangent1: CGPoint, tangent2End tangent2: CGPoint, radius: CGFloat
    ) {
        guard let from = currentPoint else { return move(to: tangent1) }
        let first = CGPoint(x: from.x - tangent1.x, y: from.y - tangent1.y)
        let second = CGPoint(x: tangent2.x - tangent1.x, y: tangent2.y - tangent1.y)
        let lengths = hypot(first.x, first.y) * hypot(second.x, second.y)
        let cross = first.x * second.y - first.y * second.x
        guard radius > 0, lengths > 0, abs(cross) > lengths * 1e-9 else {
            return addLine(to: tangent1)
        }
        let cosine = (first.x * second.x + first.y * second.y) / lengths
        let half = acos(max(-1, min(1, cosine))) / 2
        let reach = radius / tan(half)
        let firstLength = hypot(first.x, first.y)
        let secondLength = hypot(second.x, second.y)
        let start = CGPoint(
            x: tangent1.x + first.x / firstLength * reach,
            y: tangent1.y + first.y / firstLength * reach)
        let end = CGPoint(
            x: tangent1.x + second.x / secondLength * reach,
            y: tangent1.y + second.y / secondLength * reach)
        let middle = CGPoint(
            x: first.x / firstLength + second.x / secondLength,
            y: first.y / firstLength + second.y / secondLength)
        let middleLength = hypot(middle.x, middle.y)
        let distance = radius / sin(half)
        let center = CGPoint(
            x: tangent1.x + middle.x / middleLength * distance,
            y: tangent1.y + middle.y / middleLength * distance)
        addArc(
            center: center, radius: radius,
            startAngle: atan2(start.y - center.y, start.x - center.x),
            endAngle: atan2(end.y - center.y, end.x - center.x), clockwise: cross < 0)
    }

    /// Adds the ellipse that fits into a rectangle, as a closed subpath.
    public mutating func addEllipse(in rect: CGRect) {
        let dx = rect.width / 2 * Self.kappa
        let dy = rect.height / 2 * Self.kappa
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(rect.maxX, rect.midY))
        addCurve(
            to: point(rect.midX, rect.maxY), control1: point(rect.maxX, rect.midY + dy),
            control2: point(rect.midX + dx, rect.maxY))
        addCurve(
            to: point(rect.minX, rect.midY), control1: point(rect.midX - dx, rect.maxY),
            control2: point(rect.minX, rect.midY + dy))
        addCurve(
            to: point(rect.midX, rect.minY), control1: point(rect.minX, rect.midY - dy),
            control2: point(rect.midX - dx, rect.minY))
        addCurve(
            to: point(rect.maxX, rect.midY), control1: point(rect.midX + dx, rect.minY),
            control2: point(rect.maxX, rect.midY - dy))
        closeSubpath()
    }

    /// Adds a rectangle with the given corners rounded; radii are limited to half of each side.
    ///
    /// Corners with equal width and height stay circular: their radius is limited to half of
    /// the shorter side. Corners with a continuous curve use the width of `cornerSize` as their
    /// radius.
    public mutating func addRoundedRect(
        _ rect: CGRect, corners: RectCorner = .allCorners, cornerSize: CGSize,
        curve: CornerCurve = .circular
    ) {
        let room = min(rect.width, rect.height) / 2
        if curve == .continuous, cornerSize.width > 0,
            cornerSize.width * Self.continuousReach <= room
        {
            return addContinuousRect(rect, corners: corners, radius: cornerSize.width)
        }
        let isCircular = cornerSize.width == cornerSize.height
        let rx = max(0, min(cornerSize.width, isCircular ? room : rect.width / 2))
        let ry = max(0, min(cornerSize.height, isCircular ? room : rect.height / 2))
        guard rx > 0, ry > 0, !corners.isEmpty else { return addRect(rect) }
        func radii(_ corner: RectCorner) -> (x: CGFloat, y: CGFloat) {
            corners.contains(corner) ? (rx, ry) : (0, 0)
        }
        let k = 1 - Self.kappa
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let topLeft = radii(.topLeft)
        let topRight = radii(.topRight)
        let bottomRight = radii(.bottomRight)
        let bottomLeft = radii(.bottomLeft)
        move(to: point(l + topLeft.x, t))
        addLine(to: point(r - topRight.x, t))
        if topRight.x > 0 {
            addCurve(
                to: point(r, t + ry), control1: point(r - rx * k, t),
                control2: point(r, t + ry * k))
        }
        addLine(to: point(r, b - bottomRight.y))
        if bottomRight.x > 0 {
            addCurve(
                to: point(r - rx, b), control1: point(r, b - ry * k),
                control2: point(r - rx * k, b))
        }
        addLine(to: point(l + bottomLeft.x, b))
        if bottomLeft.x > 0 {
            addCurve(
                to: point(l, b - ry), control1: point(l + rx * k, b),
                control2: point(l, b - ry * k))
        }
        addLine(to: point(l, t + topLeft.y))
        if topLeft.x > 0 {
            addCurve(
                to: point(l + rx, t), control1: point(l, t + ry * k),
                control2: point(l + rx * k, t))
        }
        closeSubpath()
    }

    private static func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(
            x: center.x + radius * CGFloat(cos(Double(angle))),
            y: center.y + radius * CGFloat(sin(Double(angle))))
    }

    /// Returns the signed sweep angle; a full turn stays a full turn, and more turns count as a
    /// full turn.
    private static func sweep(from: CGFloat, to: CGFloat, clockwise: Bool) -> CGFloat {
        guard from.isFinite, to.isFinite else { return 0 }
        let turn = 2 * CGFloat.pi
        let difference = to - from
        if abs(difference) >= turn, (difference > 0) == clockwise {
            return clockwise ? turn : -turn
        }
        var sweep = difference.truncatingRemainder(dividingBy: turn)
        if clockwise, sweep < 0 { sweep += turn }
        if !clockwise, sweep > 0 { sweep -= turn }
        return sweep
    }
}
