import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct GradientTests {
    /// First row of a gradient from x = 2 to x = 6 on eight pixels.
    private func row(
        _ gradient: Gradient, _ options: Gradient.Options, vertical: Bool = false
    ) throws -> [UInt32] {
        let bitmap = try Picture.drawn(width: 8, height: 8) { canvas in
            canvas.drawLinearGradient(
                gradient, start: CGPoint(x: 2, y: 2),
                end: vertical ? CGPoint(x: 2, y: 6) : CGPoint(x: 6, y: 2), options: options)
        }
        return (0..<8).map { vertical ? bitmap[3, $0] : bitmap[$0, 3] }
    }

    private let blackToWhite = Gradient(colors: [.black, .white])

    @Test(arguments: [false, true])
    func theColourIsThatOfThePixelsCentre(vertical: Bool) throws {
        let row = try row(blackToWhite, [], vertical: vertical)
        // The centres are at 1/8, 3/8, 5/8 and 7/8 of the gradient.
        #expect(
            row == [0, 0, 0xFF20_2020, 0xFF60_6060, 0xFF9F_9F9F, 0xFFDF_DFDF, 0, 0])
    }

    @Test func endsExtendOnlyOnRequest() throws {
        #expect(try row(blackToWhite, .drawsBeforeStartLocation)[0] == 0xFF00_0000)
        #expect(try row(blackToWhite, .drawsBeforeStartLocation)[7] == 0)
        #expect(try row(blackToWhite, .drawsAfterEndLocation)[0] == 0)
        #expect(try row(blackToWhite, .drawsAfterEndLocation)[7] == 0xFFFF_FFFF)
    }

    @Test func stopsAtAnEqualLocationMakeAHardEdge() throws {
        let stops = [(0.0, UInt32(0xFF0000)), (0.5, 0xFF0000), (0.5, 0x0000FF), (1, 0x0000FF)]
        let gradient = Gradient(
            stops: stops.map { Gradient.Stop(location: $0.0, color: RGBA(hex: $0.1)) })
        #expect(
            try row(gradient, [])
                == [0, 0, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF, 0, 0])
    }

    @Test func colourIsInterpolatedBeforePremultiplication() throws {
        let gradient = Gradient(stops: [
            Gradient.Stop(location: 0, color: .white),
            Gradient.Stop(location: 1, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0)),
        ])
        // At 3/8 grey of 5/8 with alpha 5/8: 159 and 0.39 · 255 = 100.
        #expect(try row(gradient, [])[3] == 0x9F64_6464)
    }

    @Test func linesOfEqualColourFollowAnUnevenTransform() throws {
        let bitmap = try Picture.drawn(width: 40, height: 20) { canvas in
            canvas.scaleBy(x: 2, y: 1)
            canvas.drawLinearGradient(
                blackToWhite, start: .zero, end: CGPoint(x: 20, y: 20),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        // x + y is 20 both at (20, 10) points and along (10, 10), (15, 5) points.
        #expect(bitmap[20, 9] == bitmap[30, 4])
        #expect(bitmap[20, 9] == bitmap[10, 14])
    }

    @Test func radialGradientIsRoundAndEndsAtItsCircle() throws {
        let bitmap = try Picture.drawn(width: 21, height: 21) { canvas in
            canvas.drawRadialGradient(
                Gradient(colors: [.white, .black]), startCenter: CGPoint(x: 10.5, y: 10.5),
                startRadius: 0, endCenter: CGPoint(x: 10.5, y: 10.5), endRadius: 10)
        }
        #expect(bitmap[10, 10] == 0xFFFF_FFFF)
        #expect(bitmap[15, 10] == 0xFF80_8080)
        #expect(bitmap[10, 0] == 0xFF00_0000)
        #expect(bitmap[0, 0] == 0)
        for k in 0...20 {
            #expect(bitmap[k, 3] == bitmap[20 - k, 3])
            #expect(bitmap[k, 3] == bitmap[3, k])
        }
    }

    @Test func radialGradientStartsAtItsInnerCircle() throws {
        func middle(_ options: Gradient.Options) throws -> UInt32 {
            try Picture.drawn(width: 21, height: 21) { canvas in
                canvas.drawRadialGradient(
                    Gradient(colors: [.red, .blue]), startCenter: CGPoint(x: 10.5, y: 10.5),
                    startRadius: 4, endCenter: CGPoint(x: 10.5, y: 10.5), endRadius: 10,
                    options: options)
            }[10, 10]
        }
        #expect(try middle([]) == 0)
        #expect(try middle(.drawsBeforeStartLocation) == 0xFFFF_0000)
    }

    @Test func gradientFillsANodesBackground() throws {
        var node = Picture.box(0, 0, 2, 4)
        node.background = .gradient(
            blackToWhite, .linear(start: .zero, end: CGPoint(x: 0, y: 4)), [])
        let bitmap = try Picture.bitmap(node, width: 2, height: 4)
        #expect((0..<4).map { bitmap[1, $0] & 0xFF } == [0x20, 0x60, 0x9F, 0xDF])
    }

    @Test func aGradientWithoutExtentOrColoursPaintsNoPixels() throws {
        let bitmap = try Picture.drawn(width: 2, height: 2) { canvas in
            let both: Gradient.Options = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            canvas.drawLinearGradient(blackToWhite, start: .zero, end: .zero, options: both)
            canvas.drawLinearGradient(
                Gradient(stops: []), start: .zero, end: CGPoint(x: 1, y: 1), options: both)
            canvas.drawLinearGradient(
                blackToWhite, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: both)
        }
        #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    }
}
