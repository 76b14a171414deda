import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes
import TableViews
import Testing

/// Alignment rectangles of controls, with the frames that Xcode saves.
@Suite struct AlignmentTests {
    let stage = ConstraintStage()
    var root: View { stage.root }

    @Test func switchIsTwoPointsWiderThanItsAlignmentRectangle() {
        let toggle = stage.add(Switch())
        stage.relate(root, .trailing, .equal, toggle, .trailing, plus: 16)
        stage.relate(toggle, .top, .equal, root, .top, plus: 10)
        root.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 255, y: 10, width: 51, height: 31))
        #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    }

    @Test func sliderExtendsTwoPointsBeyondItsMargins() {
        let slider = stage.add(Slider())
        stage.relate(slider, .leading, .equal, root, .leading, plus: 16)
        stage.relate(root, .trailing, .equal, slider, .trailing, plus: 16)
        stage.relate(slider, .top, .equal, root, .top)
        root.layoutIfNeeded()
        #expect(slider.frame == CGRect(x: 14, y: 0, width: 292, height: 31))
    }

    @Test func segmentedControlIsAPointHigherThanItsAlignmentRectangle() {
        let segments = stage.add(SegmentedControl(items: ["A", "B"]))
        let below = stage.add(ConstrainedView(10, 10))
        stage.relate(segments, .leading, .equal, root, .leading)
        stage.relate(segments, .top, .equal, root, .top)
        stage.relate(segments, .height, .equal, nil, plus: 31)
        stage.relate(below, .top, .equal, segments, .bottom, plus: 8)
        root.layoutIfNeeded()
        #expect(segments.frame.height == 32)
        #expect(below.frame.minY == 39)
        #expect(root.layoutReport.conflicts.isEmpty)
        #expect(SegmentedControl(items: ["A"]).frame.height == 32)
    }

    @Test func stackPlacesTheAlignmentRectangleOfASwitch() {
        let toggle = Switch()
        let label = Label()
        label.text = "Wi-Fi"
        let stack = StackView(arrangedSubviews: [label, toggle])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 31)
        stack.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 151, y: 0, width: 51, height: 31))
        #expect(label.frame.width == 151)
    }

    @Test(arguments: [(Theme.ios7, 30), (Theme.ios15, 34)] as [(Theme, CGFloat)])
    func roundedTextFieldHasUIKitsHeight(theme: Theme, height: CGFloat) {
        RenderContext(theme: theme).run {
            let field = TextField()
            field.borderStyle = .roundedRect
            field.font = .systemFont(ofSize: 14)
            #expect(field.intrinsicContentSize.height == height)
            field.borderStyle = .none
            #expect(field.intrinsicContentSize.height < height)
        }
    }

    @Test func viewWithoutConstraintsIsAmbiguous() {
        let placed = stage.add(ConstrainedView(10, 10))
        let lost = stage.add(ConstrainedView(20, 30))
        stage.relate(placed, .left, .equal, root, .left)
        stage.relate(placed, .top, .equal, root, .top)
        root.layoutIfNeeded()
        #expect(root.layoutReport.ambiguities.map(\.attribute) == [.left, .top])
        #expect(lost.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    }
}

/// Cell with a content of 60 points.
private final class FixedCell: TableViewCell {
    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let part = View()
        part.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: contentView.topAnchor),
            part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            part.heightAnchor.constraint(equalToConstant: 60),
        ])
    }
}

private final class FixedSource: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        FixedCell(style: .default, reuseIdentifier: nil)
    }
}

@Suite struct ProvisionalLayoutTests {
    /// Cells are laid out at the estimated height of 44 points before they are measured.
    @Test(
        arguments: [
            (TableView.automaticDimension, []), (50, ["constraint.conflict"]),
        ] as [(CGFloat, [String])])
    func onlyFinalLayoutsReportConflicts(rowHeight: CGFloat, expected: [String]) {
        let source = FixedSource()
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
            table.separatorStyle = .none
            table.rowHeight = rowHeight
            table.dataSource = source
            table.reloadData()
            _ = table.lowered()
        }
        #expect(log.diagnostics.map(\.identifier) == expected)
    }
}
