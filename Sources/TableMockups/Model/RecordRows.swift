import TableDrawing

/// Rows made of the records of a file by a template; each becomes a row when it is asked for.
public struct RecordRows: Sendable {
    private let source: any RecordSource
    private let template: NodeTemplate
    private let surroundings: DocumentSurroundings
    /// The keys of the template, and those among them whose values differ from row to row.
    private let keys: Set<String>
    private let varyingKeys: Set<String>
    /// Whether rows may be higher than others for their images.
    private let imageHeightVaries: Bool

    /// Where the document names the file.
    let location: DocumentLocation

    /// The number of rows.
    public var count: Int { source.count }

    /// How many rows are read together with the document; those beyond are checked when they are
    /// drawn, so that a million rows open at once.
    static let checkedRows = 10_000

    /// How many rows may have heights of their own that are to be measured one by one.
    static let measuredRows = 100_000

    init?(reader: ShapeReader<RecordRowsShape>) {
        let context = reader.context
        let fileNode = reader[\.from]
        let list = reader[\.list]
        let each = reader[\.each].flatMap { RowStyles.resolved($0, context) }
        reader.finish()
        guard let fileNode, let file = context.file(fileNode) else { return nil }
        location = fileNode.location
        guard
            let source = Self.source(
                of: file, named: fileNode, list: list, at: reader.node(\.list), context)
        else { return nil }
        self.source = source
        guard let each else { return nil }
        template = NodeTemplate(each, columns: source.columns, context.problems)
        surroundings = context.surroundings
        let entries = each.mapping?.entries ?? []
        if let lifted = each.mapping?["lifted"] {
            context.problems.error(
                "found \"lifted\" in the row for each record, expected it in a row that is written "
                    + "out: only one can be carried", at: lifted)
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

    /// Whether an image is as large in every row: its size is stated, or it lies on a tile.
    private static func hasStatedSize(
        _ image: DocumentNode?, _ columns: [String], _ problems: ProblemList
    ) -> Bool {
        let mapping = image?.mapping
        if let size = mapping?["size"] {
            return NodeTemplate(size, columns: columns, problems).isConstant
        }
        return mapping?["background"] != nil
    }

    /// The records of a file; nothing and a problem, at the key that led to it, if it has none.
    private static func source(
        of file: AllowedFile, named fileNode: DocumentNode, list: String?,
        at listNode: DocumentNode?,
        _ context: ReadingContext
    ) -> (any RecordSource)? {
        guard RecordFile.kinds.contains(where: { file.path.lowercased().hasSuffix($0) }) else {
            context.problems.error(
                "found a data file of an unknown kind, \(file.path.quoted), expected "
                    + ".csv, .tsv or .json", at: fileNode)
            return nil
        }
        if let listNode, !file.path.lowercased().hasSuffix(".json") {
            context.problems.error(
                "found \"list\" for \(file.path.quoted), expected it for JSON files only: "
                    + "others hold a single list", at: listNode)
        }
        do {
            return try RecordFile(limits: context.surroundings.records).open(file, key: list)
        } catch {
            for var problem in error.problems {
                // What is wrong with a file as a whole is best mended where it is named.
                let isWhole = problem.location.line == 0
                if isWhole, problem.note == nil {
                    problem.note = "in the file \(problem.location.file.path)"
                    problem.location = (listNode ?? fileNode).location
                    problem.length = (listNode ?? fileNode).sourceLength
                }
                context.problems.add(problem)
            }
            return nil
        }
    }

    /// The row of a record; throws a `DocumentError` if the record makes no row of the template.
    public func row(at index: Int) throws(DocumentError) -> RowDescription {
        let problems = ProblemList()
        let context = ReadingContext(surroundings, problems)
        let row = RowDescription(
            resolved: template.node(for: try source.record(at: index)), context)
        try problems.throwIfErrors()
        guard let row else {
            throw DocumentError(
                "the record makes no row", at: try source.record(at: index).location)
        }
        return row
    }

    /// Whether some rows may be selected, touched, open or armed.
    var mayHaveState: Bool {
        !keys.isDisjoint(with: ["selected", "highlighted", "swiped", "armed"])
    }

    /// Whether a key of the template differs from row to row.
    func varies(_ key: String) -> Bool { varyingKeys.contains(key) }

    /// Whether each row must be made to know its height, where the table states none.
    var areMeasured: Bool { !keys.contains("height") && typicalRow() == nil }

    /// A row as high as all others, if the template leaves no difference; nothing otherwise.
    ///
    /// A text that comes from the file counts as one that is there: a row whose detail is empty is
    /// as high as its neighbours.
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
        case .cell(let cell, _):
            if case .content = cell.height, varies("values") { return nil }
        case .standard(var content):
            let category = TraitCollection.current.preferredContentSizeCategory
            // Stretches may have fonts of their own.
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

    /// Checks the template, and as many rows as are worth it before anything is drawn.
    private func check(_ context: ReadingContext) {
        guard count > 0 else { return checkWithoutRecords(context) }
        // Texts are right whatever they are: then one row stands for all.
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

    /// Checks what the template says itself.
    private func checkWithoutRecords(_ context: ReadingContext) {
        let problems = ProblemList()
        let place = SourceFile(path: source.path, text: "").whole
        let record = Record(
            columns: source.columns, values: source.columns.map { _ in "" }, location: place)
        _ = RowDescription(
            resolved: template.node(for: record), ReadingContext(context.surroundings, problems))
        for problem in problems.problems where problem.location != place {
            context.problems.add(problem)
        }
    }
}
