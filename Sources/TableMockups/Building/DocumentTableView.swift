import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews

/// The table of a document.
///
/// It is its own data source and retains its delegate.
///
/// `TableDocument.makeTable()` creates the table. The document's context must be current.
final class DocumentTableView: TableView {
    /// Description of the table.
    ///
    /// The timeline changes its sections.
    private(set) var table: TableDescription
    let images: ImageStore
    private var heights: [RowHeights] = []
    /// Whether the heights belong to the editing mode.
    private var isMeasuredWhileEdited = false
    private var keptDelegate: (any TableViewDelegate)?
    /// Nibs of prototypes, by reuse identifier.
    var prototypeNibs: [String: Nib] = [:]
    /// Header and footer prototypes with their frame heights, by reuse identifier.
    var sizedPrototypes: [String: ViewDescription] = [:]
    /// Closures that restore the prototype's values in a reused cell.
    var givenValues = ViewNotes<[() -> Void]>()
    /// Properties of cells before a row changed them.
    private var pristine = ViewNotes<SavedCellProperties>()
    /// Whether the timeline inserts, deletes or changes rows while the table is visible.
    let isChanging: Bool
    /// The first row that the document shows with open swipe actions.
    var openRow: IndexPath?
    /// The swipe that the timeline opens next.
    var timelineSwipe: TimelineSwipe?

    init(
        _ table: TableDescription, frame: CGRect, images: ImageStore, isChanging: Bool = false
    ) {
        self.table = table
        self.isChanging = isChanging
        self.images = images
        super.init(frame: frame, style: table.style)
        allowsSelection = table.allowsSelection
        allowsMultipleSelection = table.allowsMultipleSelection ?? true
        allowsSelectionDuringEditing = table.allowsSelectionDuringEditing
        allowsMultipleSelectionDuringEditing = table.allowsMultipleSelectionDuringEditing
        if let height = table.sectionHeaderHeight { sectionHeaderHeight = height }
        if let height = table.sectionFooterHeight { sectionFooterHeight = height }
        if let padding = table.sectionHeaderTopPadding { sectionHeaderTopPadding = padding }
        if let tint = table.tintColor { tintColor = tint }
        if let style = table.separatorStyle { separatorStyle = style }
        separatorColor = table.separatorColor
        separatorInset = table.separatorInset
        separatorInsetReference = table.separatorInsetReference
        if let inset = table.contentInset { contentInset = inset }
        backgroundColor = table.backgroundColor
        backgroundView = table.backgroundView?.view(images)
        table.indexLook.apply(to: self)
        accessories.expectSectionIndex(
            of: self, rows: table.sections.reduce(0) { $0 + $1.rows.count })
        tableHeaderView =
            table.header.map(textView)
            ?? table.headerView?.view(width: frame.width)
        tableFooterView =
            table.footer.map(textView)
            ?? table.footerView?.view(width: frame.width)
        if let searchBar = table.searchBar { tableHeaderView = searchBar.bar(width: frame.width) }
        refreshControl = table.refreshControl?.control()
        measureRows()
        dataSource = self
        showEmptyState()
        isEditing = table.isEditing
        applyWrittenStates()
        liftWrittenRow()
    }

    private func textView(_ text: StyledText) -> TableTextView {
        TableTextView(text: text, width: frame.width, indexWidth: accessories.sectionIndexWidth)
    }

    /// Shows the document's empty state if the table has no rows.
    ///
    /// Separator lines of empty rows are hidden, too.
    private func showEmptyState() {
        guard let empty = table.empty else { return }
        guard geometry.totalNumberOfRows == 0 else { return warnOfHidden(empty) }
        backgroundView = empty.view(images)
        fillerRowHeight = 0
    }

    /// Warns that written rows hide the empty state.
    ///
    /// Data files and timelines can remove rows, so they cause no warning.
    private func warnOfHidden(_ empty: EmptyDescription) {
        let isCertain = table.sections.contains { section in
            if case .written(let rows) = section.rows { !rows.isEmpty } else { false }
        }
        guard isCertain, !isChanging else { return }
        DiagnosticLog.record(
            Diagnostic(
                "table.empty-hidden",
                message: "the empty state is not shown: the table has rows",
                location: "\(empty.location)"))
    }

    /// Determines the heights of rows.
    ///
    /// If all heights are equal, the delegate does not return heights.
    private func measureRows() {
        // Every height is known before the first row is visible.
        estimatedRowHeight = 0
        heights = measuredHeights(isEditing: table.isEditing)
        if let height = table.rowHeight { rowHeight = height }
        let uniform = commonHeights
        // Rows that the timeline inserts may have any height.
        if let uniform, uniform.count <= 1, !isChanging {
            if let height = uniform.first { rowHeight = height }
            keptDelegate = UniformRowsDelegate()
        } else {
            keptDelegate = VaryingRowsDelegate()
        }
        delegate = keptDelegate
        measureFillers(with: nil)
    }

    /// Heights of the sections, or `nil` if heights differ within a section.
    private var commonHeights: Set<CGFloat>? {
        var common: Set<CGFloat> = []
        for heights in heights {
            guard case .uniform(let count, let height) = heights else { return nil }
            if count > 0 { common.insert(height) }
        }
        return common
    }

    /// Sets the height of empty rows to the height of all other rows, if all other rows are
    /// equally high.
    private func measureFillers(
        with movement: KeyPath<AnimationMetrics, AnimationMetrics.Timing>?
    ) {
        guard fillerRowHeight != 0 else { return }
        let common = commonHeights.flatMap { $0.count == 1 ? $0.first : nil }
        lowering.setFillerRowHeight(common ?? Self.automaticDimension, with: movement)
    }

    private func measuredHeights(isEditing: Bool) -> [RowHeights] {
        isMeasuredWhileEdited = isEditing
        let measure = RowMeasure(self, as: table, isEditing: isEditing, images: images)
        return table.sections.map { measure.heights(of: $0.rows) }
    }

    /// Replaces the sections.
    ///
    /// The caller has to report the changes to the table.
    func replaceSections(_ sections: [SectionDescription]) {
        table.sections = sections
        // The section index limits the width at which rows are measured.
        accessories.expectSectionIndex(of: self, rows: sections.reduce(0) { $0 + $1.rows.count })
        heights = measuredHeights(isEditing: isEditing)
        measureFillers(with: \.update)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        guard editing != isMeasuredWhileEdited else { return }
        let measured = measuredHeights(isEditing: editing)
        guard measured != heights else { return }
        heights = measured
        measureFillers(with: animated ? \.editing : nil)
        if keptDelegate is UniformRowsDelegate {
            keptDelegate = VaryingRowsDelegate()
            delegate = keptDelegate
        }
        self.editing.updateHeightsForEditing(animated: animated)
    }

    /// Returns the height of a row, in points.
    func height(at indexPath: IndexPath) -> CGFloat {
        heights[indexPath.section].height(at: indexPath.row)
    }

    private func applyWrittenStates() {
        for (section, description) in table.sections.enumerated() {
            guard case .written(let rows) = description.rows else { continue }
            for (row, description) in rows.enumerated() {
                applyState(of: description, at: IndexPath(row: row, section: section))
            }
        }
    }

    /// Applies the state of a row from a data file when the row becomes visible, because
    /// reading a million rows in advance takes too long.
    func willDisplayRow(at indexPath: IndexPath) {
        guard case .records(let rows) = table.sections[indexPath.section].rows,
            rows.mayHaveState, let row = try? rows.row(at: indexPath.row)
        else { return }
        applyState(of: row, at: indexPath)
    }

    /// Returns the row at an index path.
    ///
    /// Returns `nil` and adds a diagnostic if its record is invalid.
    func row(at indexPath: IndexPath) -> RowDescription? {
        guard table.sections.indices.contains(indexPath.section) else { return nil }
        switch table.sections[indexPath.section].rows {
        case .written(let rows):
            return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
        case .records(let rows):
            do {
                return try rows.row(at: indexPath.row)
            } catch {
                for problem in error.problems {
                    DiagnosticLog.record(
                        Diagnostic(
                            "document.record", severity: .error, message: problem.message,
                            location: "\(problem.location)"))
                }
                return nil
            }
        }
    }

    private func standardCell(_ style: TableViewCell.CellStyle) -> TableViewCell {
        let identifier = ReservedIdentifier.style(style)
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        let cell = TableViewCell(style: style, reuseIdentifier: identifier)
        // The cell has the fonts of the table's style before it is measured.
        layout.prepareForMeasuring(cell)
        return cell
    }

    /// Returns an empty cell for a content configuration.
    private func configuredCell() -> TableViewCell {
        let identifier = ReservedIdentifier.configured
        return dequeueReusableCell(withIdentifier: identifier)
            ?? TableViewCell(style: .default, reuseIdentifier: identifier)
    }

    private func cell(_ type: CatalogueCell, at indexPath: IndexPath) -> TableViewCell {
        register(type.cellClass, forCellReuseIdentifier: type.reuseIdentifier)
        return dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath)
    }

    /// Restores the properties that the previous row of a reused cell changed.
    private func restoreLooks(of cell: TableViewCell) {
        if let saved = pristine[cell] {
            saved.restore(cell)
        } else {
            pristine[cell] = SavedCellProperties(of: cell)
        }
    }
}

extension DocumentTableView: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { table.sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        table.sections[section].rows.count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        table.sections[section].header.title
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        table.sections[section].footer.title
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let row = row(at: indexPath) else { return standardCell(.default) }
        let place = "\(row.location)"
        return DiagnosticLog.$place.withValue(place) {
            let result = cell(for: row, at: indexPath)
            result.sourcePlace = place
            return result
        }
    }

    private func cell(for row: RowDescription, at indexPath: IndexPath) -> TableViewCell {
        let result: TableViewCell
        switch row.content {
        case .standard(let content):
            result = standardCell(content.style)
            restoreLooks(of: result)
            result.show(content, images: images)
        case .configured(let content):
            result = configuredCell()
            restoreLooks(of: result)
            result.contentConfiguration = content.configuration(images)
        case .prototype(let prototype, let values):
            result = cell(prototype, at: indexPath)
            restoreLooks(of: result)
            if prototype.growsWithValues {
                // Texts without frames wrap at the row's width.
                layout.prepareForMeasuring(result, height: height(at: indexPath))
                result.layOutProvisionally()
            }
            show(values, of: prototype, in: result)
        case .swift(let cell):
            let view = swiftCell(cell, row, at: indexPath)
            restoreLooks(of: view)
            show(cell, of: row, in: view, at: indexPath)
            result = view
        case .cell(let type, let values):
            result = cell(type, at: indexPath)
            restoreLooks(of: result)
            if !type.configure.call(result, values) {
                values.record(
                    "the reuse identifier \(type.reuseIdentifier.quoted) of the cell \(type.name) "
                        + "stands for another class")
            }
        }
        result.apply(row, images: images)
        result.layout.hasHeightOfContent =
            row.height == nil && table.rowHeight == nil && !row.content.statesHeight
        return result
    }
}

/// The delegate of a table with uniform row heights.
///
/// Without a method for heights, a million rows take no time.
final class UniformRowsDelegate: DocumentRowsDelegate {}

/// The delegate of a table with varying row heights.
final class VaryingRowsDelegate: DocumentRowsDelegate {
    func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        (tableView as? DocumentTableView)?.height(at: indexPath) ?? tableView.rowHeight
    }
}

/// Cells from the prototypes of the document.
extension DocumentTableView {
    func cell(_ prototype: CellPrototype, at indexPath: IndexPath) -> TableViewCell {
        let identifier = prototype.reuseIdentifier
        if prototypeNibs[identifier] == nil {
            if traitCollection.layoutDirection == .rightToLeft { prototype.warnOfFrames() }
            let nib = Nib(
                name: prototype.name, objects: [prototype.sizedView(rowHeight: table.rowHeight)],
                classes: prototype.classes)
            prototypeNibs[identifier] = nib
            register(nib, forCellReuseIdentifier: identifier)
        }
        return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// Shows values in a view after restoring the values that an earlier row replaced.
    func show(_ values: PrototypeValues, of prototype: CellPrototype, in view: View) {
        for takeBack in givenValues[view] ?? [] { takeBack() }
        givenValues[view] = prototype.give(values, to: view)
    }
}

extension CellPrototype {
    /// Warns of frames that keep their side from right to left.
    ///
    /// UIKit mirrors stacks and constraints with leading and trailing, and no frames.
    fileprivate func warnOfFrames() {
        guard case .frame(let whole) = view.place else { return }
        let isSided = view.subviews.contains {
            guard case .frame(let frame) = $0.place else { return false }
            return abs(frame.minX + frame.maxX - whole.width) > 1
        }
        guard isSided else { return }
        DiagnosticLog.warn(
            "prototype.frames-from-right-to-left",
            "the frames of the prototype \"\(name)\" keep their sides from right to left, as in "
                + "UIKit; constraints with leading and trailing mirror")
    }
}
