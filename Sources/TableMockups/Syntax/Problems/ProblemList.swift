import TableDrawing

/// Collects the problems of one run, so that all of them are reported at once.
///
/// Readers share one list, add to it and go on with nothing in place of the value they wanted;
/// whoever made the list asks `throwIfErrors()` in the end. It belongs to one task.
public final class ProblemList {
    /// How many errors are kept, and how many warnings; a document with more is told how many there are.
    public let limit: Int
    private var kept: [DocumentProblem] = []
    /// How many of those that are kept are warnings: they never take the place of an error.
    private var warningCount = 0
    private var seen: Set<DocumentProblem> = []
    private var places: Set<DocumentLocation> = []
    /// How many problems were left out because the list was full.
    private var omitted = 0
    /// Whether an error is among those that were left out: further ones need not be looked for.
    public private(set) var omitsErrors = false

    /// How many more times the list looks for names that a wrong name may stand for.
    private var remainingSearches: Int

    /// An empty list that keeps at most so many errors, and as many warnings.
    public init(limit: Int = 200) {
        self.limit = max(1, limit)
        remainingSearches = self.limit * 4
    }

    /// Whether the list keeps no further error: it counts them.
    var isFull: Bool { kept.count - warningCount >= limit }

    /// Whether rows were left unread because there are too many errors.
    private var hasStopped = false
    /// How many errors are counted before rows are left unread.
    static let mostCounted = 10_000

    /// Whether a list of rows is to be read no further: so many errors are counted that more help nobody.
    func stopsReading() -> Bool {
        guard omitsErrors, omitted >= Self.mostCounted else { return false }
        hasStopped = true
        return true
    }

    /// Whether it is worth the time to look for names that a wrong name may stand for.
    var mayAsk: Bool { !isFull && remainingSearches > 0 }

    /// The question whether another name was meant by a wrong one.
    ///
    /// `nil` if no name is near. A search takes time for each name, and a document can have any number of wrong names. So the list
    /// searches four times its limit at most, and never for an error that it only counts.
    func question(
        for typed: String, among names: @autoclosure () -> some Sequence<String>
    ) -> String? {
        guard mayAsk else { return nil }
        remainingSearches -= 1
        return Suggestion.question(for: typed, among: names())
    }

    /// Whether an error was added; warnings do not count.
    public var hasErrors: Bool { kept.count > warningCount }
    /// Whether nothing was added.
    public var isEmpty: Bool { kept.isEmpty }

    /// The problems, sorted by location; the last one says how many were left out.
    public var problems: [DocumentProblem] {
        var sorted = kept.sorted { $0.location < $1.location }
        if omitted > 0, let last = sorted.last {
            var remainder = DocumentProblem(
                omitsErrors ? .error : .warning,
                (hasStopped ? "at least " : "")
                    + "\(omitted) more problem\(omitted == 1 ? " is" : "s are") not shown",
                at: last.location.file.whole)
            remainder.isRemainder = true
            sorted.append(remainder)
        }
        return sorted
    }

    /// Adds a problem; the same one twice (through an alias, say) is kept once.
    public func add(_ problem: DocumentProblem) {
        guard !seen.contains(problem) else { return }
        let isWarning = problem.severity == .warning
        guard (isWarning ? warningCount : kept.count - warningCount) < limit else {
            omitted += 1
            if !isWarning { omitsErrors = true }
            return
        }
        if isWarning { warningCount += 1 }
        seen.insert(problem)
        places.insert(problem.location)
        kept.append(problem)
    }

    /// Counts an error of a full list without a message, unless its place has a problem that is kept.
    func countError(at place: DocumentLocation) {
        guard !places.contains(place) else { return }
        omitted += 1
        omitsErrors = true
    }

    /// Adds every problem of an error.
    public func add(_ error: DocumentError) {
        error.problems.forEach(add)
    }

    /// Adds an error at a place.
    public func error(
        _ message: String, at location: DocumentLocation, length: Int = 1, note: String? = nil
    ) {
        add(DocumentProblem(.error, message, at: location, length: length, note: note))
    }

    /// Adds an error about a node, whose text is underlined; for a text that was filled in from a
    /// record, the note names the template.
    public func error(_ message: String, at node: DocumentNode, note: String? = nil) {
        let origin = node.scalar?.filled.map {
            "the text is filled in by \($0.text.quoted) at \($0.location)"
        }
        let notes = [note, origin].compactMap { $0 }
        error(
            message, at: node.location, length: node.sourceLength,
            note: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }

    /// Adds a warning at a place.
    public func warning(
        _ message: String, at location: DocumentLocation, length: Int = 1, note: String? = nil
    ) {
        add(DocumentProblem(.warning, message, at: location, length: length, note: note))
    }

    /// Adds a warning about a node, whose text is underlined.
    public func warning(_ message: String, at node: DocumentNode, note: String? = nil) {
        warning(message, at: node.location, length: node.sourceLength, note: note)
    }

    /// Throws everything that was collected if an error is among it.
    public func throwIfErrors() throws(DocumentError) {
        guard hasErrors else { return }
        throw DocumentError(problems: problems)
    }
}
