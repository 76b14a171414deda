import DocumentSyntax
import Foundation
import TableDrawing
import TableGeometry
import TableThemes

/// A reader of a timeline's steps that tracks the table's state at each step.
final class TimelineReader {
    /// Maximum number of steps.
    static let maximumSteps = 10_000
    /// Maximum number of overlapping steps that change rows; each step moves all rows on the
    /// screen.
    static let maximumOverlappingChanges = 400
    /// Duration of a change without a `duration`, in seconds; the themes' durations differ little.
    private static let usualDuration = 0.3

    private let context: ReadingContext
    /// The document's environment, for the documents that the timeline pushes or pops.
    private let environment: DocumentEnvironment
    private let screen: DocumentScreen
    /// The sections at the current step, or `nil` for a table made in Swift.
    private var sections: [SectionDescription]?
    private var isEditing = false
    /// Rows with a visible Delete button or open swipe actions, or `nil` if these rows are not
    /// known.
    private var open: Set<IndexPath>? = []
    private var time = 0.0
    /// The end of the animation, or `nil` if the document does not state it.
    private let end: Double?
    /// Whether this document's screen is visible, or `nil` before the first push or pop.
    private var isShown: Bool?

    init(
        _ context: ReadingContext, environment: DocumentEnvironment, screen: DocumentScreen,
        table: TableContent, end: Double?
    ) {
        self.end = end
        self.context = context
        self.environment = environment
        self.screen = screen
        if case .described(let description) = table {
            sections = description.sections
            isEditing = description.isEditing
            open = Self.openRows(description.sections)
        } else {
            open = nil
        }
    }

    /// Returns the valid steps of a list.
    ///
    /// Adds problems for invalid steps.
    func steps(_ node: DocumentNode) -> [TimelineStep] {
        guard let elements = node.elements(context.problems) else { return [] }
        guard elements.count <= Self.maximumSteps else {
            context.problems.error(
                "the timeline has \(elements.count) steps; the limit is \(Self.maximumSteps)",
                at: node)
            return []
        }
        let steps = elements.compactMap(step)
        checkOverlap(steps)
        return steps
    }

    /// Reports the first change that begins while too many other changes are running.
    private func checkOverlap(_ steps: [TimelineStep]) {
        var ends: [Double] = []
        for step in steps {
            guard case .update = step.action else { continue }
            ends.removeAll { $0 <= step.at }
            ends.append(step.at + (step.duration ?? Self.usualDuration))
            guard ends.count > Self.maximumOverlappingChanges else { continue }
            context.problems.error(
                "more than \(Self.maximumOverlappingChanges) changes of the table are under way at "
                    + "\(NumberRange.text(step.at)); leave more time between the steps, or write "
                    + "changes that begin together in one update", at: step.location)
            return
        }
    }

    private func step(_ node: DocumentNode) -> TimelineStep? {
        guard let reader = SchemaReader(node, StepSchema(), context) else { return nil }
        let at = reader[\.at]
        let duration = reader[\.duration]
        let curve = reader[\.curve]
        checkOrder(at, reader)
        let name = StepKeys(
            mapping: reader.mapping, actions: StepSchema.actions, common: ["at"], noun: "action",
            notes: Self.notes
        ).action()
        if let at { checkEnd(at, name, reader) }
        let action = name.flatMap { self.action($0, reader) }
        reader.finish()
        guard let at, let action, follow(action, reader) else { return nil }
        return TimelineStep(
            at: at, action: action, duration: duration, curve: curve, location: node.location)
    }

    /// Advice for keys that are often written with the wrong action.
    private static let notes = [
        ["moveSection", "to"]: "a section moves by moveSection: 0, toSection: 1",
        ["move", "toSection"]: "a row moves by move: [0, 3], to: [1, 0]",
    ]

    private func checkOrder(_ at: Double?, _ reader: SchemaReader<StepSchema>) {
        guard let at else { return }
        if at < time {
            reader.mapping.error(
                "a step at \(NumberRange.text(at)) follows a step at \(NumberRange.text(time)); "
                    + "order the steps by their times", at: "at")
        }
        time = max(time, at)
    }

    private func checkEnd(_ at: Double, _ name: String?, _ reader: SchemaReader<StepSchema>) {
        guard let end, at > end else { return }
        let step = name.map { "the step \"\($0)\"" } ?? "a step"
        let place = reader.mapping.nodeOfValue("at")
        var problem = DocumentProblem(
            .warning,
            "\(step) at \(NumberRange.text(at)) is after the animation's end at "
                + "\(NumberRange.text(end)) and is not shown; begin earlier, or give a longer "
                + "duration", at: place.location, length: place.sourceLength)
        problem.isOfStatedEnd = true
        context.problems.add(problem)
    }

    private func action(_ name: String, _ reader: SchemaReader<StepSchema>) -> TimelineAction? {
        switch name {
        case "select": return reader[\.select].map { .select($0) }
        case "deselect":
            return reader[\.deselect].map {
                switch $0 {
                case .rows(let rows): .deselect(rows)
                case .all: .deselectAll
                }
            }
        case "highlight": return reader[\.highlight].map { .highlight($0) }
        case "unhighlight": return reader[\.unhighlight].map { .unhighlight($0) }
        case "scroll": return reader[\.scroll].flatMap(scroll)
        case "editing": return reader[\.editing].map { .editing($0) }
        case "arm": return reader[\.arm].map { .arm($0) }
        case "confirm":
            let animation = reader[\.animation]
            return reader[\.confirm].map { .confirm($0, animation) }
        case "swipe":
            return reader[\.swipe].map {
                switch $0 {
                case .open(let swipe): .openSwipe(swipe)
                case .close: .closeSwipes
                }
            }
        case "update": return reader[\.update].map { .update($0.compactMap(change)) }
        case "carry":
            let from = reader[\.carry]
            guard reader.mapping.has("to") else {
                // The invalid row is already reported.
                guard from != nil else { return nil }
                reader.mapping.problems.error(
                    "a step with \"carry\" lacks the key \"to\"", at: reader.mapping.node)
                return nil
            }
            let to = reader[\.to]
            return from.flatMap { from in to.map { .carry(from, to: $0) } }
        case "refresh": return reader[\.refresh].map { .refresh($0) }
        case "touch": return reader[\.touch].map { .touch($0) }
        case "pop": return reader[\.pop].flatMap { pop($0, reader) }
        case "push":
            return reader[\.push].flatMap {
                screen(
                    $0, "push takes the document whose screen slides in: push: detail.table.yaml")
            }.map { .push($0) }
        default: return TimelineChange(name, reader: reader).map { .update([$0]) }
        }
    }

    private func scroll(_ node: DocumentNode) -> TimelineAction? {
        guard let reader = SchemaReader(node, ScrollStepSchema(), context) else { return nil }
        let to = reader[\.to]
        let position = reader[\.position]
        let by = reader[\.by]
        let flick = reader[\.flick]
        if reader.has(\.position), !reader.has(\.to) {
            reader.mapping.error(
                "\"position\" has no row; write it beside \"to\"", atKey: "position")
        }
        if flick == 0 {
            reader.mapping.error(
                "a flick of 0 does not move; give a speed above or below 0",
                at: "flick")
        }
        let names = ScrollStepSchema.kinds + ["position"]
        if reader.mapping.keys.allSatisfy(names.contains),
            !ScrollStepSchema.kinds.contains(where: reader.mapping.has)
        {
            context.problems.error(
                "a scroll has no distance; give one of "
                    + Suggestion.list(ScrollStepSchema.kinds, "or"), at: node)
        }
        reader.finish()
        if let to {
            return .scrollToRow(ScrollTarget(indexPath: to, position: position ?? .top))
        }
        return by.map { .scrollBy($0) } ?? flick.map { .flick($0) }
    }

    private func change(_ node: DocumentNode) -> TimelineChange? {
        guard let reader = SchemaReader(node, ChangeSchema(), context) else { return nil }
        let name = StepKeys(
            mapping: reader.mapping, actions: ChangeKeys.kinds, noun: "change", notes: Self.notes
        ).action()
        let change = name.flatMap { TimelineChange($0, reader: reader) }
        reader.finish()
        return change
    }

    private func pop(_ node: DocumentNode, _ reader: SchemaReader<StepSchema>) -> TimelineAction? {
        var deselects = false
        if reader.has(\.deselect) {
            if case .bool(true) = reader.node(\.deselect)?.scalar?.resolved {
                deselects = true
            } else {
                reader.mapping.error("expected true beside \"pop\"", at: "deselect")
            }
        }
        return screen(
            node, "pop takes the document whose screen slides away: pop: detail.table.yaml"
        ).map { .pop($0, deselects: deselects) }
    }

    /// Returns the document at a path.
    ///
    /// Its screen must have the same size. `note` is the advice for a value that is no path.
    private func screen(_ node: DocumentNode, _ note: String) -> TimelineScreen? {
        guard case .string = node.scalar?.resolved else {
            return node.wrongType("the path of a document", context.problems, note: note)
        }
        guard let file = context.file(node),
            let document = StillDocument(environment, context.problems).read(file, at: node)
        else { return nil }
        guard document.screen.size == screen.size else {
            func text(_ size: CGSize) -> String {
                NumberRange.text(Double(size.width)) + " × "
                    + NumberRange.text(Double(size.height))
            }
            context.problems.error(
                "the screen is \(text(document.screen.size)) points; it needs the size of this "
                    + "document's screen, \(text(screen.size))", at: node)
            return nil
        }
        return TimelineScreen(document)
    }

    // MARK: Following

    /// Applies an action to the tracked state.
    ///
    /// Adds a problem and returns `false` if the action is invalid.
    private func follow(_ action: TimelineAction, _ reader: SchemaReader<StepSchema>) -> Bool {
        if action.closesOpenRows { open = open.map { _ in [] } }
        do throws(DocumentError) {
            switch action {
            case .select(let row): try check(row, "select", reader)
            case .deselect(let rows): for row in rows { try check(row, "deselect", reader) }
            case .highlight(let row): try check(row, "highlight", reader)
            case .unhighlight(let row): try check(row, "unhighlight", reader)
            case .scrollToRow(let target): try check(target.indexPath, "scroll", reader)
            case .arm(let row):
                try check(row, "arm", reader)
                warnOutsideEditing("arm", "its delete control", reader)
                open = open.map { _ in [row] }
            case .openSwipe(let swipe):
                try check(swipe.row, "swipe", reader)
                if sections != nil, isEditing {
                    reader.mapping.warning(
                        "no row opens for a swipe in the editing mode; end the mode before by "
                            + "editing: false", at: "swipe")
                } else {
                    open = open.map { _ in [swipe.row] }
                }
            case .touch(.row(let row)): try check(row, "touch", reader)
            case .confirm(let row, let animation):
                try check(row, "confirm", reader)
                try checkOpen(row, reader)
                let change = TimelineChange(
                    kind: .delete([row]), animation: animation,
                    locations: [location("confirm", reader)], target: nil)
                try apply([change])
                open = open.map { _ in [] }
            case .update(let changes):
                try apply(changes)
                // The numbers of open rows may have changed.
                if open?.isEmpty == false { open = nil }
            case .carry(let row, let target): try carry(row, target, reader)
            case .editing(let flag):
                isEditing = flag
                open = open.map { _ in [] }
            case .closeSwipes: open = open.map { _ in [] }
            case .pop: try show(true, "pop", reader)
            case .push: try show(false, "push", reader)
            case .deselectAll, .scrollBy, .flick, .refresh, .touch(.point): break
            }
            return true
        } catch {
            context.problems.add(error)
            return false
        }
    }

    /// Checks that the row of a tapped Delete button shows this button.
    private func checkOpen(
        _ row: IndexPath, _ reader: SchemaReader<StepSchema>
    ) throws(DocumentError) {
        guard let open, !open.contains(row) else { return }
        let place = "[\(row.section), \(row.row)]"
        throw DocumentError(
            "the confirmed row shows no Delete button; write \"arm: \(place)\" or "
                + "\"swipe: {row: \(place)}\" in a step before, or \"delete: \(place)\" here",
            at: location("confirm", reader))
    }

    /// Returns the rows that the document shows as open.
    private static func openRows(_ sections: [SectionDescription]) -> Set<IndexPath>? {
        var rows: Set<IndexPath> = []
        for (number, section) in sections.enumerated() {
            guard case .written(let written) = section.rows else { continue }
            for (index, row) in written.enumerated()
            where row.editing.isArmed || row.editing.swipe != nil {
                rows.insert(IndexPath(row: index, section: number))
            }
        }
        return rows
    }

    private func location(_ key: String, _ reader: SchemaReader<StepSchema>) -> DocumentLocation {
        reader.mapping.value(key)?.location ?? reader.mapping.node.location
    }

    private func check(
        _ row: IndexPath, _ key: String, _ reader: SchemaReader<StepSchema>
    ) throws(DocumentError) {
        guard let sections, let node = reader.mapping.value(key) else { return }
        // The row is the key's value, or it is in a mapping there.
        let nodes = (node.mapping?["to"] ?? node.mapping?["row"] ?? node).rowNodes
        let place = nodes.first { each in
            each.sequence?.map { $0.scalar?.resolved }
                == [.int(row.section), .int(row.row)]
        }
        try SectionChanges.check(row, in: sections, (place ?? nodes[0]).location)
    }

    private func apply(_ changes: [TimelineChange]) throws(DocumentError) {
        guard let sections else {
            guard let change = changes.first else { return }
            throw DocumentError(
                "the rows of a table that was made in Swift cannot change here; change them in "
                    + "Swift",
                at: change.location())
        }
        self.sections = try SectionChanges.applied(changes, to: sections)
    }

    private func carry(
        _ row: IndexPath, _ target: IndexPath, _ reader: SchemaReader<StepSchema>
    ) throws(DocumentError) {
        guard let sections else {
            throw DocumentError(
                "a row of a table that was made in Swift cannot be carried here; carry it in Swift",
                at: location("carry", reader))
        }
        try check(row, "carry", reader)
        if !sections.isEnd(target, besides: row.section) { try check(target, "to", reader) }
        if case .written(let rows) = sections[row.section].rows, !rows[row.row].editing.isMovable {
            throw DocumentError(
                "the row cannot be moved; add movable: true to it",
                at: location("carry", reader))
        }
        warnOutsideEditing("carry", "its grip", reader)
        try apply([
            TimelineChange(
                kind: .move(row, to: target), animation: .none,
                locations: [location("carry", reader)], target: location("to", reader))
        ])
    }

    private func warnOutsideEditing(
        _ key: String, _ part: String, _ reader: SchemaReader<StepSchema>
    ) {
        guard sections != nil, !isEditing else { return }
        reader.mapping.warning(
            "a row shows \(part) in the editing mode alone; begin the mode before by editing: true",
            at: key)
    }

    private func show(
        _ isShown: Bool, _ key: String, _ reader: SchemaReader<StepSchema>
    ) throws(DocumentError) {
        if self.isShown == isShown {
            throw DocumentError(
                isShown
                    ? "nothing can be popped while this document's screen is shown; push a screen "
                        + "before"
                    : "another document's screen is shown already; pop it before the push",
                at: location(key, reader))
        }
        self.isShown = isShown
    }
}
