import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct MixTests {
    private func mixed(
        _ a: RenderNode, _ b: RenderNode, _ t: Double, background: RGBA = .white
    ) throws -> Bitmap {
        let node = RenderNode(
            name: "mix", frame: CGRect(x: 0, y: 0, width: 60, height: 50),
            contents: .mix(a, b, t))
        return try Picture.bitmap(node, width: 60, height: 50, background: background)
    }

    private func state(_ color: RGBA, _ label: String) -> RenderNode {
        var node = Picture.box(3.5, 2.5, 50, 40, color)
        node.cornerRadius = 7
        node.children = [
            Typesetter.node("Same", x: 2, y: 1), Typesetter.node(label, x: 2, y: 20),
        ]
        return node
    }

    @Test func theEndsEqualTheTwoPictures() throws {
        let a = state(RGBA(hex: 0xFFCC00, alpha: 0.3), "Off")
        let b = state(RGBA(hex: 0x007AFF, alpha: 0.8), "On")
        for background in [RGBA.clear, .white, RGBA(hex: 0x336699, alpha: 0.5)] {
            let first = try Picture.bitmap(a, width: 60, height: 50, background: background)
            let second = try Picture.bitmap(b, width: 60, height: 50, background: background)
            #expect(try mixed(a, b, 0, background: background) == first)
            #expect(try mixed(a, b, 1, background: background) == second)
        }
    }

    @Test(arguments: [0.01, 0.3, 0.5, 0.77, 0.99])
    func everyPixelIsTheInterpolationOfTheTwoPictures(t: Double) throws {
        let a = state(RGBA(hex: 0xFFCC00, alpha: 0.3), "Off")
        let b = state(RGBA(hex: 0x007AFF, alpha: 0.8), "On")
        let background = RGBA(hex: 0x336699, alpha: 0.5)
        let first = try Picture.bitmap(a, width: 60, height: 50, background: background)
        let second = try Picture.bitmap(b, width: 60, height: 50, background: background)
        let found = try mixed(a, b, t, background: background)
        let weight = UInt32((t * 65_536).rounded())
        for index in found.pixels.indices {
            for shift in [UInt32(0), 8, 16, 24] {
                let from = (first.pixels[index] >> shift) & 0xFF
                let to = (second.pixels[index] >> shift) & 0xFF
                let wanted = (from * (65_536 - weight) + to * weight + 32_768) >> 16
                #expect((found.pixels[index] >> shift) & 0xFF == wanted)
            }
        }
    }

    @Test func equalPicturesDoNotFlicker() throws {
        let a = state(RGBA(hex: 0xFFCC00, alpha: 0.3), "On")
        let still = try Picture.bitmap(a, width: 60, height: 50, background: .white)
        for frame in 0...60 {
            #expect(try mixed(a, a, Double(frame) / 60) == still)
        }
    }

    @Test func opaquePicturesRemainOpaque() throws {
        for frame in 0...30 {
            #expect(
                try mixed(
                    Picture.box(0, 0, 60, 50, .white), Picture.box(0, 0, 60, 50, .black),
                    Double(frame) / 30, background: .clear
                ).isOpaque)
        }
    }

    @Test func aCrossfadeBelowARoundClipEndsAtTheTwoPictures() throws {
        func clipped(_ contents: RenderContents) throws -> Bitmap {
            var child = Picture.group(width: 20, height: 20, [])
            child.contents = contents
            var node = Picture.group(width: 20, height: 20, [child])
            node.clipsToBounds = true
            node.cornerRadius = 9
            return try Picture.bitmap(node, width: 20, height: 20, background: .white)
        }
        var on = Picture.box(0, 0, 20, 20, .black)
        on.children = [Picture.box(0, 0, 20, 20, RGBA(hex: 0xFF0000))]
        let off = Picture.box(0, 0, 20, 20, .white)
        var plain = Picture.group(width: 20, height: 20, [on])
        plain.clipsToBounds = true
        plain.cornerRadius = 9
        let snapshot = try Picture.bitmap(plain, width: 20, height: 20, background: .white)
        #expect(try clipped(.mix(off, on, 1)) == snapshot)
        // The last frame but one differs by at most two units of a channel.
        let almost = try clipped(.mix(off, on, 0.999))
        for (one, other) in zip(almost.pixels, snapshot.pixels) {
            for shift in [UInt32(0), 8, 16, 24] {
                #expect(
                    abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF)) <= 1)
            }
        }
    }
}
