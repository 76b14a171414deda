import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews

/// Questions of a table to the processes of its Swift cells.
struct SwiftCellAsking {
    let table: TableView
    let images: ImageStore

    /// Rows that are asked for together.
    private static let mostRows = 64
    /// Rows that a process measures within its time.
    private static let mostMeasured = 500
    /// Height of the rows that are asked for together, in points.
    private static let mostHeight: CGFloat = 4_000

    /// Returns the table and traits around cells, for a table in editing mode or not.
    func surroundings(isEditing: Bool) -> SwiftCellSurroundings {
        let context = RenderContext.current
        let traits = TraitCollection.current
        let tint = context.theme.colors.tint.resolved
        let standard = Set(FontBook.standard.paths)
        var fonts: [String] = []
        for path in context.fontBook.paths where !standard.contains(path) {
            let folder = (path as NSString).deletingLastPathComponent
            if !fonts.contains(folder) { fonts.append(folder) }
        }
        return SwiftCellSurroundings(
            theme: context.theme.name, isDark: traits.userInterfaceStyle == .dark,
            hasHighContrast: traits.accessibilityContrast == .high,
            contentSize: traits.preferredContentSizeCategory.rawValue,
            isRightToLeft: traits.layoutDirection == .rightToLeft, scale: traits.displayScale,
            locale: context.locale.identifier, timeZone: context.timeZone.identifier,
            now: context.now, tint: [tint.red, tint.green, tint.blue, tint.alpha], fonts: fonts,
            tableStyle: table.style.rawValue, width: table.bounds.width,
            safeArea: [table.safeAreaInsets.left, table.safeAreaInsets.right],
            isEditing: isEditing)
    }

    /// Returns the question for a row in its written state.
    ///
    /// - Parameter height: stated height in points, or `nil` for the height of the content.
    func question(_ cell: SwiftCell, _ row: RowDescription, height: CGFloat?) -> SwiftCellRow {
        let size = { (view: AccessoryViewDescription?) -> [Double]? in
            view?.view(images).map { [$0.frame.width, $0.frame.height] }
        }
        return SwiftCellRow(
            values: cell.values, statements: cell.statements, height: height.map { Double($0) },
            isSelected: row.isSelected, isHighlighted: row.isHighlighted,
            accessory: row.accessory?.rawValue,
            accessorySize: size(row.accessoryView),
            editingAccessory: row.editing.accessory?.rawValue,
            editingAccessorySize: size(row.editing.accessoryView),
            editingStyle: (row.editing.style ?? .delete).rawValue,
            shouldIndent: row.editing.shouldIndent,
            isMovable: row.editing.isMovable && row.editing.showsReorderControl)
    }

    /// Returns the heights of rows of a source, in points, or no heights after recording an
    /// error.
    func heights(
        of rows: [SwiftCellRow], from source: SwiftCellSource,
        in surroundings: SwiftCellSurroundings
    ) -> [CGFloat] {
        var heights: [CGFloat] = []
        for start in stride(from: 0, to: rows.count, by: Self.mostMeasured) {
            let part = Array(rows[start..<min(rows.count, start + Self.mostMeasured)])
            guard let answers = answers(part, from: source, in: surroundings, withPictures: false)
            else { return [] }
            heights += answers.map { CGFloat($0.height) }
        }
        return heights
    }

    /// Returns the answers to questions for a source, or `nil` after recording an error.
    private func answers(
        _ rows: [SwiftCellRow], from source: SwiftCellSource,
        in surroundings: SwiftCellSurroundings, withPictures: Bool
    ) -> [SwiftCellAnswer]? {
        do {
            return try source.answers(rows, in: surroundings, withPictures: withPictures)
        } catch {
            DiagnosticLog.record(
                Diagnostic(
                    "document.swift-cell", severity: .error, message: "\(error)",
                    location: "\(source.location)"))
            return nil
        }
    }

    /// Returns the picture of a row, or `nil` after recording an error.
    ///
    /// - Parameter following: returns the rows that may be asked for together, with their cells
    ///   and heights.
    func picture(
        _ row: SwiftCellRow, of source: SwiftCellSource, in surroundings: SwiftCellSurroundings,
        following: () -> some Sequence<(question: SwiftCellRow, height: CGFloat)>
    ) -> SwiftCellAnswer? {
        let own = SwiftCellSource.Question(surroundings: surroundings, row: row)
        var answer = source.knownAnswer(to: own)
        if answer == nil {
            var rows = [row]
            var seen: Set<SwiftCellRow> = [row]
            var height: CGFloat = 0
            for next in following() {
                height += next.height
                guard rows.count < Self.mostRows, height < Self.mostHeight else { break }
                if seen.insert(next.question).inserted { rows.append(next.question) }
            }
            answer = answers(rows, from: source, in: surroundings, withPictures: true)?.first
        }
        if let problem = answer?.problem {
            DiagnosticLog.record(
                Diagnostic("document.swift-cell", severity: .error, message: problem))
        }
        for warning in answer?.warnings ?? [] {
            DiagnosticLog.record(Diagnostic("document.swift-cell", message: warning))
        }
        return answer
    }
}

/// Cells from Swift sources.
extension DocumentTableView {
    /// Returns a cell that shows the picture of a Swift cell.
    func swiftCell(
        _ cell: SwiftCell, _ row: RowDescription, at indexPath: IndexPath
    ) -> SwiftCellView {
        let identifier = ReservedIdentifier.swift(cell.source.path)
        register(SwiftCellView.self, forCellReuseIdentifier: identifier)
        let made = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        guard let view = made as? SwiftCellView else {
            preconditionFailure("the identifier is reserved for cells from Swift sources")
        }
        return view
    }

    /// Shows a Swift cell in a view.
    func show(
        _ cell: SwiftCell, of row: RowDescription, in view: SwiftCellView, at indexPath: IndexPath
    ) {
        let asking = SwiftCellAsking(table: self, images: images)
        let height = height(at: indexPath)
        let question = asking.question(cell, row, height: height)
        let answer = asking.picture(
            question, of: cell.source, in: asking.surroundings(isEditing: isEditing)
        ) { [self] in
            swiftRows(after: indexPath, of: cell.source, asking)
        }
        view.show(answer, for: row) { [weak self] view in
            guard let self else { return nil }
            let asking = SwiftCellAsking(table: self, images: images)
            var question = question
            question.isSelected = view.isSelected
            question.isHighlighted = view.isHighlighted
            return DiagnosticLog.$place.withValue("\(row.location)") {
                asking.picture(
                    question, of: cell.source,
                    in: asking.surroundings(isEditing: view.isEditing),
                    following: { EmptyCollection() })
            }
        }
    }

    /// Questions for the rows of a source below a row, in the order of the table.
    private func swiftRows(
        after indexPath: IndexPath, of source: SwiftCellSource, _ asking: SwiftCellAsking
    ) -> some Sequence<(question: SwiftCellRow, height: CGFloat)> {
        var next = indexPath
        return AnyIterator { [self] in
            while table.sections.indices.contains(next.section) {
                next.row += 1
                guard next.row < table.sections[next.section].rows.count else {
                    next = IndexPath(row: -1, section: next.section + 1)
                    continue
                }
                let height = height(at: next)
                guard let row = try? table.sections[next.section].rows.row(at: next.row),
                    case .swift(let cell) = row.content, cell.source === source
                else { continue }
                return (asking.question(cell, row, height: height), height)
            }
            return nil
        }
    }
}
