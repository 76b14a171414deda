import Foundation

/// Parts of rounded rectangles.
extension Path {
    /// Adds the part of a rounded rectangle between the top and the bottom of `rect`.
    ///
    /// `rect` is as wide as `box` and lies inside it. The radius is limited to half of the
    /// box's shorter side.
    mutating func addPart(
        _ rect: CGRect, ofRoundedRect box: CGRect, corners: RectCorner, radius: CGFloat
    ) {
        let radius = max(0, min(radius, box.width / 2, box.height / 2))
        let (top, bottom) = (rect.minY, rect.maxY)
        guard bottom > top else { return }
        /// Returns the angle on an upper corner's circle at `y`, measured upwards from the
        /// height of the circle's centre.
        func rise(_ y: CGFloat) -> CGFloat {
            let up = (box.minY + radius - y) / radius
            return CGFloat(asin(Double(max(0, min(1, up)))))
        }
        func fall(_ y: CGFloat) -> CGFloat {
            let down = (y - box.maxY + radius) / radius
            return CGFloat(asin(Double(max(0, min(1, down)))))
        }
        let middle = (top: box.minY + radius, bottom: box.maxY - radius)
        let hasUpper = radius > 0 && top < middle.top
        let hasLower = radius > 0 && bottom > middle.bottom
        func center(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (left, right) = (box.minX + radius, box.maxX - radius)
        // Clockwise from the upper left.
        if hasUpper, corners.contains(.topLeft) {
            addArcOrStart(
                center(left, middle.top), radius, .pi + rise(bottom), .pi + rise(top))
        } else {
            move(to: CGPoint(x: box.minX, y: top))
        }
        if hasUpper, corners.contains(.topRight) {
            addArc(
                center: center(right, middle.top), radius: radius, startAngle: -rise(top),
                endAngle: -rise(bottom), clockwise: true)
        } else {
            addLine(to: CGPoint(x: box.maxX, y: top))
        }
        if hasLower, corners.contains(.bottomRight) {
            addArc(
                center: center(right, middle.bottom), radius: radius, startAngle: fall(top),
                endAngle: fall(bottom), clockwise: true)
        } else {
            addLine(to: CGPoint(x: box.maxX, y: bottom))
        }
        if hasLower, corners.contains(.bottomLeft) {
            addArc(
                center: center(left, middle.bottom), radius: radius,
                startAngle: .pi - fall(bottom), endAngle: .pi - fall(top), clockwise: true)
        } else {
            addLine(to: CGPoint(x: box.minX, y: bottom))
        }
        closeSubpath()
    }

    /// Begins a subpath with an arc.
    private mutating func addArcOrStart(
        _ center: CGPoint, _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat
    ) {
        move(
            to: CGPoint(
                x: center.x + radius * CGFloat(cos(Double(startAngle))),
                y: center.y + radius * CGFloat(sin(Double(startAngle)))))
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: true)
    }
}
