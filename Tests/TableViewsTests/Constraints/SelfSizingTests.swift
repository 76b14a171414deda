import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

/// Cell with a title that wraps, pinned to the margins of the content view.
private final class NoteCell: TableViewCell {
    let title = Label()

    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .systemFont(ofSize: 17)
        title.numberOfLines = 0
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
            title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
        ])
    }
}

private final class NoteSource: TableViewDataSource, TableViewDelegate {
    var texts: [String]
    var header: View?
    var cells = 0

    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        texts.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let reused = tableView.dequeueReusableCell(withIdentifier: "note") as? NoteCell
        if reused == nil { cells += 1 }
        let cell = reused ?? NoteCell(style: .default, reuseIdentifier: "note")
        cell.title.text = texts[indexPath.row]
        return cell
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header }
}

@Suite struct SelfSizingTests {
    private func table(_ source: NoteSource, width: CGFloat = 320) -> TableView {
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: width, height: 600), style: .plain)
        table.rowHeight = TableView.automaticDimension
        table.dataSource = source
        table.delegate = source
        table.reloadData()
        _ = table.lowered()
        return table
    }

    /// The text has 288, 100 and 1,000 points at these widths: 2, 7 and 1 lines of 20.29 points, between
    /// 22 points of constants, above a separator of half a point.
    @Test(arguments: [(320, 63.5), (132, 0), (1032, 43)] as [(CGFloat, CGFloat)])
    func rowHasTheHeightOfItsConstraints(width: CGFloat, height: CGFloat) {
        let source = NoteSource([ConstraintTextTests.long, "Short"])
        let table = table(source, width: width)
        let label = Label()
        label.text = ConstraintTextTests.long
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        let lines = label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
        let rect = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(rect.height == lines + 22.5)
        if height > 0 { #expect(rect.height == height) }
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 43)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell
        cell?.layoutIfNeeded()
        let content = cell?.contentView.bounds.height ?? 0
        // In a theme whose content reaches below the separator, the text takes the separator's height.
        #expect(content == lines + 22 || content == lines + 22.5)
        #expect(cell?.title.frame == CGRect(x: 16, y: 11, width: width - 32, height: content - 22))
        #expect(cell?.contentView.layoutReport.isEmpty == true)
    }

    @Test func accessoryLeavesTheTextLessWidth() {
        let cell = NoteCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.title.text = ConstraintTextTests.long
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let width = cell.contentView.bounds.width - 32
        #expect(width < 288)
        #expect(cell.title.frame.width == width)
    }

    @Test func cellsOfFixedHeightKeepTheirHeight() {
        let source = NoteSource(["Short"])
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
        table.rowHeight = 60
        table.dataSource = source
        table.reloadData()
        _ = table.lowered()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell
        cell?.layoutIfNeeded()
        #expect(cell?.bounds.height == 60)
        // The content ends above the separator, and the label fills it between its constants.
        #expect(cell?.title.frame.height == (cell?.contentView.bounds.height ?? 0) - 22)
    }

    @Test func headerHasTheHeightOfItsConstraints() {
        let source = NoteSource(["Short"])
        let header = TableViewHeaderFooterView(reuseIdentifier: nil)
        let part = ConstrainedView(40, 70)
        part.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 5),
            part.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -6),
        ])
        source.header = header
        let table = table(source)
        #expect(table.rectForHeader(inSection: 0).height == 81)
    }

    @Test func fittingSizeFollowsThePriorities() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let part = ConstrainedView(40, 70)
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
            part.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
            part.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3),
            part.rightAnchor.constraint(lessThanOrEqualTo: view.rightAnchor, constant: -3),
        ])
        #expect(
            view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
                == CGSize(width: 46, height: 80))
        #expect(
            view.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
                == CGSize(width: 10_000, height: 80))
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 80))
        // The frame does not change.
        #expect(view.frame.size == CGSize(width: 10, height: 10))
    }

    @Test func reusedCellsKeepTheirSystems() {
        let source = NoteSource((0..<200).map { "Row \($0) " + ConstraintTextTests.long })
        let table = table(source)
        table.contentOffset.y = 4000
        _ = table.lowered()
        #expect(source.cells < 40)
        for cell in table.visibleCells {
            cell.layoutIfNeeded()
            #expect(cell.contentView.layoutReport.isEmpty)
        }
    }
}
