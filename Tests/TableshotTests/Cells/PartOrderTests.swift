import Foundation
import Tableshot
import Testing

/// Order of a cell's parts, by pixels.
@Suite struct PartOrderTests {
    /// Cell that draws a black bar below all its parts.
    final class BarCell: TableViewCell {
        override func draw(_ rect: CGRect) {
            Color.black.setFill()
            rectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    private func pixels(
        _ cellClass: TableViewCell.Type, table change: (TableView) -> Void = { _ in },
        cell configure: @escaping (TableViewCell) -> Void
    ) throws -> Bitmap {
        final class Source: TableViewDataSource, TableViewDelegate {
            let cell: TableViewCell
            var willDisplay: (TableViewCell) -> Void = { _ in }
            init(_ cell: TableViewCell) { self.cell = cell }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(
                _ tableView: TableView, cellForRowAt indexPath: IndexPath
            ) -> TableViewCell { cell }
            func tableView(
                _ tableView: TableView, willDisplay cell: TableViewCell,
                forRowAt indexPath: IndexPath
            ) { willDisplay(cell) }
        }
        var source: Source?
        let bitmap = try render(
            size: CGSize(width: 60, height: 44),
            context: RenderContext(traits: TraitCollection(displayScale: 1))
        ) {
            let made = Source(cellClass.init(style: .default, reuseIdentifier: nil))
            source = made
            made.willDisplay = configure
            let table = TableView(frame: .zero)
            table.separatorStyle = .none
            table.fillerRowHeight = 0
            table.dataSource = made
            table.delegate = made
            change(table)
            return table
        }.bitmap()
        _ = source
        return bitmap
    }

    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 { bitmap[x, y] & 0xFFFFFF }

    private func plain(_ color: Color) -> View {
        let view = View(frame: .zero)
        view.backgroundColor = color
        return view
    }

    @Test func `the drawing of a cell is above the cell's colour`() throws {
        let bitmap = try pixels(BarCell.self) { $0.backgroundColor = .green }
        #expect(color(bitmap, 5, 5) == 0x000000)
        #expect(color(bitmap, 30, 30) == 0x00FF00)
    }

    @Test func `a background view hides the cell's own drawing`() throws {
        let bitmap = try pixels(BarCell.self) { $0.backgroundView = self.plain(.red) }
        #expect(color(bitmap, 5, 5) == 0xFF0000)
    }

    @Test func `a selection hides the cell's own drawing and its background view`() throws {
        let drawn = try pixels(BarCell.self) { $0.isSelected = true }
        #expect(color(drawn, 5, 5) == 0xD1D1D6)
        let both = try pixels(BarCell.self) {
            $0.backgroundView = self.plain(.red)
            $0.selectedBackgroundView = self.plain(.blue)
            $0.isSelected = true
        }
        #expect(color(both, 5, 5) == 0x0000FF)
    }

    @Test func `content lies over the selection, the accessory over the content`() throws {
        let bitmap = try pixels(TableViewCell.self) { cell in
            let view = self.plain(.green)
            view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            cell.accessoryView = view
            cell.isSelected = true
            cell.contentView.clipsToBounds = false
            let content = FilledView(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
            cell.contentView.addSubview(content)
        }
        #expect(color(bitmap, 5, 5) == 0xFF0000)
        #expect(color(bitmap, 40, 22) == 0x00FF00)
    }

    /// View that draws red.
    ///
    /// No selection clears the drawing.
    final class FilledView: View {
        override func draw(_ rect: CGRect) {
            Color.red.setFill()
            rectFill(bounds)
        }
    }

    /// Cell with an opaque content view that is smaller than the cell.
    final class NarrowCell: TableViewCell {
        override func layoutSubviews() {
            super.layoutSubviews()
            contentView.frame = CGRect(x: 15, y: 0, width: 30, height: bounds.height)
        }
    }

    @Test func `the table is visible beside a resized opaque content view of a clear cell`() throws
    {
        let bitmap = try pixels(NarrowCell.self, table: { $0.backgroundColor = .green }) {
            $0.backgroundColor = .clear
            $0.contentView.backgroundColor = .red
        }
        #expect([5, 30, 55].map { color(bitmap, $0, 20) } == [0x00FF00, 0xFF0000, 0x00FF00])
    }

    @Test func `the table is visible beside the content of a clear cell in editing mode`() throws {
        let bitmap = try pixels(
            TableViewCell.self,
            table: {
                $0.backgroundColor = .green
                $0.setEditing(true, animated: false)
            },
            cell: {
                $0.backgroundColor = .clear
                $0.contentView.backgroundColor = .red
            })
        #expect(color(bitmap, 1, 2) == 0x00FF00)
        #expect(color(bitmap, 50, 2) == 0xFF0000)
    }

    @Test func `a translucent colour set in willDisplay shows the table's background`()
        throws
    {
        let bitmap = try pixels(TableViewCell.self, table: { $0.backgroundColor = .white }) {
            $0.backgroundColor = Color.black.withAlphaComponent(0.2)
        }
        #expect(color(bitmap, 5, 5) == 0xCCCCCC)
        let over = try pixels(
            TableViewCell.self, table: { $0.backgroundView = self.plain(.red) }
        ) { $0.backgroundColor = Color.blue.withAlphaComponent(0.4) }
        #expect(color(over, 5, 5) == 0x990066)
    }
}
