import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableMockups
import TableScreens
import TableText
import TableThemes
import TableViews
import Tableshot

extension CellDrawer {
    /// Height of the table that lays out the rows, in points.
    private static let tableHeight: CGFloat = 2_000

    /// Measures the rows of a document, and draws them if the document asks for pictures.
    ///
    /// - Throws: the errors of fonts, pictures and files.
    func draw(_ request: SwiftCellRequest, into result: inout CellRunResult) throws {
        guard case .cell(let type)? = cells.first?.kind, let view = cells.first else { return }
        let context = try context(request.surroundings)
        let nib = try nib(of: view)
        var rows = request.rows
        for index in rows.indices where rows[index].height == nil {
            rows[index].height = plan.heights[view.name]
        }
        let source = RowsSource(rows, keepsCells: request.wantsPictures) {
            let objects = nib?.instantiate(withOwner: nil, options: nil) ?? []
            if let cell = objects.lazy.compactMap({ $0 as? TableViewCell }).first { return cell }
            return type.init(style: .default, reuseIdentifier: view.name)
        } configure: {
            try view.configure($0)
        }
        let size = CGSize(width: request.surroundings.width, height: Self.tableHeight)
        var table: TableView?
        let picture = try render(size: size, region: .content, context: context) {
            let made = RowsSource.table(request.surroundings, size, source)
            table = made
            if request.wantsPictures { made.layOutCellsAgain() }
            return made
        }
        guard let table else { return }
        var answers = request.rows.indices.map { index in
            SwiftCellAnswer(height: table.rectForRow(at: RowsSource.place(index)).height)
        }
        if request.wantsPictures {
            let root = try picture.renderTree().root
            for index in answers.indices {
                let place = RowsSource.place(index)
                let name = "row \(place.section),\(place.row)"
                guard let node = root.descendant(named: name), let cell = source.cells[index]
                else { continue }
                try context.run {
                    try RowParts(
                        node: node, cell: cell,
                        hasBackground: source.ownBackgrounds.contains(index), picture: picture,
                        folder: plan.folder, number: index
                    ).add(to: &answers[index])
                }
            }
        }
        for (index, problem) in source.problems { answers[index].problem = problem }
        for problem in picture.diagnostics {
            if let index = problem.location.flatMap(Int.init), answers.indices.contains(index) {
                answers[index].warnings.append(problem.message)
                continue
            }
            result.problems.append(
                .init(
                    cell: view.name, isError: problem.severity == .error, message: problem.message))
        }
        withExtendedLifetime(source) { result.answers = answers }
    }

    /// Context with the traits of a document's picture.
    private func context(_ surroundings: SwiftCellSurroundings) throws -> RenderContext {
        var context = RenderContext()
        if let theme = Theme(named: surroundings.theme) { context.theme = theme }
        let tint = surroundings.tint
        if tint.count == 4 {
            context.theme.colors.tint = Color(
                red: tint[0], green: tint[1], blue: tint[2], alpha: tint[3])
        }
        for folder in surroundings.fonts.reversed() {
            context.fontBook = try context.fontBook.adding(directory: folder)
        }
        context.traits.displayScale = surroundings.scale
        context.traits.userInterfaceStyle = surroundings.isDark ? .dark : .light
        context.traits.accessibilityContrast = surroundings.hasHighContrast ? .high : .normal
        context.traits.layoutDirection = surroundings.isRightToLeft ? .rightToLeft : .leftToRight
        if let size = ContentSizeCategory(rawValue: surroundings.contentSize) {
            context.traits.preferredContentSizeCategory = size
        }
        context.locale = Locale(identifier: surroundings.locale)
        context.timeZone = TimeZone(identifier: surroundings.timeZone) ?? .gmt
        context.now = surroundings.now
        return context
    }
}

extension RenderNode {
    /// Returns the node with a name in the tree below this node, or `nil`.
    fileprivate func descendant(named name: String) -> RenderNode? {
        for child in children {
            if child.name == name { return child }
            if let found = child.descendant(named: name) { return found }
        }
        return nil
    }
}

/// Pictures of the parts of a row's cell.
private struct RowParts {
    let node: RenderNode
    let cell: TableViewCell
    /// Whether the code has set a background view.
    let hasBackground: Bool
    let picture: Picture
    /// Folder for the pixels.
    let folder: String
    let number: Int

    /// Parts that the table of the document draws.
    private static let tableParts: Set<String> = [
        "backgroundView", "background", "selectedBackground", "selectedBackgroundView",
        "multipleSelectionBackgroundView", "accessory", "accessoryButton", "accessoryView",
        "editingAccessoryView", "separator", "upperSeparator", "editControl", "reorderControl",
    ]

    /// Draws the parts and adds them and the properties of the cell to an answer.
    func add(to answer: inout SwiftCellAnswer) throws {
        var content = node
        content.frame.origin = .zero
        content.background = nil
        // The selection of the table covers what the cell itself draws.
        if cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none, !cell.isEditing,
            cell.selectedBackgroundView == nil
        {
            content.contents = .none
        }
        content.children = node.children.filter { !Self.tableParts.contains($0.name) }
        if cell.layer.cornerRadius == 0 {
            content.cornerRadius = 0
            content.cornerBox = nil
        }
        answer.content = try part(content, in: CGRect(origin: .zero, size: node.frame.size), "0")
        answer.accessoryView = try part("accessoryView", "1")
        let background = hasBackground ? "backgroundView" : "background"
        answer.background = try part(background, "2")
        answer.selectedBackground =
            try part("selectedBackgroundView", "3")
            ?? part("multipleSelectionBackgroundView", "3")
        if let color = cell.backgroundColor?.resolved {
            answer.backgroundColor = [color.red, color.green, color.blue, color.alpha]
        }
        answer.accessory = cell.accessoryType.rawValue
        answer.editingAccessory = cell.editingAccessoryType.rawValue
        answer.selectionStyle = cell.selectionStyle.rawValue
        answer.separatorInset = cell.separatorInset.map { [$0.top, $0.left, $0.bottom, $0.right] }
    }

    /// Draws the part with a name, or returns `nil` if the cell does not show the part.
    private func part(_ name: String, _ file: String) throws -> SwiftCellAnswer.Part? {
        guard var child = node.children.first(where: { $0.name == name }) else { return nil }
        let frame = child.frame
        child.frame.origin = .zero
        return try part(child, in: frame, file)
    }

    private func part(
        _ node: RenderNode, in frame: CGRect, _ name: String
    ) throws -> SwiftCellAnswer.Part? {
        guard frame.width > 0, frame.height > 0 else { return nil }
        let bitmap = try picture.bitmap(
            of: RenderTree(root: node, size: frame.size, scale: picture.scale))
        let file = "\(number)-\(name)"
        try bitmap.pixels.withUnsafeBytes { Data($0) }
            .write(to: URL(filePath: folder + "/" + file))
        return SwiftCellAnswer.Part(
            frame: frame, width: bitmap.width, height: bitmap.height, file: file)
    }
}

/// Data source and delegate of a table with the rows of a document.
private final class RowsSource: TableViewDataSource, TableViewDelegate {
    private let rows: [SwiftCellRow]
    private let keepsCells: Bool
    private let make: () -> TableViewCell
    private let configure: (View) throws -> Void
    /// Errors of values and statements, by row.
    private(set) var problems: [Int: String] = [:]
    /// The last cells that were made, by row.
    private(set) var cells: [Int: TableViewCell] = [:]
    /// Rows whose code has set a background view.
    private(set) var ownBackgrounds: Set<Int> = []

    init(
        _ rows: [SwiftCellRow], keepsCells: Bool, make: @escaping () -> TableViewCell,
        configure: @escaping (View) throws -> Void
    ) {
        self.rows = rows
        self.keepsCells = keepsCells
        self.make = make
        self.configure = configure
    }

    /// Place of a row in the table.
    ///
    /// Empty rows surround the rows, so that no row has the corners of a section's box.
    static func place(_ index: Int) -> IndexPath { IndexPath(row: index + 1, section: 0) }

    /// Creates a table with the rows in their states.
    static func table(
        _ surroundings: SwiftCellSurroundings, _ size: CGSize, _ source: RowsSource
    ) -> TableView {
        let style = TableViewStyle(rawValue: surroundings.tableStyle) ?? .plain
        let table = TableView(frame: CGRect(origin: .zero, size: size), style: style)
        if surroundings.safeArea.count == 2 {
            table.placement.ownSafeAreaInsets = EdgeInsets(
                top: 0, left: surroundings.safeArea[0], bottom: 0, right: surroundings.safeArea[1])
        }
        table.estimatedRowHeight = 0
        table.allowsMultipleSelection = true
        table.delegate = source
        table.dataSource = source
        table.isEditing = surroundings.isEditing
        for (index, row) in source.rows.enumerated() {
            if row.isSelected {
                table.selectRow(at: place(index), animated: false, scrollPosition: .none)
            }
            if row.isHighlighted { table.highlightRow(at: place(index)) }
        }
        return table
    }

    private func index(_ indexPath: IndexPath) -> Int? {
        rows.indices.contains(indexPath.row - 1) ? indexPath.row - 1 : nil
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        rows.count + 2
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let index = index(indexPath) else { return TableViewCell() }
        // A new cell for each row: a reused cell would keep the values of another row.
        let cell = make()
        RowValues.current = rows[index]
        // The command reads the line if the code crashes.
        FileHandle.standardError.write(Data("\(CellRunPlan.rowMark)\(index)\n".utf8))
        do { try configure(cell) } catch { problems[index] = "\(error)" }
        MainQueue.runDueWork()
        apply(rows[index], to: cell)
        if cell.backgroundView != nil { ownBackgrounds.insert(index) }
        cell.sourcePlace = "\(index)"
        if keepsCells { cells[index] = cell }
        return cell
    }

    /// Gives a cell the accessories of its row, which take room from the content.
    private func apply(_ row: SwiftCellRow, to cell: TableViewCell) {
        func view(_ size: [Double]) -> View {
            View(frame: CGRect(x: 0, y: 0, width: size[0], height: size[1]))
        }
        if let type = row.accessory.flatMap(TableViewCell.AccessoryType.init) {
            cell.accessoryType = type
        }
        if let type = row.editingAccessory.flatMap(TableViewCell.AccessoryType.init) {
            cell.editingAccessoryType = type
        }
        if let size = row.accessorySize { cell.accessoryView = view(size) }
        if let size = row.editingAccessorySize { cell.editingAccessoryView = view(size) }
        if row.isMovable { cell.showsReorderControl = true }
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let index = index(indexPath) else { return 44 }
        return rows[index].height.map { CGFloat($0) } ?? TableView.automaticDimension
    }

    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        index(indexPath).flatMap { TableViewCell.EditingStyle(rawValue: rows[$0].editingStyle) }
            ?? .none
    }

    func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        index(indexPath).map { rows[$0].shouldIndent } ?? false
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        index(indexPath).map { rows[$0].isMovable } ?? false
    }
}
