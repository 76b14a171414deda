import TableDrawing

/// A list of the problems of a run, which are reported together.
///
/// Readers share a list. After adding a problem they continue with `nil` instead of the
/// expected value. The list's creator calls `throwIfErrors()` at the end. A list belongs to a
/// single task.
package final class ProblemList {
    /// Maximum number of stored errors, and of stored warnings.
    ///
    /// Further problems are only counted.
    package let limit: Int
    private var kept: [DocumentProblem] = []
    /// Number of stored warnings.
    ///
    /// Warnings never replace errors.
    private var warningCount = 0
    private var seen: Set<DocumentProblem> = []
    private var places: Set<DocumentLocation> = []
    /// Number of omitted problems.
    private var omitted = 0
    /// Whether an error was omitted.
    ///
    /// In this case readers need not search for further errors.
    package private(set) var omitsErrors = false

    /// Remaining number of searches for similar names.
    private var remainingSearches: Int

    /// Creates an empty list with a maximum number of errors and an equal maximum number of
    /// warnings.
    package init(limit: Int = 200) {
        self.limit = max(1, limit)
        remainingSearches = self.limit * 4
    }

    /// Whether the list only counts further errors.
    var isFull: Bool { kept.count - warningCount >= limit }

    /// Whether rows were left unread because there are too many errors.
    private var hasStopped = false
    /// Number of counted errors after which rows are not read.
    static let mostCounted = 10_000

    /// Returns whether reading of rows stops, because more errors would not help.
    package func stopsReading() -> Bool {
        guard omitsErrors, omitted >= Self.mostCounted else { return false }
        hasStopped = true
        return true
    }

    /// Whether the list still searches for similar names.
    package var canSuggest: Bool { !isFull && remainingSearches > 0 }

    /// Returns the question whether a similar name was meant, or `nil` if no name is similar.
    ///
    /// A search takes time for each name, and a document can have any number of wrong names.
    /// Therefore the number of searches is at most four times the limit, and counted errors need no
    /// search.
    package func question(
        for typed: String, among names: @autoclosure () -> some Sequence<String>
    ) -> String? {
        guard canSuggest else { return nil }
        remainingSearches -= 1
        return Suggestion.question(for: typed, among: names())
    }

    /// Whether the list has an error.
    ///
    /// Warnings do not count.
    package var hasErrors: Bool { kept.count > warningCount }
    /// Whether the list has no problems.
    package var isEmpty: Bool { kept.isEmpty }

    /// The problems sorted by location.
    ///
    /// The last problem contains the number of omitted problems.
    package var problems: [DocumentProblem] {
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

    /// Adds a problem.
    ///
    /// A repeated problem, such as a problem in an alias, is stored once.
    package func add(_ problem: DocumentProblem) {
        guard !seen.contains(problem) else { return }
        let isWarning = problem.severity != .error
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

    /// Counts an error of a full list without a message, unless a stored problem has the same
    /// location.
    func countError(at place: DocumentLocation) {
        guard !places.contains(place) else { return }
        omitted += 1
        omitsErrors = true
    }

    /// Adds all problems of an error.
    package func add(_ error: DocumentError) {
        error.problems.forEach(add)
    }

    /// Adds an error at a location.
    package func error(
        _ message: String, at location: DocumentLocation, length: Int = 1, note: String? = nil
    ) {
        add(DocumentProblem(.error, message, at: location, length: length, note: note))
    }

    /// Adds an error about a node and marks its text.
    ///
    /// If the text comes from a record, a note names the template.
    package func error(_ message: String, at node: DocumentNode, note: String? = nil) {
        let origin = node.scalar?.filled.map {
            "the text is filled in by \($0.text.quoted) at \($0.location)"
        }
        let notes = [note, origin].compactMap { $0 }
        error(
            message, at: node.location, length: node.sourceLength,
            note: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }

    /// Adds an error about a part of a scalar's text, in Unicode scalars from 0.
    ///
    /// If the source has escapes or line breaks before the part, the whole scalar is marked.
    package func error(
        _ message: String, at node: DocumentNode, part: Range<Int>, note: String? = nil
    ) {
        guard let location = node.location(ofPart: part) else {
            return error(message, at: node, note: note)
        }
        error(message, at: location, length: max(1, part.count), note: note)
    }

    /// Adds a warning at a location.
    package func warning(
        _ message: String, at location: DocumentLocation, length: Int = 1, note: String? = nil
    ) {
        add(DocumentProblem(.warning, message, at: location, length: length, note: note))
    }

    /// Adds a warning about a node and marks its text.
    package func warning(_ message: String, at node: DocumentNode, note: String? = nil) {
        warning(message, at: node.location, length: node.sourceLength, note: note)
    }

    /// Throws all problems if the list has an error.
    package func throwIfErrors() throws(DocumentError) {
        guard hasErrors else { return }
        throw DocumentError(problems: problems)
    }
}
