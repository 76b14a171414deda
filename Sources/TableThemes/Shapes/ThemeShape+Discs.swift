import Foundation
import TableDrawing

/// Round controls and their marks; the shapes are drawn by this project.
extension ThemeShape {
    /// Returns a circle with a centre and a diameter.
    static func circle(_ center: CGPoint, _ diameter: CGFloat) -> Path {
        var path = Path()
        path.addEllipse(
            in: CGRect(
                x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter,
                height: diameter))
        return path
    }

    /// Returns a glossy disc in a ring with a soft shadow.
    static func glossyDisc(
        size: CGSize, center: CGPoint, diameter: CGFloat, ring: CGFloat, stops: [Stop]
    ) -> ThemeShape {
        ThemeShape(
            size: size,
            parts: [
                Part(
                    circle(center, diameter), .color(.white),
                    shadow: ThemeShadow(
                        offset: CGSize(width: 0, height: 1), blur: 2.5,
                        color: Color(white: 0, alpha: 0.45))),
                Part(circle(center, diameter - ring * 2), .gradient(stops)),
            ])
    }

    /// Returns a plain disc that fills its box.
    static func disc(diameter: CGFloat, _ paint: Paint) -> ThemeShape {
        ThemeShape(
            size: CGSize(width: diameter, height: diameter),
            parts: [
                Part(circle(CGPoint(x: diameter / 2, y: diameter / 2), diameter), paint)
            ])
    }

    /// Returns an empty ring that fills its box.
    static func ring(diameter: CGFloat, width: CGFloat, _ paint: Paint) -> ThemeShape {
        ThemeShape(
            size: CGSize(width: diameter, height: diameter),
            parts: [
                Part(
                    circle(CGPoint(x: diameter / 2, y: diameter / 2), diameter - width), paint,
                    stroke: StrokeStyle(lineWidth: width))
            ])
    }

    /// Returns a ring around the letter "i".
    static func info(diameter: CGFloat, width: CGFloat, _ paint: Paint) -> ThemeShape {
        var shape = ring(diameter: diameter, width: width, paint)
        let middle = diameter / 2
        var stem = Path()
        stem.move(to: CGPoint(x: middle - 1.9, y: middle - 1.7))
        stem.addLine(to: CGPoint(x: middle + 0.25, y: middle - 1.7))
        stem.addLine(to: CGPoint(x: middle + 0.25, y: middle + 4.9))
        stem.move(to: CGPoint(x: middle - 2.2, y: middle + 4.9))
        stem.addLine(to: CGPoint(x: middle + 2.5, y: middle + 4.9))
        shape.parts.append(
            Part(
                stem, paint,
                stroke: StrokeStyle(lineWidth: width * 1.2, lineCap: .round, lineJoin: .round)))
        shape.parts.append(Part(circle(CGPoint(x: middle, y: middle - 4.9), 2.6), paint))
        return shape
    }

    /// Returns a bar, or two crossed bars, in the middle of a box.
    static func bars(
        in size: CGSize, center: CGPoint? = nil, length: CGFloat, width: CGFloat, isCross: Bool,
        cornerRadius: CGFloat = 0, _ paint: Paint, shadow: ThemeShadow? = nil
    ) -> ThemeShape {
        let middle = center ?? CGPoint(x: size.width / 2, y: size.height / 2)
        var path = Path()
        func add(_ width: CGFloat, _ height: CGFloat) {
            let rect = CGRect(
                x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
            path.addRoundedRect(
                rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
        }
        add(length, width)
        if isCross { add(width, length) }
        return ThemeShape(size: size, parts: [Part(path, paint, shadow: shadow)])
    }

    /// Returns a tick in the middle of a box.
    static func tick(
        in size: CGSize, center: CGPoint? = nil, width: CGFloat, stroke: StrokeStyle,
        _ paint: Paint
    ) -> ThemeShape {
        let middle = center ?? CGPoint(x: size.width / 2, y: size.height / 2)
        let height = width * 0.86
        let path = Theme.checkmark(
            in: CGRect(
                x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height))
        return ThemeShape(size: size, parts: [Part(path, paint, stroke: stroke)])
    }

    /// Returns horizontal lines, one below the other, as on a grip.
    static func lines(
        count: Int, size: CGSize, thickness: CGFloat, _ paint: Paint,
        shadow: ThemeShadow? = nil
    ) -> ThemeShape {
        var path = Path()
        let pitch = count > 1 ? (size.height - thickness) / CGFloat(count - 1) : 0
        for line in 0..<count {
            path.addRect(
                CGRect(x: 0, y: CGFloat(line) * pitch, width: size.width, height: thickness))
        }
        return ThemeShape(size: size, parts: [Part(path, paint, shadow: shadow)])
    }
}
