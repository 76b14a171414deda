import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// Warnings about steps that change rows off the screen, unless a later step scrolls to the rows.
extension TimelinePlayer {
    /// State of a step before it begins.
    struct Watch {
        /// Rows that the step names and rows that would show its effect, or `nil` if the step
        /// is visible or already reported.
        fileprivate var step: UnseenStep?
        fileprivate let stretch: Extent
        fileprivate let offset: CGFloat
        fileprivate let numberOfUpdates: Int
    }

    /// Examines the table before a step begins.
    func watch(_ step: TimelineStep) -> Watch {
        let stretch = stretchSeen(during: step.action)
        leaveOutSeen(in: stretch)
        return Watch(
            step: hasEffect(step.action) ? unseen(step, in: stretch) : nil, stretch: stretch,
            offset: table.contentOffset.y, numberOfUpdates: table.numberOfUpdates)
    }

    /// Examines the table after a step has begun, and warns of steps without a visible effect.
    func finish(_ watch: Watch, _ step: TimelineStep, _ number: Int) {
        renumberUnseen(by: step.action, since: watch.numberOfUpdates)
        if let found = watch.step.flatMap({ isUnseen(step.action, $0, watch) }) {
            unseenSteps.append(found)
        }
        leaveOutSeen(in: stretchAtRest)
        let later = document.timeline[(number + 1)...]
        guard !later.contains(where: \.action.movesRows) else { return }
        for step in unseenSteps {
            DiagnosticLog.record(
                Diagnostic(
                    "timeline.step-without-effect",
                    message: "the step has no effect: " + Self.offScreen(step.names),
                    location: step.location))
        }
        unseenSteps = []
    }

    /// Returns the warning about rows or sections off the screen.
    static func offScreen(_ names: String) -> String {
        "found \(names) off the screen, expected a row that is on it, or a scroll to it before"
    }

    private func leaveOutSeen(in stretch: Extent) {
        unseenSteps.removeAll { $0.isSeen(in: stretch, table.geometry) }
    }

    // MARK: Steps

    /// Returns the step if it names only places off the screen.
    ///
    /// Inserted and deleted places must lie below the screen, because changes above the screen
    /// move the visible rows.
    private func unseen(_ step: TimelineStep, in stretch: Extent) -> UnseenStep? {
        let rows: [IndexPath]
        switch step.action {
        case .select(let row), .highlight(let row), .unhighlight(let row): rows = [row]
        case .deselect(let deselected): rows = deselected
        case .update(let changes):
            let places = changes.flatMap(\.kind.placesBefore)
            let sections = Set(changes.flatMap(\.kind.sectionsOfRows))
            guard isBelow(stretch, places, lastRowsOf: sections) else { return nil }
            return UnseenStep(
                names: names(of: changes), location: "\(step.location)",
                places: changes.flatMap(\.kind.placesAfter))
        default: return nil
        }
        let result = UnseenStep(
            names: Self.list(rows), location: "\(step.location)",
            places: rows.map(UnseenStep.Place.row))
        let isThere = rows.allSatisfy(table.geometry.contains)
        guard !rows.isEmpty, isThere, !table.bounds.isEmpty else { return nil }
        return result.isSeen(in: stretch, table.geometry) ? nil : result
    }

    /// Returns the step if its places are still off the screen.
    private func isUnseen(
        _ action: TimelineAction, _ step: UnseenStep, _ watch: Watch
    ) -> UnseenStep? {
        guard case .update(let changes) = action else { return step }
        let sections = Set(changes.flatMap(\.kind.sectionsOfRows))
        let places = changes.flatMap { change -> [UnseenStep.Place] in
            switch change.kind {
            // Rows next to a deleted row may be visible.
            case .delete, .deleteSection: []
            case .move(_, let target): [.row(target)]
            default: change.kind.placesAfter
            }
        }
        guard table.contentOffset.y == watch.offset,
            isBelow(watch.stretch, places, lastRowsOf: sections)
        else { return nil }
        // Visible rows next to the place would show the effect in any case.
        var result = step
        result.places.removeAll {
            UnseenStep(names: "", location: "", places: [$0])
                .isSeen(in: watch.stretch, table.geometry)
        }
        return result
    }

    /// Returns whether places lie below a stretch of the content.
    ///
    /// The last rows of their sections count, too, because the last row of a section looks
    /// different.
    private func isBelow(
        _ stretch: Extent, _ places: [UnseenStep.Place], lastRowsOf sections: Set<Int>
    ) -> Bool {
        let geometry = table.geometry
        let last = sections.map { section -> UnseenStep.Place in
            let count =
                section < geometry.numberOfSections ? geometry.numberOfRows(inSection: section) : 0
            return count == 0
                ? .section(section) : .row(IndexPath(row: count - 1, section: section))
        }
        return !table.bounds.isEmpty
            && (places + last).allSatisfy { place in
                place.extent(in: geometry).map { $0.minY >= stretch.maxY } ?? false
            }
    }

    private func names(of changes: [TimelineChange]) -> String {
        var rows: [IndexPath] = []
        var sections: [Int] = []
        for place in changes.flatMap({ $0.kind.placesBefore + $0.kind.namedAfter }) {
            switch place {
            case .row(let row): rows.append(row)
            case .section(let section): sections.append(section)
            }
        }
        let names = (rows.isEmpty ? [] : [Self.list(rows)]) + sections.map { "section \($0)" }
        return names.joined(separator: ", ")
    }

    // MARK: What is seen

    private func extent(at offset: CGFloat) -> Extent {
        Extent(minY: offset, height: table.bounds.height)
    }

    private func union(_ first: Extent, _ second: Extent) -> Extent {
        Extent(minY: min(first.minY, second.minY), maxY: max(first.maxY, second.maxY))
    }

    /// Visible stretch of the content, from now until the current scroll ends.
    private var stretchAtRest: Extent {
        let now = extent(at: table.contentOffset.y)
        guard let scroll = lastScroll, let time = AnimationClock.current?.time, time < scroll.end
        else {
            return now
        }
        return union(now, extent(at: scroll.target))
    }

    /// Returns the visible stretch including the rows that a step scrolls past.
    private func stretchSeen(during action: TimelineAction) -> Extent {
        let now = stretchAtRest
        return target(of: action).map { union(now, extent(at: $0)) } ?? now
    }

    /// Returns the content offset after a step, in points, or `nil` if the step does not scroll.
    func target(of action: TimelineAction) -> CGFloat? {
        switch action {
        case .carry(_, let row): table.offset(afterScrollingTo: row, at: .none)
        case .refresh(.pull), .refresh(.begin): table.clampedOffset(-.greatestFiniteMagnitude)
        case .refresh(.end):
            table.contentOffset.y + (table.refreshControl?.revealedHeight ?? 0)
        default: offset(after: action)
        }
    }

    private func renumberUnseen(by action: TimelineAction, since numberOfUpdates: Int) {
        if case .carry(let row, let target) = action {
            for index in unseenSteps.indices {
                unseenSteps[index].renumber { Self.carried($0, row, target) }
            }
        } else if table.numberOfUpdates != numberOfUpdates, let mapping = table.lastMapping {
            for index in unseenSteps.indices {
                unseenSteps[index].renumber(
                    mapping.newIndexPath, section: mapping.newSection)
            }
        }
    }

    /// Returns the index path of a row after another row was moved.
    private static func carried(
        _ other: IndexPath, _ row: IndexPath, _ target: IndexPath
    ) -> IndexPath {
        if other == row { return target }
        var result = other
        if other.section == row.section, other.row > row.row { result.row -= 1 }
        if other.section == target.section, result.row >= target.row { result.row += 1 }
        return result
    }
}

extension TimelineChange.Kind {
    /// Inserted places that the document names.
    fileprivate var namedAfter: [UnseenStep.Place] {
        switch self {
        case .insert, .insertSection: placesAfter
        default: []
        }
    }
}
