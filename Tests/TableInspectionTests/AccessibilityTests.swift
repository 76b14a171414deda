import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableInspection
import TableText
import TableThemes
import TableViews
import Testing

/// Accessibility elements: UIKit's defaults, combined cells, reading order.
@Suite struct AccessibilityTests {
    func label(_ text: String, _ x: CGFloat, _ y: CGFloat = 10) -> Label {
        let label = Label(frame: CGRect(x: x, y: y, width: 80, height: 20))
        label.text = text
        return label
    }

    @Test func `plain views are no elements, and labels are static text`() {
        #expect(!View(frame: .zero).isAccessibilityElement)
        let label = label("Paris", 0)
        #expect(label.isAccessibilityElement)
        #expect(label.accessibilityLabel == "Paris")
        #expect(label.accessibilityTraits == .staticText)
        label.isEnabled = false
        #expect(label.accessibilityTraits == [.staticText, .notEnabled])
        label.accessibilityLabel = "Capital"
        #expect(label.accessibilityLabel == "Capital")
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "Paris")
        #expect(!ImageView(image: nil).isAccessibilityElement)
    }

    @Test func `controls have accessibility values`() {
        let toggle = Switch(frame: .zero)
        #expect(toggle.accessibilityValue == "0")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        #expect(toggle.accessibilityTraits == .button)
        toggle.isEnabled = false
        #expect(toggle.accessibilityTraits == [.button, .notEnabled])
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        slider.maximumValue = 8
        slider.value = 2
        #expect(slider.accessibilityValue == "25%")
        #expect(slider.accessibilityTraits == .adjustable)
        let button = Button(type: .system)
        button.setTitle("Call", for: .normal)
        #expect(button.accessibilityLabel == "Call")
        #expect(button.accessibilityTraits == .button)
        #expect(Button(type: .detailDisclosure).accessibilityLabel == "More Info")
        let progress = ProgressView(frame: .zero)
        progress.progress = 0.5
        #expect(progress.accessibilityValue == "50%")
        let field = TextField(frame: .zero)
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        field.text = "abc"
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
    }

    @Test(
        "A button's image has its file's name as its label, which is a finding",
        arguments: [
            ("lamp.png", "lamp", true), ("lamp@2x.png", "lamp", true), ("a.b@3x.JPG", "a.b", true),
            ("lamp", "lamp", false), ("Lights/Lamp", "Lights/Lamp", false),
        ])
    func imageNames(name: String, expected: String, isFound: Bool) {
        let image = Image(bitmap: Bitmap(width: 2, height: 2), name: name)
        let button = Button(type: .custom)
        button.setImage(image, for: .normal)
        let control = SegmentedControl(items: [image])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        for view in [button, control] as [View] {
            let tree = AccessibilityNode(of: view)
            #expect(tree.elements.map(\.label) == [expected])
            #expect(
                tree.findings.map(\.message)
                    == (isFound ? ["has only the name of its file as a label"] : []))
        }
        button.accessibilityLabel = "Light"
        #expect(AccessibilityNode(of: button).findings == [])
    }

    @Test func `a stepper has two buttons, and a button is disabled at its limit`() throws {
        let stepper = Stepper(frame: .zero)
        let node = AccessibilityNode(of: stepper)
        #expect(node.children.map(\.label) == ["Decrement", "Increment"])
        #expect(node.children.map(\.traits) == [["button", "notEnabled"], ["button"]])
    }

    @Test func `segments are buttons, and the selected segment has the trait selected`() {
        let control = SegmentedControl(items: ["Day", "Week"])
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.selectedSegmentIndex = 1
        let node = AccessibilityNode(of: control)
        #expect(node.children.map(\.label) == ["Day", "Week"])
        #expect(node.children.map(\.traits) == [["button"], ["button", "selected"]])
    }

    @Test func `a default cell joins the labels of its parts by commas`() {
        let source = ClosureSource.reusing(TableViewCell.self, count: 2) { cell, path in
            cell.textLabel?.text = ["Apple Inc.", "Cairo"][path.row]
            cell.detailTextLabel?.text = ["$648.11", nil][path.row]
        }
        source.header = "Stocks"
        let table = source.makeTable(height: 140)
        table.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let tree = TableInspector(table).accessibility()
        #expect(tree.elements.map(\.label) == ["Stocks", "Apple Inc., $648.11", "Cairo"])
        #expect(tree.elements.map(\.traits) == [["header"], [], ["selected"]])
        #expect(tree.elements.map(\.name) == ["header 0", "row 0,0", "row 0,1"])
    }

    @Test(arguments: [("ar", "، "), ("fa", "، "), ("ur_PK", "، "), ("en", ", "), ("he", ", ")])
    func `parts are joined by the comma of the language`(locale: String, comma: String) {
        RenderContext(locale: Locale(identifier: locale)).run {
            let source = ClosureSource.reusing(TableViewCell.self, count: 1) { cell, _ in
                cell.textLabel?.text = "One"
                cell.detailTextLabel?.text = "Two"
                cell.accessibilityValue = "Three"
            }
            let row = TableInspector(source.makeTable()).accessibility().elements.first
            #expect(row?.label == "One\(comma)Two")
            #expect(row?.spoken == "One\(comma)Two\(comma)Three")
        }
    }

    @Test func `elements below a floating header or outside of the screen are not found`() {
        let source = ClosureSource.reusing(TableViewCell.self, count: 30) { [self] cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            guard path.row == 6 else { return }
            let toggle = Switch(frame: CGRect(x: 400, y: 2, width: 51, height: 16))
            toggle.accessibilityLabel = "Beside"
            cell.contentView.addSubview(toggle)
            cell.contentView.addSubview(label("Here", 15, 0))
        }
        source.header = "Rows"
        let table = source.makeTable(height: 200)
        table.rowHeight = 10
        table.sectionHeaderHeight = 28
        table.contentOffset.y = 45
        // The header covers 45 to 73: rows 2 and 3 fully, and row 4 except for three points.
        let labels = TableInspector(table).accessibility().elements.map { $0.label ?? "" }
        #expect(labels.first == "Rows")
        #expect(!labels.contains("Row 2") && !labels.contains("Row 3"))
        // A hidden control does not divide the label of its row.
        #expect(labels.contains("Row 4") && labels.contains { $0.contains("Here") })
        #expect(!labels.contains { $0.contains("Beside") })
        // The picture contains the texts of all rows. The legend lists the texts of the visible
        // rows.
        let legend = TableInspector(table).legend().dump
        func count(_ text: String) -> Int { legend.components(separatedBy: text).count - 1 }
        #expect(count("\"Row 3\"") == 1 && count("\"Row 4\"") == 2)
        #expect(count("Beside") == 0)
    }

    @Test func `a label names none of several unlabelled controls`() {
        func findings(_ names: [String?]) -> [String] {
            let source = ClosureSource(1) { [self] _, _ in
                let cell = TableViewCell(style: .default)
                cell.contentView.addSubview(label("Volume", 15))
                for (index, name) in names.enumerated() {
                    let slider = Slider(
                        frame: CGRect(x: 100 + index * 60, y: 6, width: 50, height: 31))
                    slider.accessibilityLabel = name
                    cell.contentView.addSubview(slider)
                }
                return cell
            }
            return TableInspector(source.makeTable()).accessibility().findings.map(\.message)
        }
        let message = "says a value without a label"
        #expect(findings([nil]) == [])
        #expect(findings([nil, nil]) == [message, message])
        #expect(findings([nil, "Bass"]) == [])
        #expect(findings([nil, nil, "Bass"]) == [message, message])
    }

    @Test func `a cell with controls exposes its parts as separate elements`() {
        let source = ClosureSource(1) { [self] _, _ in
            let cell = TableViewCell(style: .default)
            let toggle = Switch(frame: CGRect(x: 200, y: 6, width: 51, height: 31))
            toggle.isOn = true
            cell.contentView.addSubview(toggle)
            cell.contentView.addSubview(label("Airplane Mode", 15))
            return cell
        }
        let tree = TableInspector(source.makeTable()).accessibility()
        #expect(
            tree.dump == """
                table (0 0 320 440)
                  row 0,0 (0 0 320 44)
                    Label "Airplane Mode" [staticText] (15 10 80 20)
                    Switch value="1" [button] \(tree.elements.last?.frame.description ?? "")

                """)
    }

    @Test func `elements are read from top to bottom and from leading to trailing`() {
        func order(_ direction: LayoutDirection) -> [String] {
            RenderContext(traits: TraitCollection(layoutDirection: direction)).run {
                let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
                for label in [
                    label("below", 10, 60), label("right", 200, 12), label("left", 10, 8),
                ] { view.addSubview(label) }
                return AccessibilityNode(of: view).elements.compactMap(\.label)
            }
        }
        #expect(order(.leftToRight) == ["left", "right", "below"])
        #expect(order(.rightToLeft) == ["right", "left", "below"])
    }

    @Test func `a group is read completely before its neighbours`() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        for x in [0, 160] {
            let column = View(frame: CGRect(x: x, y: 0, width: 150, height: 100))
            column.addSubview(label("\(x) top", 0, 0))
            column.addSubview(label("\(x) bottom", 0, 40))
            view.addSubview(column)
        }
        func order() -> [String] { AccessibilityNode(of: view).elements.compactMap(\.label) }
        #expect(order() == ["0 top", "160 top", "0 bottom", "160 bottom"])
        for column in view.subviews { column.shouldGroupAccessibilityChildren = true }
        #expect(order() == ["0 top", "0 bottom", "160 top", "160 bottom"])
        view.subviews[1].accessibilityElementsHidden = true
        #expect(order() == ["0 top", "0 bottom"])
    }

    @Test func `a container's own elements are read in its own order`() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let drawn = AccessibilityElement(accessibilityContainer: view)
        drawn.accessibilityLabel = "Drawn"
        drawn.accessibilityTraits = [.image, .link]
        drawn.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 60, width: 10, height: 10)
        let first = label("First", 10)
        view.addSubview(first)
        view.accessibilityElements = [drawn, first]
        let node = AccessibilityNode(of: view)
        #expect(node.elements.map(\.label) == ["Drawn", "First"])
        #expect(node.children.first?.traits == ["link", "image"])
        #expect(
            node.children.first?.frame == InspectedRect(CGRect(x: 5, y: 60, width: 10, height: 10)))
    }

    @Test func `hidden views are not found`() {
        let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let first = label("First", 10)
        view.addSubview(first)
        first.isHidden = true
        #expect(AccessibilityNode(of: view).elements == [])
    }

    @Test func `a tree survives the conversion to JSON and back, and its bytes are stable`() throws
    {
        let source = ClosureSource.reusing(TableViewCell.self, count: 3) { cell, path in
            cell.textLabel?.text = "Row \"\(path.row)\"\n"
            cell.accessibilityHint = "Opens"
            cell.accessibilityIdentifier = "row-\(path.row)"
        }
        func tree() -> AccessibilityNode { TableInspector(source.makeTable()).accessibility() }
        let json = try tree().json()
        #expect(try tree().json() == json)
        let back = try JSONDecoder().decode(AccessibilityNode.self, from: Data(json.utf8))
        #expect(back == tree())
        #expect(back.dump == tree().dump)
        #expect(
            back.dump.contains(
                #"row 0,1 "Row \"1\"\n" hint="Opens" identifier="row-1" (0 44 320 44)"#))
    }

    /// Data source of rows that can be edited and moved.
    final class EditableSource: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = TableViewCell(style: .default)
            cell.textLabel?.text = "Mail"
            cell.accessoryType = .detailDisclosureButton
            cell.showsReorderControl = true
            return cell
        }

        func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    @Test func `accessory buttons and editing controls are buttons beside the row`() {
        let source = EditableSource()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.dataSource = source
        func labels() -> [String] {
            TableInspector(table).accessibility().elements.compactMap(\.label)
        }
        #expect(labels() == ["Mail", "More Info"])
        table.setEditing(true, animated: false)
        #expect(labels() == ["Delete Mail", "Mail", "Reorder Mail"])
    }

    final class Swiped: TableViewDelegate {
        let actions: [ContextualAction]
        init(_ actions: [ContextualAction]) { self.actions = actions }
        func tableView(
            _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> SwipeActionsConfiguration? { SwipeActionsConfiguration(actions: actions) }
    }

    @Test
    func `a swipe action with a symbol has the symbol's label, and an empty action is a finding`() {
        let actions = ["flag.fill", "trash", nil].map { name in
            let action = ContextualAction(style: .normal, title: nil) { _, _, _ in }
            action.image = name.flatMap { Image(systemName: $0) }
            return action
        }
        let source = ClosureSource.reusing(TableViewCell.self, count: 1) { cell, _ in
            cell.textLabel?.text = "Mail"
        }
        let swiped = Swiped(actions)
        let table = source.makeTable()
        table.delegate = swiped
        table.openSwipeActions(at: IndexPath(row: 0, section: 0))
        let report = TableInspector(table).accessibilityReport()
        #expect(report.tree.elements.map(\.name) == ["content", "action", "action", "action"])
        #expect(report.tree.elements.map(\.label) == ["Mail", nil, "Delete", "Flag"])
        // The row ends at its actions.
        let frames = report.tree.elements.map(\.frame.cgRect)
        #expect(frames[0].minX == 0 && frames[0].maxX == frames[1].minX)
        #expect(frames[3].maxX == 320)
        #expect(report.findings.map(\.path) == [["table", "row 0,0", "action"]])
        #expect(
            report.dump.contains(
                """

                findings
                  table > row 0,0 > action (
                """))
        #expect(report.dump.contains("): has no label; give the view a title"))
    }

    @Test func `labels of white space are omitted from a combined label`() {
        let cell = TableViewCell(style: .default)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let blank = label("Hidden", 10)
        blank.accessibilityLabel = " "
        cell.contentView.addSubview(blank)
        cell.contentView.addSubview(label("Paris", 100))
        #expect(cell.accessibilityLabel == "Paris")
        blank.accessibilityValue = "\n "
        #expect(AccessibilityNode(of: blank).spoken == "")
    }

    @Test func `a label of white space is no label`() {
        let source = ClosureSource(1) { [self] _, _ in
            let cell = TableViewCell(style: .default)
            cell.isAccessibilityElement = false
            cell.contentView.addSubview(label("  ", 15))
            return cell
        }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.dataSource = source
        let findings = TableInspector(table).accessibilityReport().findings
        #expect(findings.map(\.message) == ["has no label"])
    }

    @Test func `a control's value requires a label of the control or in its row`() {
        func findings(labelled: Bool) -> [String] {
            let source = ClosureSource(1) { [self] _, _ in
                let cell = TableViewCell(style: .default)
                cell.contentView.addSubview(
                    Switch(frame: CGRect(x: 200, y: 6, width: 51, height: 31)))
                if labelled { cell.contentView.addSubview(label("Wi-Fi", 15)) }
                return cell
            }
            return TableInspector(source.makeTable()).accessibilityReport().findings.map(\.message)
        }
        #expect(findings(labelled: true) == [])
        #expect(findings(labelled: false) == ["says a value without a label"])
    }

}
