import Foundation
import TableDrawing

/// Picture with a node of every kind, at fractional positions.
enum RichScene {
    static let width: CGFloat = 160
    static let height: CGFloat = 260

    static func tree(scale: Double = 2) -> RenderTree {
        RenderTree(
            root: root, size: CGSize(width: width, height: height), scale: scale,
            background: RGBA(hex: 0xF2F2F7))
    }

    static var root: RenderNode {
        Picture.group(width: width, height: height, [card, drawing, turned, fading])
    }

    private static var card: RenderNode {
        var card = Picture.box(7.3, 5.7, 130, 61.4, .white)
        card.cornerRadius = 9.5
        card.shadow = Shadow(
            offset: CGSize(width: 1.2, height: 3), blur: 7, color: RGBA(hex: 0, alpha: 0.4))
        card.border = RenderNode.Border(width: 1 / 3, color: RGBA(hex: 0xC6C6C8))
        card.clipsToBounds = true
        card.children = [
            Typesetter.node("Hamburgefonstiv", x: 4.1, y: 2.3),
            Typesetter.node(
                "Shadow", x: 5.2, y: 30.1, size: 13, color: .white,
                shadow: Shadow(
                    offset: CGSize(width: 0, height: 1), blur: 3, color: RGBA(hex: 0, alpha: 0.7))),
            Typesetter.node("😀", x: 70.4, y: 20.9, size: 21, file: Typesetter.emoji),
            Picture.box(0, 60.9, 130, 0.5, RGBA(hex: 0xC6C6C8)),
        ]
        return card
    }

    private static var drawing: RenderNode {
        var node = Picture.drawingNode(width: 150, height: 110) { canvas in
            canvas.setLineWidth(2.3)
            canvas.setLineDash(phase: 1.1, lengths: [5.3, 2.1])
            canvas.strokeEllipse(in: CGRect(x: 4.4, y: 6.1, width: 60.3, height: 41.7))
            canvas.setLineDash(phase: 0, lengths: [])
            canvas.setLineJoin(.round)
            canvas.addLines(between: [
                CGPoint(x: 70.2, y: 5.1), CGPoint(x: 95.7, y: 49.9), CGPoint(x: 110.3, y: 7.7),
            ])
            canvas.strokePath()
            canvas.withState {
                canvas.setShadow(offset: CGSize(width: 2.2, height: 1.3), blur: 4.5)
                canvas.setFillColor(.blue)
                canvas.fillEllipse(in: CGRect(x: 115.2, y: 8.3, width: 25, height: 31))
            }
            canvas.withState {
                canvas.clip(to: CGRect(x: 5.1, y: 52.2, width: 60.2, height: 50.7))
                canvas.drawLinearGradient(
                    Gradient(colors: [.red, .yellow, .green]), start: CGPoint(x: 8.3, y: 55.1),
                    end: CGPoint(x: 60.7, y: 90.9), options: .drawsAfterEndLocation)
            }
            canvas.withState {
                canvas.setBlendMode(.multiply)
                canvas.drawRadialGradient(
                    Gradient(colors: [.white, .purple]), startCenter: CGPoint(x: 90.2, y: 70.3),
                    startRadius: 3, endCenter: CGPoint(x: 95, y: 75), endRadius: 25.5)
            }
            canvas.setAlpha(0.6)
            canvas.beginTransparencyLayer()
            canvas.draw(photo, in: CGRect(x: 118.3, y: 50.6, width: 27.7, height: 33.1))
            canvas.setFillColor(.orange)
            canvas.fillEllipse(in: CGRect(x: 110.5, y: 70.5, width: 30, height: 30))
            canvas.endTransparencyLayer()
        }
        node.frame.origin = CGPoint(x: 4, y: 71.25)
        return node
    }

    private static var turned: RenderNode {
        var node = Picture.box(20.3, 195.2, 60, 40, RGBA(hex: 0x34C759))
        node.transform = CGAffineTransform(rotationAngle: 0.3)
        node.cornerRadius = 6
        node.opacity = 0.8
        node.shadow = Shadow(
            offset: CGSize(width: 2, height: 2), blur: 5, color: RGBA(hex: 0, alpha: 0.5))
        node.children = [
            Typesetter.node("Turned", x: 3, y: 3, size: 15),
            RenderNode(
                name: "photo", frame: CGRect(x: 30, y: 22, width: 24, height: 15),
                contents: .image(photo, CGRect(x: 0, y: 0, width: 24, height: 15), tint: nil)),
        ]
        return node
    }

    private static var fading: RenderNode {
        var off = Picture.box(0, 0, 60, 50, .white)
        off.children = [Typesetter.node("Off", x: 4, y: 4)]
        var on = Picture.box(0, 0, 60, 50, RGBA(hex: 0x007AFF, alpha: 0.7))
        on.cornerRadius = 12
        on.children = [Typesetter.node("On", x: 4, y: 4, color: .white)]
        return RenderNode(
            name: "mix", frame: CGRect(x: 95.4, y: 196.6, width: 60, height: 50),
            contents: .mix(off, on, 0.37))
    }

    /// Pixels of every colour, to be scaled.
    static var photo: Image {
        var bitmap = Bitmap(width: 23, height: 17)
        for y in 0..<17 {
            for x in 0..<23 {
                bitmap[x, y] =
                    0xFF00_0000 | UInt32(x * 11) << 16 | UInt32(y * 15) << 8
                    | UInt32((x * y * 7) % 256)
            }
        }
        return Image(bitmap: bitmap)
    }
}
