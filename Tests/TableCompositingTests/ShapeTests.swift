import Foundation
import TableCompositing
import TableDrawing
import Testing

@Suite struct ShapeTests {
    @Test(arguments: [1.0, 2, 3])
    func aHairlineIsAFullDevicePixelAtEveryRow(scale: Double) throws {
        let lines = (0..<40).map { k in
            Picture.box(0, CGFloat(2 * k) / scale, 4, 1 / scale)
        }
        let bitmap = try Picture.bitmap(
            Picture.group(width: 4, height: 80 / scale, lines), width: 4, height: 80 / scale,
            scale: scale)
        for y in 0..<bitmap.height {
            #expect(bitmap[1, y] == (y % 2 == 0 ? 0xFF00_0000 : 0), "row \(y)")
        }
    }

    @Test func anEdgeWithARoundingErrorLiesOnItsPixel() throws {
        let bitmap = try Picture.bitmap(
            Picture.box(1 + 4e-7, 1 - 4e-7, 2, 1), width: 4, height: 3)
        #expect(
            PixelGrid.text(bitmap) == """
                ....
                .##.
                ....
                """)
    }

    @Test func anEdgeWithinAPixelCoversItsShare() throws {
        let bitmap = try Picture.bitmap(Picture.box(0.5, 1, 2, 1.25), width: 3, height: 3)
        #expect(
            PixelGrid.alpha(bitmap) == """
                ...
                8#8
                242
                """)
    }

    @Test func onlyTheChosenCornersAreRound() throws {
        var node = Picture.box(0, 0, 12, 8)
        node.cornerRadius = 4
        node.maskedCorners = [.topLeft, .bottomRight]
        let found = PixelGrid.alpha(try Picture.bitmap(node, width: 12, height: 8))
        #expect(
            found == """
                .2bf########
                2f##########
                b###########
                f###########
                ###########f
                ###########a
                ##########e2
                ########fa2.
                """)
    }

    @Test(arguments: [1.0, 2, 3], [3.0, 7.5, 20])
    func roundedRectangleIsSymmetric(scale: Double, radius: Double) throws {
        var node = Picture.box(2, 2, 44, 44)
        node.cornerRadius = radius
        let bitmap = try Picture.bitmap(node, width: 48, height: 48, scale: scale)
        let last = bitmap.width - 1
        for y in 0...last {
            for x in 0...last {
                // Cairo samples 15 rows for each pixel, so a flat edge errs by a fifteenth at most.
                let alpha = Int(bitmap[x, y] >> 24)
                for mirror in [bitmap[last - x, y], bitmap[x, last - y], bitmap[y, x]] {
                    #expect(abs(alpha - Int(mirror >> 24)) <= 17, "\(x) \(y)")
                }
            }
        }
    }

    @Test func borderLiesInsideTheEdgeAndAboveChildren() throws {
        var node = Picture.box(1, 1, 6, 5, .white)
        node.border = RenderNode.Border(width: 1, color: .black)
        node.children = [Picture.box(-1, -1, 4, 3, RGBA(hex: 0xFF0000))]
        let key: [UInt32: Character] = [
            0: ".", 0xFF00_0000: "#", 0xFFFF_FFFF: "w", 0xFFFF_0000: "r",
        ]
        let found = PixelGrid.text(try Picture.bitmap(node, width: 8, height: 7), key)
        #expect(
            found == """
                rrrr....
                r######.
                r#rrww#.
                .#wwww#.
                .#wwww#.
                .######.
                ........
                """)
    }

    @Test func aClippingNodeClipsChildrenAtItsRoundEdge() throws {
        var node = Picture.group(width: 8, height: 8, [Picture.box(-4, 0, 16, 16)])
        node.clipsToBounds = true
        node.cornerRadius = 4
        var open = node
        open.clipsToBounds = false
        let cut = try Picture.bitmap(node, width: 10, height: 9)
        #expect(
            PixelGrid.alpha(cut) == """
                .2bffb2...
                2f####f2..
                b######b..
                f######f..
                f######f..
                b######a..
                2e####e2..
                .2bffa2...
                ..........
                """)
        #expect(try Picture.bitmap(open, width: 10, height: 9).isOpaque)
    }

    @Test func boundsOriginMovesChildrenAndNotTheBackground() throws {
        var node = Picture.group(width: 4, height: 2, [Picture.box(2, 5, 1, 1)])
        node.background = .color(.white)
        node.boundsOrigin = CGPoint(x: 1, y: 4)
        #expect(
            PixelGrid.text(
                try Picture.bitmap(node, width: 5, height: 3),
                [0: ".", 0xFFFF_FFFF: "w", 0xFF00_0000: "#"]) == """
                    wwww.
                    w#ww.
                    .....
                    """)
    }

    @Test func aTransformRotatesAboutTheCentre() throws {
        var node = Picture.box(1, 2, 5, 1)
        node.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(
            PixelGrid.text(try Picture.bitmap(node, width: 7, height: 5)) == """
                ...#...
                ...#...
                ...#...
                ...#...
                ...#...
                """)
    }

    @Test func theEvenOddRuleLeavesTheInnermostAreaOpen() throws {
        var path = Path(CGRect(x: 0, y: 0, width: 6, height: 5))
        path.addRect(CGRect(x: 2, y: 2, width: 2, height: 1))
        let evenOdd = try Picture.drawn(width: 6, height: 5) { $0.fill(path, using: .evenOdd) }
        #expect(
            PixelGrid.text(evenOdd) == """
                ######
                ######
                ##..##
                ######
                ######
                """)
        let winding = try Picture.drawn(width: 6, height: 5) { $0.fill(path, using: .winding) }
        #expect(winding.isOpaque)
    }

    @Test func clipsIntersectAndEndWithTheirState() throws {
        let bitmap = try Picture.drawn(width: 8, height: 4) { canvas in
            canvas.withState {
                canvas.clip(to: CGRect(x: 0, y: 0, width: 5, height: 2))
                canvas.clip(to: CGRect(x: 3, y: 1, width: 5, height: 3))
                canvas.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            }
            canvas.fill(CGRect(x: 7, y: 3, width: 1, height: 1))
        }
        #expect(
            PixelGrid.text(bitmap) == """
                ........
                ...##...
                ........
                .......#
                """)
    }

    @Test func anEmptyClipHidesAllDrawing() throws {
        let bitmap = try Picture.drawn(width: 3, height: 1) { canvas in
            canvas.withState {
                canvas.clip(to: Path())
                canvas.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
            }
            canvas.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }
        #expect(PixelGrid.text(bitmap) == "..#")
    }

    @Test func dashesAlternateFromTheirPhase() throws {
        let bitmap = try Picture.drawn(width: 12, height: 3) { canvas in
            canvas.setLineDash(phase: 1, lengths: [3, 2])
            canvas.addLines(between: [CGPoint(x: 0, y: 1.5), CGPoint(x: 12, y: 1.5)])
            canvas.strokePath()
        }
        #expect(
            PixelGrid.text(bitmap) == """
                ............
                ##..###..###
                ............
                """)
    }

    @Test(arguments: [[0.0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-12, 1e-12]])
    func invalidDashesDrawASolidLine(lengths: [Double]) throws {
        let bitmap = try Picture.drawn(width: 4, height: 3) { canvas in
            canvas.setLineDash(phase: 0, lengths: lengths.map { CGFloat($0) })
            canvas.addLines(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
            canvas.strokePath()
            canvas.fill(CGRect(x: 0, y: 2, width: 4, height: 1))
        }
        #expect(
            PixelGrid.text(bitmap) == """
                ####
                ....
                ####
                """)
    }

    @Test func capsExtendBeyondTheEndsOfALine() throws {
        func line(_ cap: LineCap) throws -> String {
            PixelGrid.alpha(
                try Picture.drawn(width: 10, height: 4) { canvas in
                    canvas.setLineWidth(4)
                    canvas.setLineCap(cap)
                    canvas.addLines(between: [CGPoint(x: 3, y: 2), CGPoint(x: 7, y: 2)])
                    canvas.strokePath()
                })
        }
        #expect(try line(.butt).split(separator: "\n")[0] == "...####...")
        #expect(try line(.square).split(separator: "\n")[0] == ".########.")
        let round = try line(.round)
        #expect(
            round == """
                .4e####e4.
                .e######e.
                .e######e.
                .4e####e4.
                """)
    }

    @Test func miterBecomesABevelBeyondItsLimit() throws {
        func corner(_ limit: CGFloat) throws -> UInt32 {
            try Picture.drawn(width: 10, height: 10) { canvas in
                canvas.setLineWidth(4)
                canvas.setMiterLimit(limit)
                canvas.addLines(between: [
                    CGPoint(x: 2, y: 10), CGPoint(x: 2, y: 2), CGPoint(x: 10, y: 2),
                ])
                canvas.strokePath()
            }[0, 0] >> 24
        }
        #expect(try corner(10) == 255)
        #expect(try corner(1) == 0)
    }

    @Test func thePenFollowsAnUnevenTransform() throws {
        let bitmap = try Picture.drawn(width: 8, height: 6) { canvas in
            canvas.scaleBy(x: 4, y: 1)
            canvas.addLines(between: [CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 5)])
            canvas.addLines(between: [CGPoint(x: 0, y: 5.5), CGPoint(x: 2, y: 5.5)])
            canvas.strokePath()
        }
        #expect(
            PixelGrid.text(bitmap) == """
                ..####..
                ..####..
                ..####..
                ..####..
                ..####..
                ########
                """)
    }

    @Test func withoutAntialiasingPixelsAreFullOrEmpty() throws {
        let bitmap = try Picture.drawn(width: 20, height: 20) { canvas in
            canvas.setShouldAntialias(false)
            canvas.fillEllipse(in: CGRect(x: 1.3, y: 1.3, width: 17, height: 17))
            canvas.draw(Typesetter.text("ag", size: 12), at: CGPoint(x: 1, y: 1))
        }
        #expect(Set(bitmap.pixels) == [0, 0xFF00_0000])
    }

    @Test func aFlatteningTransformHidesOnlyItsOwnDrawing() throws {
        let bitmap = try Picture.drawn(width: 2, height: 1) { canvas in
            canvas.withState {
                canvas.scaleBy(x: 0, y: 0)
                canvas.strokeEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 1))
                canvas.drawLinearGradient(
                    Gradient(colors: [.red, .blue]), start: .zero, end: CGPoint(x: 1, y: 0),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                canvas.draw(RichScene.photo, in: CGRect(x: 0, y: 0, width: 2, height: 1))
                canvas.draw(Typesetter.text("a"), at: .zero)
            }
            canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(PixelGrid.text(bitmap) == ".#")
    }

    @Test func aDrawingEndsAtTheBoundsOfItsNode() throws {
        var node = Picture.drawingNode(width: 2, height: 1) {
            $0.fill(CGRect(x: -5, y: -5, width: 20, height: 20))
        }
        node.frame.origin = CGPoint(x: 1, y: 1)
        #expect(
            PixelGrid.text(try Picture.bitmap(node, width: 4, height: 3)) == """
                ....
                .##.
                ....
                """)
    }
}
