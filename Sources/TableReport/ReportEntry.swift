import TableSnapshots

/// Data of a snapshot on the page.
struct ReportEntry: Encodable {
    /// Place of a file on the page.
    enum Place {
        case expected, actual, difference
    }

    /// Identifier in the page's address, equal in each run.
    let id: String
    let name: String
    let document: String
    let reference: String
    let kind: String
    let isText: Bool
    let isAnimation: Bool
    /// Whether the entry is a text beside a picture and is listed with the picture's entry.
    private(set) var isPart = false
    private(set) var category: ReportCategory
    /// Verdict in words.
    private(set) var state: String
    /// Kinds of all snapshots of the list entry, texts first.
    private var kinds: [String] = []
    let message: String?
    /// Whether the message quotes lines of a document with marks below letters.
    let isOfDocument: Bool
    let numbers: SnapshotNumbers?
    let places: [SnapshotPlace]
    /// Regions of the pictures that are not compared, in pixels.
    let ignored: [IgnoredRegion]
    let tolerance: String?
    let environment: [String]
    /// Hash of the textual difference.
    var text: String?
    var expected: ReportPicture?
    var actual: ReportPicture?
    /// Title of the actual picture, which is the recorded picture if no separate picture was
    /// kept.
    let actualTitle: String
    var difference: ReportPicture?
    /// Path of the still picture in the list, for an animation.
    var still: String?
    var expectedText: String?
    var actualText: String?
    /// Command for accepting the snapshot.
    var accept: String?
    /// Regular expression that matches only the snapshot's name, if the snapshot can be
    /// accepted.
    var pattern: String?
    /// Indices of an animation's differing frames.
    let frames: [Int]
    /// Hash of the data about the frames: a list of `FramePlaces` as JSON.
    var framePlaces: String?
    /// Region of the largest difference in the frame that represents an animation, in pixels.
    var stillPlace: PixelFrame?
    /// Explanations of the outcome, and reasons for missing files.
    var notes: [String]

    init(_ snapshot: RunSnapshot) {
        id = ReferenceFile.fingerprint(of: Array(snapshot.reference.utf8))
        name = snapshot.name
        document = snapshot.document
        reference = snapshot.reference
        kind = snapshot.kind.displayName
        kinds = [kind]
        isText = snapshot.kind.isText
        isAnimation = snapshot.kind == .animation
        category = ReportCategory(of: snapshot)
        state = Self.state(of: snapshot)
        message = snapshot.message
        isOfDocument = DocumentDiagnostics.hasPlace(snapshot)
        numbers = snapshot.numbers
        places = snapshot.regions
        ignored = snapshot.ignored ?? []
        tolerance = snapshot.tolerance
        environment = snapshot.environmentDifference
        frames = snapshot.frames ?? []
        actualTitle = snapshot.artifacts.actual == nil ? "Recorded" : "Actual"
        notes = snapshot.notes ?? []
    }

    private static func state(of snapshot: RunSnapshot) -> String {
        if snapshot.isBroken { return "Could not be compared" }
        switch snapshot.verdict {
        case .failed: return "Changed"
        case .updated: return "Changed and recorded again"
        case .missing: return "Added, not recorded yet"
        case .recorded: return "Added and recorded"
        case .obsolete: return "Removed: no document or test uses the reference"
        case .matched:
            guard snapshot.isTolerated else { return "Passed" }
            return snapshot.differsOnlyWhereIgnored
                ? "Passed, with differences only in ignored areas"
                : "Passed within its tolerance"
        }
    }

    /// Line below the name in the list.
    var about: String {
        var words = [category == .error ? "Error" : category.title]
        if kinds != [SnapshotKind.picture.displayName] {
            words.append(kinds.joined(separator: ", "))
        }
        if let numbers, numbers.count > 0 { words.append("\(numbers.count.grouped) px") }
        return words.joined(separator: " · ")
    }

    /// Attaches the texts beside pictures to the entries of the pictures.
    ///
    /// The list then has a single entry for each name, with the worst category of its parts.
    static func joined(_ entries: [ReportEntry]) -> [ReportEntry] {
        var entries = entries
        let groups = Dictionary(grouping: entries.indices) { entries[$0].name }
        for indices in groups.values {
            guard let picture = indices.first(where: { !entries[$0].isText }) else { continue }
            for index in indices where entries[index].isText {
                entries[index].isPart = true
                entries[picture].merge(entries[index])
            }
        }
        return entries
    }

    private mutating func merge(_ part: ReportEntry) {
        kinds.insert(part.kind, at: kinds.count - 1)
        if part.category < category { (category, state) = (part.category, part.state) }
        accept = accept ?? part.accept
        pattern = pattern ?? part.pattern
    }

    mutating func add(_ picture: ReportPicture, _ place: Place) {
        switch place {
        case .expected: expected = picture
        case .actual: actual = picture
        case .difference: difference = picture
        }
    }

    mutating func add(textFile path: String, _ place: Place) {
        switch place {
        case .expected: expectedText = path
        case .actual: actualText = path
        case .difference: break
        }
    }
}
