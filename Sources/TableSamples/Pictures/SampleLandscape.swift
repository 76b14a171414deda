import Foundation
import Tableshot

/// Small landscapes in place of photos, 80 × 45 points.
public enum SampleLandscape: String, Sendable, Hashable, CaseIterable {
    case mountains, harbour, dunes, forest

    /// Size of every landscape, in points.
    public static let size = CGSize(width: 80, height: 45)

    /// Image of the landscape: a recording, sharp at every scale.
    public var image: Image {
        switch self {
        case .mountains: return Self.mountainsImage
        case .harbour: return Self.harbourImage
        case .dunes: return Self.dunesImage
        case .forest: return Self.forestImage
        }
    }

    private static let mountainsImage = picture("mountains", sky: [0x5FA8E6, 0xD8ECFA]) { canvas in
        fill(
            canvas, 0x8AA4C4, [(0, 34), (16, 18), (30, 30), (48, 12), (66, 28), (80, 20)],
            toFoot: true)
        fill(
            canvas, 0xFFFFFF,
            [(48, 12), (42.5, 17.5), (46, 17), (48.5, 20), (51, 16.5), (53, 16.4)])
        fill(canvas, 0x4E6E8E, [(0, 40), (22, 25), (40, 38), (58, 27), (80, 39)], toFoot: true)
        fill(canvas, 0x3F7D58, [(0, 40), (30, 37), (80, 41)], toFoot: true)
    }

    private static let harbourImage = picture("harbour", sky: [0xF7B267, 0xFBE3C0]) { canvas in
        canvas.setFillColor(Color(hex: 0xF4845F))
        canvas.fill(QuarterImages.disc(center: CGPoint(x: 58, y: 25), radius: 8))
        canvas.setFillColor(Color(hex: 0x2B6777))
        canvas.fill(CGRect(x: 0, y: 27, width: 80, height: 18))
        canvas.setFillColor(Color(hex: 0xF4845F, alpha: 0.55))
        for (index, half) in [8.0, 5.5, 3].enumerated() {
            let y = 29.5 + CGFloat(index) * 4
            canvas.fill(CGRect(x: 58 - half, y: y, width: half * 2, height: 1.2))
        }
        fill(canvas, 0xFDF6EC, [(26, 8), (26, 29), (13, 29)])
        fill(canvas, 0xE8D8C3, [(28, 12), (28, 29), (38, 29)])
        fill(canvas, 0x6B2D2D, [(10, 31), (42, 31), (37, 36.5), (15, 36.5)])
    }

    private static let dunesImage = picture("dunes", sky: [0x62BEDF, 0xF3EBD3, 0xFCE8C8]) {
        canvas in
        canvas.setFillColor(Color(hex: 0xFFF6D6))
        canvas.fill(QuarterImages.disc(center: CGPoint(x: 17, y: 11), radius: 5.5))
        dune(canvas, 0xE9B872, from: 24, crest: 16, to: 31)
        dune(canvas, 0xD99A4E, from: 36, crest: 24, to: 26)
        dune(canvas, 0xBF7B36, from: 34, crest: 46, to: 36)
    }

    private static let forestImage = picture("forest", sky: [0xBFE3D0, 0xEAF6E6]) { canvas in
        for x in stride(from: CGFloat(4), to: 84, by: 11) { tree(canvas, 0x8DBF9C, x, 34, 20) }
        fill(canvas, 0x6FAE84, [(0, 35), (40, 33), (80, 36)], toFoot: true)
        for x in stride(from: CGFloat(-2), to: 84, by: 14) { tree(canvas, 0x4F9468, x, 40, 25) }
        fill(canvas, 0x3A7A55, [(0, 41), (35, 39.5), (80, 42)], toFoot: true)
        for x in stride(from: CGFloat(8), to: 84, by: 21) { tree(canvas, 0x27613F, x, 46, 31) }
    }

    private static func picture(
        _ name: String, sky: [UInt32], draw: (Canvas) -> Void
    ) -> Image {
        SampleImages.picture(name, size: size) { canvas in
            canvas.drawLinearGradient(
                Gradient(colors: sky.map { Color(hex: $0) }), start: .zero,
                end: CGPoint(x: 0, y: size.height))
            draw(canvas)
        }
    }

    /// Fills a polygon; with `toFoot`, the polygon is closed along the picture's lower edge.
    private static func fill(
        _ canvas: Canvas, _ color: UInt32, _ points: [(CGFloat, CGFloat)], toFoot: Bool = false
    ) {
        var path = Path()
        let corners: [(CGFloat, CGFloat)] = toFoot ? [(80, 45), (0, 45)] : []
        for (index, point) in (points + corners).enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        canvas.setFillColor(Color(hex: color))
        canvas.fill(path)
    }

    /// Fills a sand dune from edge to edge; `crest` bends its ridge.
    private static func dune(
        _ canvas: Canvas, _ color: UInt32, from left: CGFloat, crest: CGFloat, to right: CGFloat
    ) {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: left))
        path.addCurve(
            to: CGPoint(x: 80, y: right), control1: CGPoint(x: 28, y: crest),
            control2: CGPoint(x: 48, y: left + right - crest))
        path.addLine(to: CGPoint(x: 80, y: 45))
        path.addLine(to: CGPoint(x: 0, y: 45))
        path.closeSubpath()
        canvas.setFillColor(Color(hex: color))
        canvas.fill(path)
    }

    /// Fills a fir with three tiers whose base is at `y`.
    private static func tree(
        _ canvas: Canvas, _ color: UInt32, _ x: CGFloat, _ y: CGFloat, _ height: CGFloat
    ) {
        for (top, half) in [(1.0, 0.16), (0.76, 0.22), (0.5, 0.28)] as [(CGFloat, CGFloat)] {
            fill(
                canvas, color,
                [
                    (x, y - height * top), (x + height * half, y - height * (top - 0.5)),
                    (x - height * half, y - height * (top - 0.5)),
                ])
        }
    }
}

/// Pictures of the samples, by their names in documents and files.
public enum SampleImages {
    /// Pictures of the quarters of the day, followed by the landscapes.
    public static let all: [(name: String, image: Image)] =
        QuarterOfDay.allCases.map { ("\($0)", $0.image) }
        + SampleLandscape.allCases.map { ($0.rawValue, $0.image) }

    /// Returns the picture with a name, or `nil` if no such picture exists.
    public static func image(named name: String) -> Image? {
        all.first { $0.name == name }?.image
    }

    /// Returns a drawn image with a name for dumps of render trees.
    static func picture(_ name: String, size: CGSize, draw: (Canvas) -> Void) -> Image {
        let image = GraphicsImageRenderer(size: size).image(actions: draw)
        guard case .drawing(let drawing) = image.source else { return image }
        return Image(drawing: drawing, size: size, name: name)
    }
}
