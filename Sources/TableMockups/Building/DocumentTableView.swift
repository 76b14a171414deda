import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// The table of a document: its own data source, and the keeper of its delegate.
///
/// Make it while the document's context is the current one; it is what `TableDocument.makeTable()`
/// returns.
final class DocumentTableView: TableView {
    /// What the table shows; the timeline changes its sections.
    private(set) var table: TableDescription
    let images: ImageStore
    private var heights: [RowHeights] = []
    /// Whether the heights are those of the editing mode.
    private var isMeasuredWhileEdited = false
    private var keptDelegate: (any TableViewDelegate)?
    /// The nibs of prototypes by the identifiers that they are registered for.
    var prototypeNibs: [String: Nib] = [:]
    /// Headers and footers of prototypes by their identifiers, with the heights that their frames are for.
    var sizedPrototypes: [String: ViewDescription] = [:]
    /// What takes the values back that a row gave to a prototype's cell.
    var givenValues = ViewNotes<[() -> Void]>()
    /// The looks of cells before a row changed them.
    private var pristine = ViewNotes<CellLooks>()
    /// Whether rows come, go or change while the table is shown.
    let isChanging: Bool
    /// The first row that the document says is open.
    var openRow: IndexPath?
    /// The swipe that the timeline is about to open.
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
        expectSectionIndex(of: self, rows: table.sections.reduce(0) { $0 + $1.rows.count })
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
        TableTextView(text: text, width: frame.width, indexWidth: sectionIndexWidth)
    }

    /// Where there are no rows, what the document has for that; then no empty rows are ruled either.
    private func showEmptyState() {
        guard let empty = table.empty else { return }
        guard geometry.totalNumberOfRows == 0 else { return warnOfHidden(empty) }
        backgroundView = empty.view(images)
        fillerRowHeight = 0
    }

    /// Rows from a file may be there or not, and those of a timeline may go; written ones stay.
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

    /// Decides the rows' heights; where all are one, no delegate is asked for them.
    private func measureRows() {
        // Every height is known before the first row is shown.
        estimatedRowHeight = 0
        heights = measuredHeights(isEditing: table.isEditing)
        if let height = table.rowHeight { rowHeight = height }
        let uniform = commonHeights
        // Rows that come later may be of any height.
        if let uniform, uniform.count <= 1, !isChanging {
            if let height = uniform.first { rowHeight = height }
            keptDelegate = UniformRowsDelegate()
        } else {
            keptDelegate = VaryingRowsDelegate()
        }
        delegate = keptDelegate
        measureFillers(with: nil)
    }

    /// The heights of sections whose rows are equally high; nothing where those of a section differ.
    private var commonHeights: Set<CGFloat>? {
        var common: Set<CGFloat> = []
        for heights in heights {
            guard case .uniform(let count, let height) = heights else { return nil }
            if count > 0 { common.insert(height) }
        }
        return common
    }

    /// Makes empty rows as high as the others, where those are all equally high.
    private func measureFillers(
        with movement: KeyPath<AnimationMetrics, AnimationMetrics.Timing>?
    ) {
        guard fillerRowHeight != 0 else { return }
        let common = commonHeights.flatMap { $0.count == 1 ? $0.first : nil }
        setFillerRowHeight(common ?? Self.automaticDimension, with: movement)
    }

    private func measuredHeights(isEditing: Bool) -> [RowHeights] {
        isMeasuredWhileEdited = isEditing
        let measure = RowMeasure(self, as: table, isEditing: isEditing, images: images)
        return table.sections.map { measure.heights(of: $0.rows) }
    }

    /// Takes on other sections; the table is to be told what has changed.
    func replaceSections(_ sections: [SectionDescription]) {
        table.sections = sections
        // Rows are measured beside the index that there will be.
        expectSectionIndex(of: self, rows: sections.reduce(0) { $0 + $1.rows.count })
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
        updateHeightsForEditing(animated: animated)
    }

    /// The height of a row in points.
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

    /// Gives a row of a data file its state when it comes into view: nobody reads a million rows for
    /// it.
    func willDisplayRow(at indexPath: IndexPath) {
        guard case .records(let rows) = table.sections[indexPath.section].rows,
            rows.mayHaveState, let row = try? rows.row(at: indexPath.row)
        else { return }
        applyState(of: row, at: indexPath)
    }

    /// The row of an index path; nothing, and a diagnostic, where its record makes none.
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
        // Its fonts are those of the table's style from the beginning.
        prepareForMeasuring(cell)
        return cell
    }

    /// A cell that shows nothing of its own beside a content configuration.
    private func configuredCell() -> TableViewCell {
        let identifier = ReservedIdentifier.configured
        return dequeueReusableCell(withIdentifier: identifier)
            ?? TableViewCell(style: .default, reuseIdentifier: identifier)
    }

    private func cell(_ type: CatalogueCell, at indexPath: IndexPath) -> TableViewCell {
        register(type.cellClass, forCellReuseIdentifier: type.reuseIdentifier)
        return dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath)
    }

    /// Takes back what a former row changed.
    private func restoreLooks(of cell: TableViewCell) {
        if let looks = pristine[cell] {
            looks.restore(cell)
        } else {
            pristine[cell] = CellLooks(of: cell)
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
                // Texts without frames wrap where the row ends.
                prepareForMeasuring(result, height: height(at: indexPath))
                result.layoutIfNeeded()
            }
            show(values, of: prototype, in: result)
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
        result.hasHeightOfContent =
            row.height == nil && table.rowHeight == nil && !row.content.statesHeight
        return result
    }
}
