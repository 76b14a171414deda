import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableInspection
import TableText
import TableThemes
import TableViews
import Testing

/// Invisible views have no part in accessibility labels.
@Suite struct UnseenPartTests {
    private func label(_ text: String, _ frame: CGRect) -> Label {
        let label = Label(frame: frame)
        label.text = text
        return label
    }

    /// Label of a row that contains views beside a label "Seen".
    private func words(_ views: [View], swiped: Bool = false) -> String? {
        let source = ClosureSource(1) { _, _ in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            let seen = Label(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
            seen.text = "Seen"
            for view in [seen] + views { cell.contentView.addSubview(view) }
            return cell
        }
        let table = source.makeTable()
        return TableInspector(table).accessibility().elements.first?.label
    }

    private let place = CGRect(x: 100, y: 10, width: 80, height: 20)

    @Test func `a transparent text, an empty text and a text outside of the table are omitted`() {
        let faint = label("faint", place)
        faint.alpha = 0.005
        let empty = label("empty", CGRect(x: 100, y: 10, width: 0, height: 0))
        let flat = label("flat", CGRect(x: 100, y: 10, width: 80, height: 0))
        let right = label("right", place.offsetBy(dx: 300, dy: 0))
        let left = label("left", place.offsetBy(dx: -300, dy: 0))
        for view in [faint, empty, flat, right, left] {
            #expect(words([view]) == "Seen", "\(view.text ?? "")")
        }
        let weak = label("weak", place)
        weak.alpha = 0.01
        #expect(words([weak]) == "Seen, weak")
        let partly = label("partly", place.offsetBy(dx: 200, dy: 0))
        #expect(words([partly]) == "Seen, partly")
    }

    @Test func `a text that is fully clipped by a surrounding view is omitted`() {
        let box = View(frame: CGRect(x: 100, y: 5, width: 50, height: 20))
        box.addSubview(label("inside", CGRect(x: 0, y: 0, width: 40, height: 20)))
        box.addSubview(label("below", CGRect(x: 0, y: 30, width: 40, height: 20)))
        #expect(words([box]) == "Seen, inside, below")
        box.clipsToBounds = true
        #expect(words([box]) == "Seen, inside")
        box.bounds.origin.y = 30
        #expect(words([box]) == "Seen, below")
        let turned = label("turned", CGRect(x: 0, y: 60, width: 40, height: 20))
        box.addSubview(turned)
        #expect(words([box]) == "Seen, below")
        turned.transform = CGAffineTransform(translationX: 0, y: -30)
        #expect(words([box])?.hasSuffix("turned") == true)
    }

    @Test func `a row at the screen's edge keeps its whole label`() {
        let source = ClosureSource(20) { _, path in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            for y: CGFloat in [0, 24] {
                let label = Label(frame: CGRect(x: 10, y: y, width: 80, height: 20))
                label.text = "\(path.row) at \(Int(y))"
                cell.contentView.addSubview(label)
            }
            return cell
        }
        let table = source.makeTable(height: 100)
        table.contentOffset.y = 22
        #expect(
            TableInspector(table).accessibility().elements.map(\.label)
                == ["0 at 0, 0 at 24", "1 at 0, 1 at 24", "2 at 0, 2 at 24"])
    }

    @Test func `texts moved aside by a swipe are read`() {
        let source = SwipedSource()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.dataSource = source
        table.delegate = source
        _ = table.visibleCells
        table.openSwipeActions(at: IndexPath(row: 0, section: 0))
        let labels = TableInspector(table).accessibility().elements.map(\.label)
        #expect(labels.contains("Leading"), "\(labels)")
    }

    @Test func `a hidden control does not divide the label of a row`() {
        let toggle = Switch(frame: CGRect(x: 400, y: 5, width: 0, height: 0))
        #expect(words([toggle]) == "Seen")
        let source = ClosureSource(1) { _, _ in
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            toggle.alpha = 0.005
            toggle.frame.origin.x = 100
            cell.contentView.addSubview(toggle)
            return cell
        }
        let tree = TableInspector(source.makeTable()).accessibility()
        #expect(tree.elements.map(\.name) == ["row 0,0"])
    }

    @Test func `a page control reads its existing pages`() {
        let control = PageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(!control.isAccessibilityElement && control.accessibilityValue == nil)
        control.numberOfPages = 1
        #expect(control.isAccessibilityElement)
        #expect(control.accessibilityValue == "page 1 of 1")
        control.hidesForSinglePage = true
        #expect(!control.isAccessibilityElement)
        control.numberOfPages = 3
        control.currentPage = 2
        #expect(control.isAccessibilityElement)
        #expect(control.accessibilityValue == "page 3 of 3")
    }

    @Test func `a symbol of an image view has the label of a symbol on a button`() throws {
        let view = ImageView(image: Image(systemName: "star"))
        view.isAccessibilityElement = true
        let button = Button(type: .system)
        button.setImage(Image(systemName: "star"), for: .normal)
        let spoken = view.accessibilityLabel
        #expect(spoken != nil && spoken == button.accessibilityLabel)
        view.accessibilityLabel = "Favourite"
        #expect(view.accessibilityLabel == "Favourite")
        #expect(!ImageView(image: Image(systemName: "star")).isAccessibilityElement)
    }

    @Test func `a label without text is no element unless it has its own accessibility label`() {
        let label = Label(frame: place)
        for text in [nil, ""] {
            label.text = text
            #expect(!label.isAccessibilityElement)
        }
        label.accessibilityLabel = "Gap"
        #expect(label.isAccessibilityElement)
        label.accessibilityLabel = nil
        label.text = "x"
        #expect(label.isAccessibilityElement)
    }
}

/// Data source of a row with swipe actions.
private final class SwipedSource: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        let label = Label(frame: CGRect(x: 0, y: 10, width: 40, height: 20))
        label.text = "Leading"
        cell.contentView.addSubview(label)
        return cell
    }
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        SwipeActionsConfiguration(actions: [
            ContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
        ])
    }
}
