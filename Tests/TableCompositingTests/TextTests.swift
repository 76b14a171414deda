import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct TextTests {
    private func ink(_ bitmap: Bitmap) -> (left: Int, top: Int, right: Int, bottom: Int) {
        var box = (left: Int.max, top: Int.max, right: -1, bottom: -1)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y] >> 24 > 0 {
                box = (min(box.left, x), min(box.top, y), max(box.right, x), max(box.bottom, y))
            }
        }
        return box
    }

    @Test func aLetterLiesOnItsBaseline() throws {
        // A capital I of an em of 22 pixels: 16 pixels high by Inter's cap height of 0.727.
        let bitmap = try Picture.bitmap(
            Typesetter.node("I", x: 0, y: 0, size: 22), width: 8, height: 26)
        let box = ink(bitmap)
        #expect(box.top == 6)
        #expect(box.bottom == 21)
    }

    @Test(arguments: [0.0, 0.1, 0.26, 0.49])
    func theBaselineLiesOnAWholePixelForEachOriginOfTheText(fraction: Double) throws {
        let still = try Picture.bitmap(
            Typesetter.node("Egypt", x: 3, y: 2), width: 60, height: 30)
        let moved = try Picture.bitmap(
            Typesetter.node("Egypt", x: 3, y: 2 + fraction), width: 60, height: 30)
        #expect(moved == still)
        let next = try Picture.bitmap(
            Typesetter.node("Egypt", x: 3, y: 2.5), width: 60, height: 30)
        #expect(next != still)
        for y in 1..<30 {
            for x in 0..<60 { #expect(next[x, y] == still[x, y - 1]) }
        }
    }

    @Test func lettersHaveFractionalHorizontalPositions() throws {
        func shares(_ x: CGFloat) throws -> [UInt32] {
            let bitmap = try Picture.bitmap(
                Typesetter.node("l", x: x, y: 0, size: 40), width: 16, height: 50)
            return (0..<16).map { bitmap[$0, 30] >> 24 }
        }
        let whole = try shares(2)
        let quarter = try shares(2.25)
        #expect(whole != quarter)
        // The stem moves, its width does not.
        #expect(abs(Int(whole.reduce(0, +)) - Int(quarter.reduce(0, +))) <= 2)
        func middle(_ row: [UInt32]) -> Double {
            let weighted = row.enumerated().reduce(0.0) {
                $0 + Double($1.offset) * Double($1.element)
            }
            return weighted / Double(row.reduce(0, +))
        }
        #expect(abs(middle(quarter) - middle(whole) - 0.25) < 0.03)
    }

    @Test func textAtScaleTwoEqualsTextOfTwiceTheSize() throws {
        let points = try Picture.bitmap(
            Typesetter.node("Quality", x: 2, y: 2, size: 17), width: 80, height: 30, scale: 2)
        let pixels = try Picture.bitmap(
            Typesetter.node("Quality", x: 4, y: 4, size: 34), width: 160, height: 60)
        #expect(points == pixels)
    }

    @Test func inkIsPaintedInItsColourWithItsCoverage() throws {
        let black = try Picture.bitmap(Typesetter.node("g", x: 1, y: 1), width: 14, height: 24)
        let red = try Picture.bitmap(
            Typesetter.node("g", x: 1, y: 1, color: RGBA(hex: 0xFF0000)), width: 14, height: 24)
        for (one, other) in zip(black.pixels, red.pixels) {
            #expect(other == one | (one >> 24) << 16)
        }
    }

    @Test func overlappingGlyphsAddUpAndStayFull() throws {
        var text = Typesetter.text("ll", size: 40)
        text.runs[0].glyphs[1].position = text.runs[0].glyphs[0].position
        text.runs[0].glyphs[1].position.x += 0.5
        let node = RenderNode(
            name: "text", frame: CGRect(x: 2, y: 0, width: 20, height: 50),
            contents: .text(text, .zero))
        let both = try Picture.bitmap(node, width: 20, height: 50)
        let one = try Picture.bitmap(
            Typesetter.node("l", x: 2, y: 0, size: 40), width: 20, height: 50)
        for (a, b) in zip(both.pixels, one.pixels) { #expect(a >> 24 >= b >> 24) }
        #expect(both.pixels.contains { $0 >> 24 == 255 })
    }

    @Test func rotatedTextEqualsTheRotatedPictureOfTheText() throws {
        let upright = try Picture.drawn(width: 40, height: 40) { canvas in
            canvas.draw(Typesetter.text("Ag", size: 20), at: CGPoint(x: 5, y: 5))
        }
        let turned = try Picture.drawn(width: 40, height: 40) { canvas in
            canvas.translateBy(x: 40, y: 0)
            canvas.rotate(by: .pi / 2)
            canvas.draw(Typesetter.text("Ag", size: 20), at: CGPoint(x: 5, y: 5))
        }
        for y in 0..<40 {
            for x in 0..<40 {
                let one = Int(upright[x, y] >> 24)
                let other = Int(turned[39 - y, x] >> 24)
                #expect(abs(one - other) <= 6, "\(x) \(y)")
            }
        }
    }

    @Test func marksKeepTheirDistanceFromTheBaseline() throws {
        var text = Typesetter.text("lll", size: 40)
        text.runs[0].glyphs[1].position.y -= 0.5
        #expect(text.runs[0].glyphs.count == 3)
        let node = RenderNode(
            name: "text", frame: CGRect(x: 0, y: 0, width: 60, height: 60),
            contents: .text(text, .zero))
        let bitmap = try Picture.bitmap(node, width: 60, height: 60)
        // The middle stem ends half a pixel above the others.
        let ends = (0..<60).map { bitmap[$0, 39] >> 24 }
        #expect(ends.contains { $0 > 200 })
        #expect(ends.contains { (110...145).contains($0) })
    }

    @Test func decorationsAreWholePixelsAndAtLeastAPixel() throws {
        var text = GlyphText(string: "", runs: [], size: CGSize(width: 4, height: 6))
        text.decorations = [
            TextDecoration(
                rect: CGRect(x: 0, y: 3.4, width: 4, height: 0.3), color: .black),
            TextDecoration(
                rect: CGRect(x: 0, y: 0.2, width: 4, height: 2.1), color: RGBA(hex: 0xFFFFFF),
                isBehindText: true),
        ]
        let node = RenderNode(
            name: "text", frame: CGRect(x: 0, y: 0, width: 4, height: 6),
            contents: .text(text, .zero))
        #expect(
            PixelGrid.text(
                try Picture.bitmap(node, width: 4, height: 6),
                [0: ".", 0xFF00_0000: "#", 0xFFFF_FFFF: "w"]) == """
                    wwww
                    wwww
                    ....
                    ####
                    ....
                    ....
                    """)
    }

    @Test func emojiAreColouredLieOnTheBaselineAndFade() throws {
        let node = Typesetter.node("😀", x: 2, y: 2, size: 32, file: Typesetter.emoji)
        let bitmap = try Picture.bitmap(node, width: 48, height: 48)
        let box = ink(bitmap)
        #expect((36...42).contains(box.right - box.left + 1))
        #expect((34...44).contains(box.bottom))
        let middle = bitmap[22, 18]
        #expect((middle >> 16) & 0xFF > 200 && middle & 0xFF < 120)
        let faded = try Picture.drawn(width: 48, height: 48) { canvas in
            canvas.setAlpha(0.5)
            canvas.draw(
                Typesetter.text("😀", size: 32, file: Typesetter.emoji), at: CGPoint(x: 2, y: 2))
        }
        #expect((126...129).contains(faded[22, 18] >> 24))
    }

    @Test func onlyTheVisiblePartOfHugeTextIsPainted() throws {
        let bitmap = try Picture.bitmap(
            Typesetter.node("Il", x: 0, y: -3_000, size: 4_000), width: 700, height: 100)
        #expect(Set(bitmap.pixels).isSuperset(of: [0, 0xFF00_0000]))
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e9, -3, 0])
    func textOfAnImpossibleSizeIsOmittedAndReported(size: CGFloat) throws {
        var text = Typesetter.text("a")
        text.runs[0].size = size
        let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 9, height: 9))
        canvas.draw(text, at: .zero)
        let node = RenderNode(
            name: "text", frame: CGRect(x: 0, y: 0, width: 9, height: 9),
            contents: .drawing(canvas.finish()))
        let bitmap = try Picture.bitmap(node, width: 9, height: 9)
        #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    }

    @Test func aMissingFontFileIsAnErrorThatNamesTheFile() throws {
        var text = Typesetter.text("a")
        text.runs[0].face.file = "/nowhere/Inter.otf"
        let node = RenderNode(
            name: "text", frame: CGRect(x: 0, y: 0, width: 9, height: 9),
            contents: .text(text, .zero))
        #expect {
            try Picture.bitmap(node, width: 9, height: 9)
        } throws: { error in
            guard case CompositingError.fontUnreadable(let file, 0, _) = error else { return false }
            return file == "/nowhere/Inter.otf" && "\(error)".contains("/nowhere/Inter.otf")
        }
    }

    @Test func environmentDoesNotMakeTextBolder() throws {
        let node = Typesetter.node("Hamburg", x: 1, y: 1, size: 13)
        let before = try Picture.bitmap(node, width: 70, height: 20)
        setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0", 1)
        defer { unsetenv("FREETYPE_PROPERTIES") }
        #expect(try Picture.bitmap(node, width: 70, height: 20) == before)
    }
}
