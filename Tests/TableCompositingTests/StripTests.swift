import Foundation
import TableDrawing
import Testing

@testable import TableCompositing

/// Strips of pictures, with contents that identify each strip.
@Suite struct StripTests {
    private static let compositor = Compositor()

    /// Returns a scrolled list of rows, 100 points wide.
    ///
    /// `change` is applied to the row counted from 0.
    private static func list(
        scrolledBy offset: Double = 0, row changed: Int = 3,
        _ change: (inout RenderNode) -> Void = { _ in }
    ) -> RenderTree {
        var rows: [RenderNode] = (0..<12).map { index in
            var row = RenderNode(
                name: "row \(index)",
                frame: CGRect(x: 0, y: Double(index) * 40, width: 100, height: 40),
                background: .color(.white),
                children: [
                    RenderNode(
                        name: "mark", frame: CGRect(x: 10, y: 10, width: 5 + index, height: 20),
                        cornerRadius: 2, background: .color(.black)),
                    RenderNode(
                        name: "line", frame: CGRect(x: 16, y: 39.5, width: 84, height: 0.5),
                        background: .color(.black)),
                ])
            if index == changed { change(&row) }
            return row
        }
        rows.append(
            RenderNode(
                name: "behind", frame: CGRect(x: 90, y: 0, width: 4, height: 480),
                background: .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1))))
        return RenderTree(
            root: RenderNode(
                name: "list", frame: CGRect(x: 0, y: 0, width: 100, height: 200),
                boundsOrigin: CGPoint(x: 0, y: offset), clipsToBounds: true,
                background: .color(.white), children: rows),
            size: CGSize(width: 100, height: 200), scale: 2, background: .white)
    }

    private static func text(_ string: String, y: Double = 5) -> RenderNode {
        Typesetter.node(string, x: 30, y: y, size: 15)
    }

    private static func prints(_ tree: RenderTree) throws -> [Fingerprint?] {
        try compositor.placed(tree).strips.map(\.fingerprint)
    }

    /// Returns the fingerprint of the strip that begins at a pixel row.
    private static func print(_ tree: RenderTree, at row: Int) throws -> Fingerprint? {
        try compositor.placed(tree).strips.first { $0.rows.lowerBound == row }?.fingerprint
    }

    @Test func `strips are rows, and the visible parts of clipped rows`() throws {
        let strips = try Self.compositor.placed(Self.list(scrolledBy: 10)).strips
        #expect(
            strips.map(\.rows) == [0..<60, 60..<140, 140..<220, 220..<300, 300..<380, 380..<400])
    }

    @Test func `the fingerprint of a row is independent of the row's position`() throws {
        let here = Self.list(), there = Self.list(scrolledBy: 55.5)
        #expect(try Self.print(here, at: 240) == Self.print(there, at: 129))
        #expect(try Self.print(here, at: 240) != nil)
        #expect(Set(try Self.prints(here)).count == 5)
    }

    @Test func `a row between pixels has another fingerprint`() throws {
        let whole = try Self.prints(Self.list(scrolledBy: 40))
        let between = try Self.prints(Self.list(scrolledBy: 40.1))
        #expect(Set(whole).isDisjoint(with: between))
    }

    @Test(
        arguments: [
            { $0.opacity = 0.5 }, { $0.background = .color(.black) },
            { $0.transform = CGAffineTransform(rotationAngle: 0.1) },
            { $0.children[0].frame.origin.x += 0.25 }, { $0.children[0].cornerRadius = 3 },
            { $0.children[0].maskedCorners = .topLeft }, { $0.children.removeLast() },
            { $0.children.swapAt(0, 1) }, { $0.border = .init(width: 1, color: .black) },
            { $0.cornerRadius = 4 }, { $0.children[0].boundsOrigin.x = 1 },
            {
                $0.children[0].clipsToBounds = true; $0.children[0].children = [text("i")]
            },
            { $0.children.append(text("i")) },
            { $0.mask = RenderNode(name: "mask", frame: $0.bounds) },
            {
                $0.children[0].shadow = Shadow(
                    offset: CGSize(width: 1, height: 1), blur: 2, color: .black)
            },
            {
                $0.contents = .drawing(
                    Drawing(commands: [.paint(.color(.black), PaintOptions())]))
            },
            {
                $0.contents = .image(
                    Image(bitmap: Bitmap(width: 4, height: 4, filling: 0xFF00_FF00)),
                    CGRect(x: 0, y: 0, width: 4, height: 4), tint: nil)
            },
        ] as [@Sendable (inout RenderNode) -> Void])
    func `a visible change in a row changes the row's fingerprint and pixels`(
        change: @Sendable (inout RenderNode) -> Void
    ) throws {
        let plain = Self.list(), changed = Self.list(change)
        // A change of the order alone does not change pixels here.
        #expect(try Self.print(plain, at: 240) != Self.print(changed, at: 240))
        #expect(try Self.print(plain, at: 80) == Self.print(changed, at: 80))
    }

    @Test func `names and invisible content do not change a fingerprint`() throws {
        let plain = Self.list()
        let changed = Self.list {
            $0.name = "other"
            $0.children.append(
                RenderNode(
                    name: "none", frame: $0.bounds, opacity: 0, background: .color(.black)))
            $0.children.append(RenderNode(name: "group", frame: $0.bounds, opacity: 0.5))
        }
        #expect(try Self.prints(plain) == Self.prints(changed))
    }

    @Test func `content and shadows that extend into a row change the row's fingerprint`() throws {
        let plain = Self.list()
        let hanging = Self.list { $0.children[0].frame.size.height = 40 }
        #expect(try Self.print(plain, at: 320) != Self.print(hanging, at: 320))
        let shadow = Self.list {
            $0.shadow = Shadow(offset: CGSize(width: 0, height: 4), blur: 8, color: .black)
        }
        #expect(try Self.print(plain, at: 320) != Self.print(shadow, at: 320))
        let other = Self.list {
            $0.shadow = Shadow(offset: CGSize(width: 0, height: 4), blur: 8, color: .black)
            $0.background = nil
        }
        #expect(try Self.print(other, at: 320) != Self.print(shadow, at: 320))
    }

    @Test func `letters belong to all rows that they overlap`() throws {
        let plain = Self.list()
        let inside = Self.list { $0.children.append(Self.text("i", y: 10)) }
        #expect(try Self.print(plain, at: 320) == Self.print(inside, at: 320))
        let hanging = Self.list { $0.children.append(Self.text("i", y: 34)) }
        #expect(try Self.print(plain, at: 320) != Self.print(hanging, at: 320))
    }

    @Test func `a mixture of equal pictures equals the pictures`() throws {
        func mixed(_ share: Double) -> RenderTree {
            var tree = Self.list()
            let other = Self.list { $0.background = .color(.black) }
            tree.root = RenderNode(
                name: "mix", frame: tree.root.frame, contents: .mix(tree.root, other.root, share))
            return tree
        }
        let (half, third) = (try Self.prints(mixed(0.5)), try Self.prints(mixed(0.3)))
        #expect(zip(half, third).map { $0 == $1 } == [true, true, true, false, true])
        #expect(try Self.prints(mixed(0)) == Self.prints(Self.list()))
    }

    @Test(arguments: [0, 10, 33.3])
    func `the strips together equal the picture`(offset: Double) throws {
        let list = Self.list(scrolledBy: offset)
        for tree in [list, RichScene.tree()] {
            let whole = try Self.compositor.bitmap(of: tree)
            var pixels: [UInt32] = []
            let placed = try Self.compositor.placed(tree)
            for strip in placed.strips {
                try Self.compositor.paint(strip, of: placed, report: { _ in }) { pixels += $0 }
            }
            #expect(pixels == whole.pixels)
        }
    }

    /// Rows that clip and end anywhere between pixels.
    ///
    /// A translucent line crosses the lower edge of each row.
    private static func clippingRows(scrolledBy offset: Double, asDrawings: Bool) -> RenderTree {
        let line = RGBA(red: 0.2, green: 0.2, blue: 0.25, alpha: 0.35)
        let rows: [RenderNode] = (0..<9).map { index in
            let height = 21.53 + Double(index) * 0.87
            let frame = CGRect(x: 0, y: Double(index) * 26.31, width: 100.3, height: height)
            let edge = CGRect(x: 8, y: height - 0.77, width: 90, height: 1.4)
            let box = CGRect(x: 10, y: 3, width: 30, height: 15)
            if asDrawings {
                let drawing = Drawing(commands: [
                    .clip(Path(CGRect(origin: .zero, size: frame.size)), .winding),
                    .fill(Path(box), .winding, .color(line), PaintOptions()),
                    .fill(Path(edge), .winding, .color(line), PaintOptions()),
                ])
                return RenderNode(
                    name: "row", frame: frame.insetBy(dx: 0, dy: -2),
                    boundsOrigin: CGPoint(x: 0, y: -2), contents: .drawing(drawing))
            }
            return RenderNode(
                name: "row", frame: frame, clipsToBounds: true,
                background: .color(RGBA(red: 1, green: 1, blue: 0.9, alpha: 1)),
                children: [
                    RenderNode(
                        name: "all", frame: CGRect(x: -9, y: -9, width: 130, height: 60),
                        background: .color(.white)),
                    text("Row \(index)", y: 2),
                    RenderNode(name: "box", frame: box, background: .color(line)),
                    RenderNode(name: "line", frame: edge, background: .color(line)),
                ])
        }
        return RenderTree(
            root: RenderNode(
                name: "list", frame: CGRect(x: 0, y: 0, width: 100, height: 200),
                boundsOrigin: CGPoint(x: 0, y: offset), children: rows),
            size: CGSize(width: 100, height: 200), scale: 2, background: .white)
    }

    @Test(arguments: [0, 0.37, 5.21, 13.9], [false, true])
    func `edges between pixels have equal pixels in strips of any height`(
        offset: Double, asDrawings: Bool
    ) throws {
        let tree = Self.clippingRows(scrolledBy: offset, asDrawings: asDrawings)
        let whole = try Self.compositor.bitmap(of: tree, threads: 1)
        let placed = try Self.compositor.placed(tree)
        for height in [1, 2, 3, 7, 50] {
            var pixels: [UInt32] = []
            for top in stride(from: 0, to: 400, by: height) {
                let strip = Strip(rows: top..<min(400, top + height), fingerprint: nil)
                try Self.compositor.paint(strip, of: placed, report: { _ in }) { pixels += $0 }
            }
            let others = zip(pixels, whole.pixels).enumerated().filter { $1.0 != $1.1 }
            #expect(
                others.isEmpty, "of \(height): \(others.count), first \(others.first?.offset ?? 0)")
        }
    }

    @Test func `clipped content is visible in the covered share of a pixel`() throws {
        let tree = RenderTree(
            root: RenderNode(
                name: "clip", frame: CGRect(x: 1.25, y: 1.5, width: 2.5, height: 1.75),
                clipsToBounds: true,
                children: [
                    RenderNode(
                        name: "all", frame: CGRect(x: -9, y: -9, width: 99, height: 99),
                        background: .color(.black))
                ]), size: CGSize(width: 5, height: 5), scale: 1, background: .white)
        let pixels = try Self.compositor.bitmap(of: tree).pixels.map { 255 - Int($0 & 255) }
        let (across, down) = ([0, 0.75, 1, 0.75, 0], [0, 0.5, 1, 0.25, 0])
        for (index, value) in pixels.enumerated() {
            let expected = across[index % 5] * down[index / 5] * 255
            #expect(abs(Double(value) - expected) <= 1.5, "\(index)")
        }
    }

    @Test func `a tree that is too deep for fingerprints is painted`() throws {
        var node = RenderNode(
            name: "leaf", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
            background: .color(.black))
        for _ in 0..<100 {
            node = RenderNode(
                name: "level", frame: CGRect(x: 0, y: 0, width: 20, height: 20),
                children: [node])
        }
        let tree = RenderTree(root: node, size: CGSize(width: 20, height: 20), scale: 1)
        let placed = try Self.compositor.placed(tree)
        #expect(placed.strips.map(\.fingerprint) == [nil])
        let pixels = try Self.compositor.paint(placed.strips[0], of: placed, report: { _ in }) {
            Array($0)
        }
        #expect(pixels == Array(repeating: 0xFF00_0000, count: 400))
    }

    @Test func `high strips are divided, and nearby edges are omitted`() throws {
        let root = RenderNode(
            name: "root", frame: CGRect(x: 0, y: 0, width: 10, height: 1_000),
            children: [
                RenderNode(
                    name: "line", frame: CGRect(x: 0, y: 400, width: 10, height: 1),
                    background: .color(.black)),
                RenderNode(
                    name: "row", frame: CGRect(x: 0, y: 600, width: 10, height: 20),
                    background: .color(.black)),
                RenderNode(
                    name: "next", frame: CGRect(x: 0, y: 623, width: 10, height: 20),
                    background: .color(.black)),
            ])
        let tree = RenderTree(root: root, size: CGSize(width: 10, height: 1_000), scale: 1)
        let strips = try Self.compositor.placed(tree).strips
        #expect(strips.allSatisfy { $0.rows.count <= 256 })
        #expect(strips.map(\.rows.lowerBound).contains(600))
        #expect(!strips.map(\.rows.lowerBound).contains(623))
    }
}
