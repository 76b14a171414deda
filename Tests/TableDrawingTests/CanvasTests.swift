import Foundation
import TableDrawing
import Testing

/// Recorded commands of a canvas.
@Suite struct CanvasTests {
    private let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test("Implicit drawing applies to the current canvas, in the set colour")
    func implicit() {
        let canvas = Canvas(bounds: bounds)
        canvas.makeCurrent {
            Color.red.set()
            BezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).fill()
            rectFill(bounds)
        }
        let paints = canvas.finish().commands.compactMap { command -> Paint? in
            if case .fill(_, _, let paint, _) = command { paint } else { nil }
        }
        let red = RGBA(red: 1, green: 0, blue: 0)
        #expect(paints == [.color(red), .color(red)])
    }

    @Test("Implicit drawing outside draw(_:) is a diagnostic that names the call")
    func outside() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) { Color.red.set() }
        #expect(log.diagnostics.map(\.identifier) == ["canvas.no-current"])
        #expect(log.diagnostics.first?.message.contains("Color.set()") == true)
    }

    @Test("States and layers left open are closed, so recordings are balanced")
    func balance() {
        let canvas = Canvas(bounds: bounds)
        canvas.saveGState()
        canvas.beginTransparencyLayer()
        canvas.saveGState()
        canvas.saveGState()
        let commands = canvas.finish().commands
        #expect(
            commands == [
                .saveGState, .beginTransparencyLayer(PaintOptions()), .saveGState, .saveGState,
                .restoreGState, .restoreGState, .endTransparencyLayer, .restoreGState,
            ])
    }

    @Test("A surplus restore is a diagnostic and does not change the state")
    func unbalanced() {
        let log = DiagnosticLog()
        let canvas = Canvas(bounds: bounds)
        DiagnosticLog.$current.withValue(log) {
            canvas.setFillColor(.red)
            canvas.restoreGState()
            canvas.beginTransparencyLayer()
            canvas.restoreGState()
            canvas.endTransparencyLayer()
            canvas.endTransparencyLayer()
        }
        #expect(canvas.fillColor == Color.red.resolved)
        #expect(
            log.diagnostics.map(\.identifier) == [
                "canvas.unbalanced-restore", "canvas.unbalanced-layer",
            ])
    }

    @Test("A restored state has its former colours, line and alpha")
    func restoring() {
        let canvas = Canvas(bounds: bounds)
        canvas.setFillColor(.red)
        canvas.withState {
            canvas.setFillColor(.blue)
            canvas.setAlpha(0.5)
            canvas.translateBy(x: 10, y: 20)
        }
        #expect(canvas.fillColor == Color.red.resolved)
        #expect(canvas.paintOptions.alpha == 1)
        #expect(canvas.ctm.isIdentity)
    }

    @Test("Transforms concatenate as on a Core Graphics context: the last transform applies first")
    func transforms() {
        let canvas = Canvas(bounds: bounds)
        canvas.translateBy(x: 10, y: 0)
        canvas.scaleBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(canvas.ctm) == CGPoint(x: 12, y: 3))
    }

    @Test("The clip's bounding box follows clips and transforms")
    func clipBox() {
        let canvas = Canvas(bounds: bounds)
        canvas.clip(to: CGRect(x: 10, y: 10, width: 200, height: 20))
        canvas.translateBy(x: 5, y: 5)
        #expect(canvas.boundingBoxOfClipPath == CGRect(x: 5, y: 5, width: 90, height: 20))
        canvas.clip(to: CGRect(x: 500, y: 500, width: 1, height: 1))
        #expect(canvas.boundingBoxOfClipPath.isNull)
    }

    @Test("An image made by drawing keeps the recording, clipped to its bounds")
    func imageRenderer() {
        let renderer = GraphicsImageRenderer(
            bounds: CGRect(x: 5, y: 5, width: 10, height: 10))
        let image = renderer.image { canvas in canvas.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 10, height: 10))
        guard case .drawing(let drawing) = image.source else {
            Issue.record("the image is no recording")
            return
        }
        #expect(
            drawing.commands.first
                == .concatenate(CGAffineTransform(translationX: -5, y: -5)))
        #expect(drawing.commands.count == 3)
    }

    @Test("A template image has the fill colour, and an original image its own colours")
    func template() {
        let canvas = Canvas(bounds: bounds)
        let image = Image(bitmap: Bitmap(width: 2, height: 2, filling: 0xFF00_0000))
        canvas.setFillColor(.red)
        canvas.draw(image.withRenderingMode(.alwaysTemplate), in: bounds)
        canvas.draw(image, in: bounds)
        let tints = canvas.finish().commands.map { command -> RGBA? in
            if case .image(_, _, let tint, _, _) = command { tint } else { nil }
        }
        #expect(tints == [Color.red.resolved, nil])
    }
}

/// Invalid numbers.
@Suite struct CanvasMisuseTests {
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308, -1e308])
    func `clips and transforms with impossible numbers do not crash`(number: CGFloat) {
        let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.clip(to: CGRect(x: number, y: 0, width: number, height: 5))
        canvas.withState {
            canvas.scaleBy(x: number, y: number)
            canvas.rotate(by: number)
            canvas.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            _ = canvas.boundingBoxOfClipPath
        }
        let renderer = GraphicsImageRenderer(size: CGSize(width: number, height: 1))
        _ = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        #expect(!canvas.finish().isEmpty)
    }

    @Test func `a radius beyond half the shorter side makes a pill`() {
        let path = BezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 90, height: 40), cornerRadius: 100)
        #expect(path.path.elements.first == .move(to: CGPoint(x: 20, y: 0)))
    }
}
