import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

/// Each property of a cell that guides to table views name changes only its own parts.
@Suite struct GuidePropertyTests {
    struct Property: Sendable, CustomTestStringConvertible {
        var name: String
        /// Paths, from the row, of the parts with a different look or frame.
        var parts: Set<String>
        var state = State.normal
        var change: @Sendable (TableViewCell) -> Void

        var testDescription: String { name }
    }

    enum State: Sendable { case normal, selected, editing }

    private static let texts: Set = ["contentView/textLabel", "contentView/detailTextLabel"]
    private static let content = texts.union(["contentView/imageView"])

    static let properties: [Property] = [
        Property(name: "selectionStyle", parts: ["selectedBackground"], state: .selected) {
            $0.selectionStyle = .gray
        },
        Property(
            name: "selectionStyle none", parts: texts.union(["selectedBackground"]),
            state: .selected
        ) { $0.selectionStyle = .none },
        Property(name: "accessoryType", parts: ["accessory", "contentView"]) {
            $0.accessoryType = .disclosureIndicator
        },
        Property(name: "accessoryView", parts: ["accessoryView", "contentView"]) {
            $0.accessoryView = swatch(20)
        },
        Property(
            name: "editingAccessoryType", parts: ["accessory", "contentView"], state: .editing
        ) { $0.editingAccessoryType = .checkmark },
        Property(name: "editingAccessoryType unless editing", parts: []) {
            $0.editingAccessoryType = .checkmark
        },
        Property(
            name: "editingAccessoryView", parts: ["editingAccessoryView", "contentView"],
            state: .editing
        ) { $0.editingAccessoryView = swatch(20) },
        Property(
            name: "showsReorderControl", parts: ["reorderControl", "contentView"], state: .editing
        ) { $0.showsReorderControl = true },
        Property(name: "backgroundView", parts: ["backgroundView"]) {
            $0.backgroundView = swatch(1)
        },
        Property(
            name: "selectedBackgroundView",
            parts: ["selectedBackground", "selectedBackgroundView"], state: .selected
        ) { $0.selectedBackgroundView = swatch(1) },
        Property(name: "selectedBackgroundView unless selected", parts: []) {
            $0.selectedBackgroundView = swatch(1)
        },
        Property(name: "indentationLevel", parts: content) { $0.indentationLevel = 2 },
        Property(name: "indentationWidth without a level", parts: []) { $0.indentationWidth = 25 },
        Property(name: "backgroundColor", parts: [""]) { $0.backgroundColor = .systemYellow },
        Property(name: "textLabel.text", parts: ["contentView/textLabel"]) {
            $0.textLabel?.text = "Other"
        },
        Property(name: "detailTextLabel.text", parts: ["contentView/detailTextLabel"]) {
            $0.detailTextLabel?.text = "Other"
        },
        Property(name: "imageView.image", parts: ["contentView/imageView"]) {
            $0.imageView?.image = image(.blue)
        },
        Property(name: "textLabel.font", parts: texts) {
            $0.textLabel?.font = .systemFont(ofSize: 15)
        },
        Property(name: "detailTextLabel.font", parts: texts) {
            $0.detailTextLabel?.font = .italicSystemFont(ofSize: 11)
        },
        Property(name: "textLabel.textColor", parts: ["contentView/textLabel"]) {
            $0.textLabel?.textColor = .red
        },
        Property(name: "detailTextLabel.textColor", parts: ["contentView/detailTextLabel"]) {
            $0.detailTextLabel?.textColor = .red
        },
        Property(name: "highlightedTextColor unless selected", parts: []) {
            $0.textLabel?.highlightedTextColor = .green
        },
        Property(
            name: "highlightedTextColor", parts: ["contentView/textLabel"], state: .selected
        ) { $0.textLabel?.highlightedTextColor = .green },
        Property(name: "highlightedImage unless selected", parts: []) {
            $0.imageView?.highlightedImage = image(.blue)
        },
        Property(name: "highlightedImage", parts: ["contentView/imageView"], state: .selected) {
            $0.imageView?.highlightedImage = image(.blue)
        },
    ]

    private static func swatch(_ side: CGFloat) -> View {
        let view = View(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = .red
        return view
    }

    private static func image(_ color: Color) -> Image {
        GraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            color.setFill()
            rectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    /// Returns the row of a classic table with every part, after a closure has configured it.
    private func row(_ state: State, _ change: @escaping (TableViewCell) -> Void) throws
        -> RenderNode
    {
        let list = EditableList()
        list.counts = [1]
        list.cellClass = SubtitleCell.self
        list.configure = { cell, _ in
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.imageView?.image = Self.image(.red)
            cell.showsReorderControl = false
            change(cell)
        }
        return try RenderContext(theme: .classic).run {
            let table = list.makeTable()
            switch state {
            case .normal: break
            case .selected:
                table.selectRow(
                    at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            case .editing: table.setEditing(true, animated: false)
            }
            return try #require(table.lowered().child("row 0,0"))
        }
    }

    final class SubtitleCell: TableViewCell {
        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
    }

    /// Every node by its path, without its children.
    private func parts(_ node: RenderNode, path: String = "") -> [String: RenderNode] {
        var own = node
        own.children = []
        return node.children.reduce(into: [path: own]) { parts, child in
            let below = path.isEmpty ? child.name : path + "/" + child.name
            parts.merge(self.parts(child, path: below)) { $1 }
        }
    }

    @Test(arguments: properties)
    func `a property changes its own parts`(property: Property) throws {
        let before = parts(try row(property.state) { _ in })
        let after = parts(try row(property.state, property.change))
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(changed == property.parts)
    }

    @Test func `indentation moves the content by the level times the width`() throws {
        func x(_ level: Int, _ width: CGFloat) throws -> [CGFloat] {
            let node = try row(.normal) {
                $0.indentationLevel = level
                $0.indentationWidth = width
            }
            return try #require(node.child("contentView")).children.map(\.frame.minX)
        }
        let start = try x(0, 10)
        #expect(start.count == 3)
        #expect(try x(2, 10) == start.map { $0 + 20 })
        #expect(try x(3, 25) == start.map { $0 + 75 })
    }

    @Test func `a text has its alignment`() throws {
        func origin(_ alignment: TextAlignment) throws -> CGFloat {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.textLabel?.textAlignment = alignment
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            let label = try #require(cell.lowered().node("contentView", "textLabel"))
            guard case .text(let text, _) = label.contents else { return .nan }
            let run = try #require(text.runs.first)
            return try #require(run.glyphs.first).position.x
        }
        let places = try [TextAlignment.left, .center, .right].map(origin)
        #expect(places[0] < places[1] && places[1] < places[2])
        // A centred text is half way between leading and trailing.
        #expect(abs((places[0] + places[2]) / 2 - places[1]) < 1)
    }

    @Test func `a long text is truncated by its line break mode`() throws {
        func glyphs(_ mode: LineBreakMode) throws -> [UInt32] {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Abcdefghijklm nopqrstuvwxyz 0123456789"
            cell.textLabel?.numberOfLines = 1
            cell.textLabel?.lineBreakMode = mode
            cell.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
            let label = try #require(cell.lowered().node("contentView", "textLabel"))
            guard case .text(let text, _) = label.contents else { return [] }
            return text.runs.flatMap { $0.glyphs.map(\.id) }
        }
        let modes: [LineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
        let shown = try modes.map(glyphs)
        #expect(Set(shown).count == 3)
        // Tail truncation keeps the first letter, head truncation the last, middle truncation both.
        #expect(shown[2].first == shown[1].first && shown[0].first != shown[1].first)
        #expect(shown[0].last == shown[1].last && shown[2].last != shown[1].last)
        #expect(try glyphs(.byClipping).first == shown[2].first)
    }

    @Test func `viewWithTag finds a deep descendant, and returns nil for an unknown tag`() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        let (outer, inner) = (View(frame: .zero), View(frame: .zero))
        inner.tag = 7
        outer.addSubview(inner)
        cell.contentView.addSubview(outer)
        #expect(cell.viewWithTag(7) === inner)
        #expect(cell.contentView.viewWithTag(8) == nil)
    }

    @Test func `a subview of the content view follows a wider cell by its mask`() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        let right = View(frame: CGRect(x: 260, y: 2, width: 50, height: 40))
        right.autoresizingMask = [.flexibleLeftMargin]
        let wide = View(frame: CGRect(x: 10, y: 2, width: 200, height: 40))
        wide.autoresizingMask = [.flexibleWidth]
        for view in [right, wide] { cell.contentView.addSubview(view) }
        cell.frame.size.width = 480
        cell.layoutIfNeeded()
        #expect(right.frame == CGRect(x: 420, y: 2, width: 50, height: 40))
        #expect(wide.frame == CGRect(x: 10, y: 2, width: 360, height: 40))
    }

    @Test func `prepareForReuse resets opacity and states, and keeps the content`() {
        let cell = TableViewCell(style: .default, reuseIdentifier: "x")
        cell.textLabel?.text = "Kept"
        cell.accessoryType = .checkmark
        cell.alpha = 0.3
        cell.isHidden = true
        cell.setEditing(true, animated: false)
        cell.setSelected(true, animated: false)
        cell.setHighlighted(true, animated: false)
        cell.prepareForReuse()
        #expect(cell.alpha == 1 && !cell.isHidden)
        #expect(!cell.isEditing && !cell.isSelected && !cell.isHighlighted)
        #expect(cell.textLabel?.text == "Kept" && cell.accessoryType == .checkmark)
    }
}
