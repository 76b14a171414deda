import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews

/// A measure for the heights of a table's rows at a width, in points.
///
/// The height comes from the row, else from the table's row height, else from the catalogue's
/// cell or the content of the style, else from the theme.
final class RowMeasure {
    private struct Lines: Hashable {
        var style: TableViewCell.CellStyle
        var font: Font
        var detailFont: Font
        var hasText: Bool
        var hasDetail: Bool
    }

    /// A cell that measures all rows of a prototype without a stated height.
    private final class MeasuredPrototype {
        let cell: TableViewCell
        let saved: SavedCellProperties
        /// Height for the prototype's frames, in points.
        let declaredHeight: CGFloat
        /// Whether constraints of Tableshot's own classes determine the height.
        let needsNoLayout: Bool
        var takeBacks: [() -> Void] = []

        init(_ cell: TableViewCell, of prototype: CellPrototype) {
            self.cell = cell
            saved = SavedCellProperties(of: cell)
            declaredHeight = cell.bounds.height
            needsNoLayout =
                cell.contentView.isConstraintRoot
                && prototype.classes.classes.allSatisfy(\.isStandard)
        }
    }

    private let table: TableView
    private let tableHeight: CGFloat?
    private let isEditing: Bool
    private let images: ImageStore
    private let theme = RenderContext.current.theme
    private let singleLines = LRUCache<Lines, CGFloat>(
        capacity: CacheBudgets.current.lineHeights)
    private var cells:
        [TableViewCell.CellStyle: (cell: TableViewCell, saved: SavedCellProperties)] = [:]
    /// Heights of the rows of each source of Swift cells, in points.
    private var swiftHeights: [ObjectIdentifier: [SwiftCellRow: CGFloat]] = [:]
    private var configuredCell: (cell: TableViewCell, saved: SavedCellProperties)?
    private let prototypes = LRUCache<String, MeasuredPrototype>(
        capacity: CacheBudgets.current.measuringCells)

    /// Number of cached heights and measuring cells.
    var keptHeights: Int { singleLines.count }
    var keptCells: Int { prototypes.count }

    /// Creates a measure for a described table, with or without the editing mode.
    init(
        _ table: TableView, as description: TableDescription, isEditing: Bool, images: ImageStore
    ) {
        self.table = table
        tableHeight = description.rowHeight
        self.isEditing = isEditing
        self.images = images
    }

    /// Returns the heights of a section's rows.
    ///
    /// The time for uniform rows does not depend on the number of rows.
    func heights(of rows: RowSource) -> RowHeights {
        switch rows {
        case .written(let rows):
            if tableHeight == nil { measure(rows, SwiftCellAsking(table: table, images: images)) }
            let heights = rows.map { height(of: $0) }
            if let first = heights.first, heights.allSatisfy({ $0 == first }) {
                return .uniform(count: heights.count, height: first)
            }
            return heights.isEmpty ? .none : .varying(heights)
        case .records(let rows):
            if rows.count == 0 { return .none }
            if let tableHeight, !rows.varies("height") {
                let own = (try? rows.row(at: 0))?.height
                return .uniform(count: rows.count, height: own ?? tableHeight)
            }
            if let row = rows.typicalRow() {
                return .uniform(count: rows.count, height: height(of: row))
            }
            let isSwift = (try? rows.row(at: 0)).map { row in
                if case .swift = row.content { true } else { false }
            }
            if isSwift == true {
                measure(
                    (0..<rows.count).lazy.compactMap { try? rows.row(at: $0) },
                    SwiftCellAsking(table: table, images: images))
            }
            return .varying((0..<rows.count).map { height(ofRecord: $0, in: rows) })
        }
    }

    private func height(ofRecord index: Int, in rows: RecordRows) -> CGFloat {
        // Drawing reports an invalid record.
        (try? rows.row(at: index)).map { height(of: $0) } ?? tableHeight ?? theme.table.rowHeight
    }

    /// Returns the height of a row.
    func height(of row: RowDescription) -> CGFloat {
        if let height = row.height ?? tableHeight { return height }
        return DiagnosticLog.$place.withValue("\(row.location)") { contentHeight(of: row) }
    }

    private func contentHeight(of row: RowDescription) -> CGFloat {
        switch row.content {
        case .standard(let content): return contentHeight(of: content, in: row)
        case .configured(let content):
            let measured = configuredCell ?? newCell(.default)
            configuredCell = measured
            return measuredHeight(of: row, measured) {
                $0.contentConfiguration = content.configuration(images)
            }
        case .prototype(let prototype, let values):
            return prototype.height ?? height(of: prototype, values, in: row)
        case .swift(let cell): return height(of: cell, in: row)
        case .cell(let cell, let values):
            let own: CGFloat? =
                switch cell.height {
                case .table: nil
                case .fixed(let height): height
                case .content(let height): height.call(values, table.layout.rowWidth)
                }
            guard let own, own.isFinite, own > 0 else { return theme.table.rowHeight }
            return own
        }
    }

    /// Returns the height of a Swift cell, which its process measures.
    private func height(of cell: SwiftCell, in row: RowDescription) -> CGFloat {
        let asking = SwiftCellAsking(table: table, images: images)
        let question = asking.question(cell, row, height: nil)
        let source = ObjectIdentifier(cell.source)
        if swiftHeights[source]?[question] == nil { measure([row], asking) }
        return swiftHeights[source]?[question] ?? theme.table.rowHeight
    }

    /// Measures the Swift cells among rows, with a process for each source.
    private func measure(_ rows: some Sequence<RowDescription>, _ asking: SwiftCellAsking) {
        var sources: [SwiftCellSource] = []
        var questions: [ObjectIdentifier: [SwiftCellRow]] = [:]
        for row in rows where row.height == nil {
            guard case .swift(let cell) = row.content else { continue }
            let question = asking.question(cell, row, height: nil)
            let source = ObjectIdentifier(cell.source)
            let known = swiftHeights[source, default: [:]].updateValue(
                theme.table.rowHeight, forKey: question)
            guard known == nil else { continue }
            if questions[source] == nil { sources.append(cell.source) }
            questions[source, default: []].append(question)
        }
        for source in sources {
            let key = ObjectIdentifier(source)
            let rows = questions[key] ?? []
            let heights = asking.heights(
                of: rows, from: source, in: asking.surroundings(isEditing: isEditing))
            for (row, height) in zip(rows, heights) { swiftHeights[key]?[row] = height }
        }
    }

    private func height(
        of prototype: CellPrototype, _ values: PrototypeValues, in row: RowDescription
    ) -> CGFloat {
        guard let measured = prototypes[prototype.name] ?? measuredPrototype(prototype) else {
            return theme.table.rowHeight
        }
        let cell = measured.cell
        for takeBack in measured.takeBacks { takeBack() }
        measured.saved.restore(cell)
        cell.setEditing(false, animated: false)
        table.layout.prepareForMeasuring(cell, height: measured.declaredHeight)
        let needsLayout = !measured.needsNoLayout || values.values.contains(where: \.isFitted)
        if needsLayout { cell.layOutProvisionally() }
        measured.takeBacks = prototype.give(values, to: cell)
        cell.apply(row, images: images)
        prepareForEditing(cell, row)
        cell.setNeedsLayout()
        if needsLayout { cell.layOutProvisionally() }
        let height = prototype.contentHeight(of: cell, declared: measured.declaredHeight)
        // Content raises the rows of early themes above the row height, but never lowers them.
        return theme.cell.defaultStyle.growsWithContent
            ? height : max(height, theme.table.rowHeight)
    }

    private func measuredPrototype(_ prototype: CellPrototype) -> MeasuredPrototype? {
        let nib = Nib(
            name: prototype.name, objects: [prototype.sizedView(rowHeight: nil)],
            classes: prototype.classes)
        guard let cell = nib.instantiate(withOwner: nil, options: nil).first as? TableViewCell
        else { return nil }
        let measured = MeasuredPrototype(cell, of: prototype)
        prototypes.insert(measured, for: prototype.name)
        return measured
    }

    private func prepareForEditing(_ cell: TableViewCell, _ row: RowDescription) {
        guard isEditing else { return }
        table.layout.prepareForMeasuringWhileEdited(
            cell, hasControl: row.editing.style != TableViewCell.EditingStyle.none,
            shouldIndent: row.editing.shouldIndent,
            canMove: row.editing.isMovable && row.editing.showsReorderControl)
    }

    private func contentHeight(of content: StandardRow, in row: RowDescription) -> CGFloat {
        let metrics = theme.cell.metrics(for: content.style)
        let traits = TraitCollection.current
        let isSingle = content.numberOfLines ?? 1 == 1 && content.detailNumberOfLines ?? 1 == 1
        let isWrapped = traits.preferredContentSizeCategory.isAccessibilityCategory
        let isStyled = content.styledText != nil || content.styledDetail != nil
        guard isSingle, !isWrapped, !isStyled else {
            return measuredHeight(of: content, in: row)
        }
        guard metrics.growsWithContent else { return theme.table.rowHeight }
        let lines = Lines(
            style: content.style,
            font: content.font?.font(base: metrics.textFont.font()) ?? metrics.textFont.font(),
            detailFont: content.detailFont?.font(base: metrics.detailFont.font())
                ?? metrics.detailFont.font(),
            hasText: content.text?.isEmpty == false, hasDetail: content.detail?.isEmpty == false)
        return max(lineHeight(lines, metrics), imageHeight(content))
    }

    /// Returns the height of an image that increases the row's height.
    ///
    /// A theme with a fixed row height scales images down instead.
    private func imageHeight(_ content: StandardRow) -> CGFloat {
        guard content.style != .value2, let image = content.image?.image(from: images) else {
            return 0
        }
        return image.resolved().size.height.roundedUpToDevicePixels
    }

    private func lineHeight(_ lines: Lines, _ metrics: StyleMetrics) -> CGFloat {
        if let height = singleLines[lines] { return height }
        let text = lines.hasText ? lineHeight(lines.font) : 0
        let detail = lines.hasDetail ? lineHeight(lines.detailFont) : 0
        let height =
            lines.style == .subtitle
            ? rowHeight(text: text, detail: detail, metrics)
            : rowHeight(text: max(text, detail), detail: 0, metrics)
        singleLines.insert(height, for: lines)
        return height
    }

    /// Returns the height of a row that its cell measures.
    private func measuredHeight(of content: StandardRow, in row: RowDescription) -> CGFloat {
        let measured = cells[content.style] ?? newCell(content.style)
        cells[content.style] = measured
        return measuredHeight(of: row, measured) { $0.show(content, images: images) }
    }

    private func measuredHeight(
        of row: RowDescription, _ measured: (cell: TableViewCell, saved: SavedCellProperties),
        show: (TableViewCell) -> Void
    ) -> CGFloat {
        let (cell, saved) = measured
        saved.restore(cell)
        cell.apply(row, images: images)
        show(cell)
        table.layout.prepareForMeasuring(cell)
        prepareForEditing(cell, row)
        return cell.sizeThatFits(
            CGSize(width: table.layout.rowWidth, height: .greatestFiniteMagnitude)
        ).height
    }

    private func newCell(
        _ style: TableViewCell.CellStyle
    ) -> (cell: TableViewCell, saved: SavedCellProperties) {
        let cell = TableViewCell(style: style)
        return (cell, SavedCellProperties(of: cell))
    }

    /// Returns the height of lines with the gap between lines and the space around the lines,
    /// in whole device pixels.
    ///
    /// The minimum is the theme's row height.
    private func rowHeight(text: CGFloat, detail: CGFloat, _ metrics: StyleMetrics) -> CGFloat {
        let gap = text > 0 && detail > 0 ? metrics.lineGap : 0
        let padding = metrics.verticalPadding(atScale: TraitCollection.current.displayScale)
        let height = (text + gap + detail + padding).roundedUpToDevicePixels
        return max(theme.table.rowHeight, height)
    }

    private func lineHeight(_ font: Font) -> CGFloat {
        let label = Label(frame: .zero)
        label.font = font
        label.text = "x"
        return label.sizeThatFits(.zero).height
    }
}
