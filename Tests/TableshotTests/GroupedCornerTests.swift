import Foundation
import TableMockups
import Tableshot
import Testing

/// Corners of sections, pixel by pixel.
///
/// The background is red, borders are red or black, cells are green, and covers are blue. A pixel
/// with a share of a hidden part has the part's colour.
@Suite struct GroupedCornerTests {
    @Test(
        "Rows of height 0 at the ends of a section do not change its shape",
        arguments: Theme.eras, ["grouped", "insetGrouped"])
    func rowsWithoutHeight(theme: Theme, style: String) throws {
        guard style == "grouped" || theme.hasInsetGroupedStyle else { return }
        let zero = "{text: Zero, height: 0}"
        func picture(_ sections: [String]) throws -> Picture {
            let text =
                "theme: \(theme.name)\nscreen: {width: 320, height: 400, scale: 3}\n"
                + "table: {style: \(style), sections: [\(sections.joined(separator: ", "))]}"
            let picture = try render(DocumentReader().read(text: text, name: "d.yaml"))
            _ = try picture.bitmap()
            #expect(picture.diagnostics.isEmpty)
            return picture
        }
        let first = "{text: First, selected: true}"
        let with = try picture([
            "{rows: [\(zero), \(first), {text: Middle}, \(zero), {text: Last}, \(zero)]}",
            "{rows: [\(zero), {text: Single}, \(zero)]}",
        ])
        let without = try picture([
            "{rows: [\(first), {text: Middle}, {text: Last}]}", "{rows: [{text: Single}]}",
        ])
        #expect(try with.bitmap().pixels == without.bitmap().pixels)
        // A section that contains only rows of height 0 has no box.
        let box = try picture(["{rows: [\(zero), \(zero)]}"]).renderTree().root
        #expect(!box.children.contains { $0.name.hasPrefix("row") })
    }

    @Test("A selected last row reaches the border for separators of any thickness")
    func thickSeparators() throws {
        func bitmap(_ selected: Bool) throws -> Bitmap {
            let text = """
                theme: {base: classic, separator: {thickness: 3}}
                screen: {width: 320, height: 160, scale: 3}
                table: {style: grouped, separatorStyle: singleLine, rows: [{text: a}, {text: b, selected: \(selected)}]}
                """
            return try render(DocumentReader().read(text: text, name: "d.yaml")).bitmap()
        }
        let (plain, chosen) = (try bitmap(false), try bitmap(true))
        let border: UInt32 = 0xABABAB
        func lines(_ bitmap: Bitmap) -> [Int] {
            (0..<bitmap.height).filter { bitmap[600, $0] & 0xFFFFFF == border }
        }
        // 1 point above and below.
        #expect(lines(plain).count == 6)
        #expect(lines(chosen) == lines(plain))
        let bottom = try #require(lines(plain).last)
        #expect(chosen[600, bottom - 3] & 0xFF > chosen[600, bottom - 3] >> 16 & 0xFF)
        // The corner has an unchanged shape, and its white part is selected.
        for y in bottom - 32...bottom {
            for x in 20..<80 {
                let (before, after) = (plain[x, y] & 0xFFFFFF, chosen[x, y] & 0xFFFFFF)
                if before == border {
                    // Two translucent layers may differ by a shade.
                    #expect(abs(Int(after & 0xFF) - 0xAB) <= 2, "\(x), \(y)")
                }
                if before == 0xFFFFFF, y < bottom - 2, x > 33 {
                    #expect(after != 0xFFFFFF && after != border, "\(x), \(y)")
                }
            }
        }
    }

    enum Cover: CaseIterable { case nothing, selection, selectedView, content }

    /// Cell that covers the parts behind its content.
    struct Filled: CellDrawing {
        func height(forWidth width: CGFloat, state: CellState) -> CGFloat { 44 }
        func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {
            canvas.setFillColor(Color(hex: 0x0000FF))
            canvas.fill(bounds)
        }
    }

    final class Rows: TableViewDataSource {
        let cover: Cover
        let count: Int

        init(_ cover: Cover, count: Int) {
            self.cover = cover
            self.count = count
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            guard cover == .content else {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                guard cover == .selectedView else { return cell }
                cell.selectedBackgroundView = View(frame: .zero)
                cell.selectedBackgroundView?.backgroundColor = Color(hex: 0x0000FF)
                return cell
            }
            let cell = DrawingCell<Filled>(style: .default, reuseIdentifier: nil)
            cell.content = Filled()
            return cell
        }
    }

    private func theme(_ theme: Theme, border: UInt32 = 0xFF0000) -> Theme {
        var theme = theme
        let blue = SelectionLook.Fill(top: Color(hex: 0x0000FF), bottom: Color(hex: 0x0000FF))
        theme.selection.standard = blue
        theme.separator.color = Color(hex: 0x0000FF)
        for path in [\Theme.grouped, \Theme.insetGrouped] {
            theme[keyPath: path].cellBackground = Color(hex: 0x00FF00)
            theme[keyPath: path].separatorStyle = .singleLine
            guard case .bordered(var box) = theme[keyPath: path].box else { continue }
            box.borderColor = Color(hex: border)
            theme[keyPath: path].box = .bordered(box)
        }
        return theme
    }

    private func picture(
        _ theme: Theme, _ style: TableView.Style, _ cover: Cover, count: Int = 1, scale: Double
    ) throws -> Bitmap {
        let source = Rows(cover, count: count)
        return try render(
            size: CGSize(width: 100, height: 30 + CGFloat(count) * 46),
            context: RenderContext(
                theme: theme, traits: TraitCollection(displayScale: scale))
        ) {
            let table = TableView(frame: .zero, style: style)
            table.dataSource = source
            table.rowHeight = 44
            // Separators begin at the text. The test examines the edges.
            if style == .insetGrouped { table.separatorStyle = .none }
            table.backgroundColor = Color(hex: 0xFF0000)
            table.allowsMultipleSelection = true
            if cover == .selection || cover == .selectedView {
                for row in 0..<count {
                    table.selectRow(
                        at: IndexPath(row: row, section: 0), animated: false,
                        scrollPosition: .none)
                }
            }
            return table
        }.bitmap()
    }

    private func channels(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
        (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
    }

    @Test(arguments: [Cover.selection, .selectedView, .content], [1.0, 2.0, 3.0])
    func `a card's corners show only the cover of the cell`(
        cover: Cover, scale: Double
    ) throws {
        let bitmap = try picture(theme(.modern), .insetGrouped, cover, scale: scale)
        var blue = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = channels(bitmap[x, y])
                #expect(pixel.green == 0, "\(x), \(y)")
                if pixel.blue == 255 { blue += 1 }
            }
        }
        #expect(blue > Int(60 * 40 * scale * scale))
    }

    @Test(arguments: [1, 3], [2.0, 3.0])
    func `a selected classic row hides its own colour`(
        count: Int, scale: Double
    ) throws {
        let bitmap = try picture(theme(.classic), .grouped, .selection, count: count, scale: scale)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                #expect(channels(bitmap[x, y]).green == 0, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [1, 3], [2.0, 3.0])
    func `the background is hidden between a classic border and its row`(
        count: Int, scale: Double
    ) throws {
        let bitmap = try picture(
            theme(.classic, border: 0x000000), .grouped, .nothing, count: count, scale: scale)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = channels(bitmap[x, y])
                #expect(min(pixel.red, pixel.green) == 0, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: Cover.allCases, [1.0, 2.0, 3.0])
    func `both sides of a section are mirror images`(cover: Cover, scale: Double) throws {
        for (theme, style) in [
            (theme(.classic), TableView.Style.grouped), (theme(.modern), .insetGrouped),
            (theme(.glass), .insetGrouped),
        ] {
            let bitmap = try picture(theme, style, cover, count: 2, scale: scale)
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width / 2 {
                    let left = channels(bitmap[x, y])
                    let right = channels(bitmap[bitmap.width - 1 - x, y])
                    let difference = max(
                        abs(left.red - right.red), abs(left.green - right.green),
                        abs(left.blue - right.blue))
                    // Cairo samples 15 rows for each pixel and errs by a fifteenth at most.
                    #expect(difference <= 17, "\(theme) \(x), \(y)")
                }
            }
        }
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func `a classic border has a width of a point on every side and along the corner`(
        scale: Double
    ) throws {
        let bitmap = try picture(
            theme(.classic, border: 0x000000), .grouped, .nothing, scale: scale)
        /// Black share of a line of pixels, in pixels.
        func black(_ pixels: [UInt32]) -> Double {
            pixels.reduce(0) { sum, pixel in
                let pixel = channels(pixel)
                return sum + 1 - Double(pixel.red + pixel.green + pixel.blue) / 255
            }
        }
        let middle = Int(43 * scale)
        let left = black((0..<bitmap.width / 2).map { bitmap[$0, middle] })
        let right = black((bitmap.width / 2..<bitmap.width).map { bitmap[$0, middle] })
        let center = bitmap.width / 2
        let top = black((0..<middle).map { bitmap[center, $0] })
        let bottom = black((middle..<bitmap.height).map { bitmap[center, $0] })
        for width in [left, right, top, bottom] { #expect(abs(width - scale) < 0.02) }
        // A diagonal step is longer than a pixel by the square root of 2.
        let corner = (x: Int(9 * scale), y: Int(20 * scale))
        let length = Int(10 * scale)
        let diagonal = black((0..<length).map { bitmap[corner.x + $0, corner.y + $0] })
        #expect(abs(diagonal * 2.0.squareRoot() - scale) < 0.35, "\(diagonal)")
    }

    @Test func `a clear classic row shows the background within its border`() throws {
        var theme = theme(.classic, border: 0x000000)
        theme.grouped.cellBackground = .clear
        let bitmap = try picture(theme, .grouped, .nothing, scale: 2)
        let row = (0..<bitmap.width).map { bitmap[$0, 86] & 0xFFFFFF }
        #expect(row.filter { $0 == 0 }.count == 4)
        #expect(row.filter { $0 == 0xFF0000 }.count == bitmap.width - 4)
        // A table without separators has no border.
        theme.grouped.separatorStyle = .none
        let bare = try picture(theme, .grouped, .nothing, scale: 2)
        #expect((0..<bare.width).allSatisfy { bare[$0, 86] & 0xFFFFFF == 0xFF0000 })
    }

    @Test func `only the outer corners of a section are round`() throws {
        let bitmap = try picture(theme(.modern), .insetGrouped, .content, count: 2, scale: 1)
        let legend: [UInt32: Character] = [0xFF0000: ".", 0x0000FF: "#"]
        let top = Ascii.grid(bitmap, columns: 15..<28, rows: 17..<30, legend: legend)
        let join = Ascii.grid(bitmap, columns: 15..<28, rows: 60..<64, legend: legend)
        #expect(
            top == """
                .............
                ......?????##
                .....??######
                ...??########
                ...?#########
                ..?##########
                .??##########
                .?###########
                .?###########
                .?###########
                .?###########
                .############
                .############
                """)
        #expect(
            join == """
                .############
                .############
                .############
                .############
                """)
    }

    @Test("The table is visible through a translucent last row, not the light edge below")
    func lip() throws {
        final class Clear: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(
                _ tableView: TableView, cellForRowAt indexPath: IndexPath
            ) -> TableViewCell {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.backgroundColor = Color(white: 0.7, alpha: 0.1)
                return cell
            }
        }
        final class Table: TableView { var source: Clear? }
        let size = CGSize(width: 200, height: 90)
        let context = RenderContext(theme: .classic, traits: TraitCollection(displayScale: 3))
        let picture = try render(size: size, context: context) {
            let table = Table(frame: CGRect(origin: .zero, size: size), style: .grouped)
            table.source = Clear()
            table.dataSource = table.source
            table.backgroundColor = Color(hex: 0x405060)
            return table
        }
        let row = try #require(
            picture.renderTree().root.children.first { $0.name == "row 0,0" }
        ).frame
        let bitmap = try picture.bitmap()
        let (top, bottom) = (Int(row.minY * 3) + 9, Int(row.maxY * 3) - 9)
        let column = (top..<bottom).map { bitmap.pixels[$0 * bitmap.width + 300] }
        #expect(Set(column).count == 1)
    }
}
