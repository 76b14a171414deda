import DocumentSyntax
import TableDrawing

/// Rows from the records of a file and a template.
///
/// Each row is created on demand.
public struct RecordRows: Sendable {
    private let source: any RecordSource
    private let template: NodeTemplate
    private let environment: DocumentEnvironment
    /// Keys of the template, and keys whose values vary between rows.
    private let keys: Set<String>
    private let varyingKeys: Set<String>
    /// Whether images may make rows higher.
    private let imageHeightVaries: Bool

    /// Location of the file's name in the document.
    let location: DocumentLocation

    /// The number of rows.
    public var count: Int { source.count }

    /// Number of rows that are checked while the document is read.
    ///
    /// Further rows are checked during drawing, so that a million rows open immediately.
    static let checkedRows = 10_000

    /// Maximum number of rows whose heights are measured individually.
    static let measuredRows = 100_000

    init?(reader: SchemaReader<RecordRowsSchema>) {
        let context = reader.context
        let fileNode = reader[\.from]
        let list = reader[\.list]
        let each = reader[\.each].flatMap { RowStyles.resolved($0, context) }
        reader.finish()
        guard let fileNode, let file = context.file(fileNode) else { return nil }
        location = fileNode.location
        guard
            let source = context.records(
                of: file, named: fileNode, list: list, at: reader.node(\.list))
        else { return nil }
        self.source = source
        guard let each else { return nil }
        template = NodeTemplate(each, columns: source.columns, context.problems)
        environment = context.environment
        let entries = each.mapping?.entries ?? []
        if let lifted = each.mapping?["lifted"] {
            context.problems.error(
                "the row for each record cannot be lifted, because only one row can be carried; "
                    + "write the lifted row out", at: lifted)
        }
        keys = Set(entries.map(\.key))
        let quiet = ProblemList()
        let columns = source.columns
        varyingKeys = Set(
            entries.filter { entry in
                !NodeTemplate(entry.value, columns: columns, quiet).isConstant
            }.map(\.key))
        imageHeightVaries =
            varyingKeys.contains("image")
            && !Self.hasStatedSize(each.mapping?["image"], columns, quiet)
        check(context)
    }

    /// Returns whether an image has an equal size in every row, because its size is stated or
    /// because it lies on a tile.
    private static func hasStatedSize(
        _ image: DocumentNode?, _ columns: [String], _ problems: ProblemList
    ) -> Bool {
        let mapping = image?.mapping
        if let size = mapping?["size"] {
            return NodeTemplate(size, columns: columns, problems).isConstant
        }
        return mapping?["background"] != nil
    }

    /// Returns the row of a record.
    ///
    /// Throws a `DocumentError` if the record and the template do not form a valid row.
    public func row(at index: Int) throws(DocumentError) -> RowDescription {
        let problems = ProblemList()
        let context = ReadingContext(environment, problems)
        let row = RowDescription(
            resolved: template.node(for: try source.record(at: index)), context)
        try problems.throwIfErrors()
        guard let row else {
            throw DocumentError(
                "the record makes no row", at: try source.record(at: index).location)
        }
        return row
    }

    /// Whether some rows may be selected, highlighted, open or armed.
    var mayHaveState: Bool {
        !keys.isDisjoint(with: ["selected", "highlighted", "swiped", "armed"])
    }

    /// Returns whether a key of the template varies between rows.
    func varies(_ key: String) -> Bool { varyingKeys.contains(key) }

    /// Whether each row must be created to find its height if the table states no height.
    var areMeasured: Bool { !keys.contains("height") && typicalRow() == nil }

    /// Returns a row with the height of all rows, or `nil` if the template allows different
    /// heights.
    ///
    /// A text from the file counts as present. An empty detail text does not change the row's
    /// height.
    func typicalRow() -> RowDescription? {
        guard count > 0, var row = try? row(at: 0) else { return nil }
        let deciding = [
            "height", "style", "font", "detailFont", "numberOfLines", "detailNumberOfLines", "cell",
            "contentConfiguration",
        ]
        guard deciding.allSatisfy({ !varies($0) }), !imageHeightVaries else { return nil }
        if row.height != nil { return row }
        switch row.content {
        case .configured: break
        case .prototype(let prototype, _):
            if prototype.growsWithValues, varies("values") { return nil }
        case .swift:
            if varies("values") { return nil }
        case .cell(let cell, _):
            if case .content = cell.height, varies("values") { return nil }
        case .standard(var content):
            let category = TraitCollection.current.preferredContentSizeCategory
            // Runs may have fonts of their own.
            if content.styledText != nil, varies("text") { return nil }
            if content.styledDetail != nil, varies("detail") { return nil }
            let standard = category.isAccessibilityCategory ? 0 : 1
            if content.numberOfLines ?? standard != 1, varies("text") { return nil }
            if content.detailNumberOfLines ?? standard != 1, varies("detail") { return nil }
            if varies("text"), content.text?.isEmpty != false { content.text = "–" }
            if varies("detail"), content.detail?.isEmpty != false { content.detail = "–" }
            row.content = .standard(content)
        }
        return row
    }

    /// Checks the template and, before drawing, the first rows of the file.
    private func check(_ context: ReadingContext) {
        guard count > 0 else { return checkWithoutRecords(context) }
        // Any text is valid for these keys, so a single row stands for all rows.
        let needsAll = !varyingKeys.isSubset(of: ["text", "detail"])
        for index in 0..<(needsAll ? min(count, Self.checkedRows) : 1) {
            do {
                let record = try source.record(at: index)
                _ = RowDescription(resolved: template.node(for: record), context)
            } catch {
                context.problems.add(error)
            }
            if context.problems.omitsErrors { return }
        }
    }

    /// Checks the constant part of the template.
    private func checkWithoutRecords(_ context: ReadingContext) {
        let problems = ProblemList()
        let place = SourceFile(path: source.path, text: "").whole
        let record = Record(
            columns: source.columns, values: source.columns.map { _ in "" }, location: place)
        _ = RowDescription(
            resolved: template.node(for: record), ReadingContext(context.environment, problems))
        for problem in problems.problems where problem.location != place {
            context.problems.add(problem)
        }
    }
}
