import Foundation
import Tableshot
import Testing

/// The recipe on locating subviews: it finds the row of a tapped button.
final class ButtonsController: TableViewController {
    private(set) var tapped: [IndexPath?] = []

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        50
    }

    override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let identifier = "ButtonCell"
        if let cell = tableView.dequeueReusableCell(withIdentifier: identifier) {
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        let cell = TableViewCell(style: .default, reuseIdentifier: identifier)
        cell.textLabel?.text = "Row \(indexPath.row)"
        // The button may be any descendant of the content view.
        let holder = View(frame: CGRect(x: 230, y: 0, width: 90, height: 44))
        holder.autoresizingMask = .flexibleLeftMargin
        holder.isOpaque = false
        let button = Button(type: .system)
        button.setTitle("Locate", for: .normal)
        button.frame = CGRect(x: 10, y: 7, width: 70, height: 30)
        button.addTarget(self, action: ButtonsController.cellButtonTapped, for: .touchUpInside)
        holder.addSubview(button)
        cell.contentView.addSubview(holder)
        return cell
    }

    func cellButtonTapped(_ button: Button) {
        let buttonCenter = button.convert(
            CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: tableView)
        tapped.append(tableView.indexPathForRow(at: buttonCenter))
    }
}

@Suite struct SubviewLocationListingTests {
    private func button(in cell: TableViewCell?) -> Button? {
        cell?.contentView.subviews.compactMap { $0.subviews.first as? Button }.first
    }

    @Test("A tapped button's position finds its row at any content offset")
    func location() throws {
        let controller = ButtonsController()
        let picture = try NibFiles.picture(.flat, height: 220) { controller }
        _ = try picture.renderTree()
        let table: TableView = controller.tableView
        button(in: table.cellForRow(at: IndexPath(row: 3, section: 0)))?
            .sendActions(for: .touchUpInside)
        table.contentOffset.y = 44 * 20 + 13
        _ = table.visibleCells
        button(in: table.cellForRow(at: IndexPath(row: 22, section: 0)))?
            .sendActions(for: .touchUpInside)
        #expect(
            controller.tapped == [IndexPath(row: 3, section: 0), IndexPath(row: 22, section: 0)])
    }

    @Test("A cell contains a button")
    func picture() throws {
        let picture = try NibFiles.picture(.flat, height: 132) { ButtonsController() }
        Snapshots.verify(picture, "Listings/subview-location")
    }
}
