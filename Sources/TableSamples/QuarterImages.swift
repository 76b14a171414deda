import Foundation
import Tableshot

/// Pictures of the four quarters of a day: a tile of sky with the moon or sun, 30 × 30 points.
///
/// The pictures are recordings, sharp at every scale. Their colours do not depend on traits.
public enum QuarterImages {
    /// Side of a picture, in points.
    public static let side: CGFloat = 30

    /// Midnight to six: a crescent with stars.
    public static let night = tile("night", sky: [0x16204A, 0x3C4F94]) { canvas in
        canvas.setFillColor(Color(hex: 0xFFE9A8))
        canvas.fill(crescent(center: CGPoint(x: 14, y: 15.5), radius: 8.5))
        canvas.setFillColor(.white)
        canvas.fill(star(center: CGPoint(x: 22.5, y: 9), radius: 2.6))
        canvas.fill(star(center: CGPoint(x: 24.5, y: 19), radius: 1.7))
        canvas.fill(star(center: CGPoint(x: 7, y: 6.5), radius: 1.5))
    }

    /// Six to noon: the rising sun over a meadow.
    public static let morning = tile("morning", sky: [0x74B9F4, 0xFFDDBC, 0xFFC978]) { canvas in
        let center = CGPoint(x: 15, y: 20.5)
        canvas.setStrokeColor(Color(hex: 0xFFB224))
        canvas.stroke(
            rays(center: center, from: 9, to: 12, angles: [198, 234, 270, 306, 342]),
            style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
        canvas.setFillColor(Color(hex: 0xFFB224))
        canvas.fill(disc(center: center, radius: 6.5))
        canvas.setFillColor(Color(hex: 0x5DA24B))
        canvas.fill(CGRect(x: 0, y: 21, width: side, height: 9))
        canvas.setFillColor(Color(hex: 0x7DBB5E))
        canvas.fill(CGRect(x: 0, y: 21, width: side, height: 1.5))
    }

    /// Noon to six: the full sun beside a cloud.
    public static let afternoon = tile("afternoon", sky: [0x1F86E0, 0x86CBFA]) { canvas in
        let center = CGPoint(x: 13, y: 12.5)
        canvas.setStrokeColor(Color(hex: 0xFFD83A))
        canvas.stroke(
            rays(
                center: center, from: 7.5, to: 10, angles: Array(stride(from: 0, to: 360, by: 45))),
            style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
        canvas.setFillColor(Color(hex: 0xFFD83A))
        canvas.fill(disc(center: center, radius: 5.5))
        canvas.setFillColor(.white)
        canvas.fill(cloud(origin: CGPoint(x: 10.5, y: 25)))
    }

    /// Six to midnight: the setting sun, mirrored in the sea.
    public static let evening = tile("evening", sky: [0x4A3A86, 0xE2637B, 0xFFB05C]) { canvas in
        canvas.setFillColor(Color(hex: 0xFFE08A))
        canvas.fill(disc(center: CGPoint(x: 15, y: 19), radius: 7))
        canvas.setFillColor(Color(hex: 0x3A2C6B))
        canvas.fill(CGRect(x: 0, y: 19.5, width: side, height: 10.5))
        canvas.setStrokeColor(Color(hex: 0xFFB977))
        let gleam = StrokeStyle(lineWidth: 1.2, lineCap: .round)
        for (index, half) in [5.5, 3.5, 1.5].enumerated() {
            var line = Path()
            let y = 22 + CGFloat(index) * 2.5
            line.move(to: CGPoint(x: 15 - half, y: y))
            line.addLine(to: CGPoint(x: 15 + half, y: y))
            canvas.stroke(line, style: gleam)
        }
    }

    static func image(of quarter: QuarterOfDay) -> Image {
        switch quarter {
        case .night: return night
        case .morning: return morning
        case .afternoon: return afternoon
        case .evening: return evening
        }
    }

    /// Returns a rounded tile with a vertical gradient for the sky and further drawing on top.
    private static func tile(
        _ name: String, sky: [UInt32], draw: (Canvas) -> Void
    ) -> Image {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        return SampleImages.picture(name, size: bounds.size) { canvas in
            BezierPath(roundedRect: bounds, cornerRadius: 7).addClip()
            canvas.drawLinearGradient(
                Gradient(colors: sky.map { Color(hex: $0) }), start: .zero,
                end: CGPoint(x: 0, y: side))
            draw(canvas)
        }
    }

    static func disc(center: CGPoint, radius: CGFloat) -> Path {
        var path = Path()
        path.addEllipse(
            in: CGRect(
                x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        return path
    }

    /// Returns a crescent of two arcs that meet in its tips; the crescent opens to the upper
    /// right.
    private static func crescent(center: CGPoint, radius: CGFloat) -> Path {
        let tilt = -CGFloat.pi / 5
        let bite = radius * 0.82
        let distance = radius * 0.5
        let inner = CGPoint(x: center.x + distance * cos(tilt), y: center.y + distance * sin(tilt))
        // Angles, at each centre, between the axis and the intersections of the circles.
        let outerHalf = acos(
            (radius * radius + distance * distance - bite * bite) / (2 * radius * distance))
        let innerHalf = acos(
            (radius * radius - distance * distance - bite * bite) / (2 * bite * distance))
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: tilt + outerHalf,
            endAngle: tilt - outerHalf + 2 * .pi, clockwise: true)
        path.addArc(
            center: inner, radius: bite, startAngle: tilt - innerHalf + 2 * .pi,
            endAngle: tilt + innerHalf, clockwise: false)
        path.closeSubpath()
        return path
    }

    /// Returns a star with four points and concave sides.
    private static func star(center: CGPoint, radius: CGFloat) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: center.x, y: center.y - radius))
        for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
            path.addQuadCurve(
                to: CGPoint(x: center.x + dx * radius, y: center.y + dy * radius), control: center)
        }
        path.closeSubpath()
        return path
    }

    /// Returns rays around a centre; angles are in degrees, clockwise from the right.
    private static func rays(
        center: CGPoint, from inner: CGFloat, to outer: CGFloat, angles: [CGFloat]
    ) -> Path {
        var path = Path()
        for angle in angles {
            let radians = angle * .pi / 180
            let (x, y) = (cos(radians), sin(radians))
            path.move(to: CGPoint(x: center.x + x * inner, y: center.y + y * inner))
            path.addLine(to: CGPoint(x: center.x + x * outer, y: center.y + y * outer))
        }
        return path
    }

    /// Returns a cloud with three bulges on a base line from `origin`; its width is 16 points.
    private static func cloud(origin: CGPoint) -> Path {
        var path = Path()
        path.addRoundedRect(
            CGRect(x: origin.x, y: origin.y - 5.5, width: 16, height: 5.5),
            cornerSize: CGSize(width: 2.75, height: 2.75))
        path.addPath(disc(center: CGPoint(x: origin.x + 6, y: origin.y - 5), radius: 3.5))
        path.addPath(disc(center: CGPoint(x: origin.x + 10.5, y: origin.y - 4.5), radius: 3))
        return path
    }
}
