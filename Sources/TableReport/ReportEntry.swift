import TableSnapshots

/// What the page knows of one snapshot.
struct ReportEntry: Encodable {
    /// Where a file is shown.
    enum Place {
        case expected, actual, difference
    }

    /// Names it in the page's address, the same in each run.
    let id: String
    let name: String
    let document: String
    let reference: String
    let kind: String
    let isText: Bool
    let isAnimation: Bool
    /// Whether it is a text beside a picture, whose entry in the list it has no other than.
    private(set) var isPart = false
    private(set) var category: ReportCategory
    /// The verdict for people.
    private(set) var state: String
    /// The kinds of all that the entry in the list stands for, texts first.
    private var kinds: [String] = []
    let message: String?
    /// Whether the message shows lines of a document, with marks below letters.
    let isOfDocument: Bool
    let numbers: SnapshotNumbers?
    let places: [SnapshotPlace]
    /// What of the pictures is not compared, in pixels.
    let ignored: [IgnoredRegion]
    let tolerance: String?
    let environment: [String]
    /// The hash of the textual difference.
    var text: String?
    var expected: ReportPicture?
    var actual: ReportPicture?
    /// What the actual picture is called: one that was not kept apart is the recorded one.
    let actualTitle: String
    var difference: ReportPicture?
    /// The path of a picture for the list, which stands still where this one moves.
    var still: String?
    var expectedText: String?
    var actualText: String?
    /// The command that accepts it.
    var accept: String?
    /// The regular expression that finds its name alone, where it can be accepted.
    var pattern: String?
    /// The numbers of an animation's frames that differ, counted from 0.
    let frames: [Int]
    /// The hash of what is known of the frames: a list of `FramePlaces` as JSON.
    var framePlaces: String?
    /// Where the frame that stands for an animation differs most, in pixels.
    var stillPlace: PixelFrame?
    /// What explains the outcome, and what is not shown, and why.
    var notes: [String]

    init(_ snapshot: RunSnapshot) {
        id = ReferenceFile.fingerprint(of: Array(snapshot.reference.utf8))
        name = snapshot.name
        document = snapshot.document
        reference = snapshot.reference
        kind = snapshot.kind.words
        kinds = [kind]
        isText = snapshot.kind.isText
        isAnimation = snapshot.kind == .animation
        category = ReportCategory(of: snapshot)
        state = Self.state(of: snapshot)
        message = snapshot.message
        isOfDocument = DocumentComplaints.hasPlace(snapshot)
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
        case .updated: return "Changed and recorded anew"
        case .missing: return "Added, not recorded yet"
        case .recorded: return "Added and recorded"
        case .obsolete: return "Removed: nothing claims it"
        case .matched:
            guard snapshot.isLetPass else { return "Passed" }
            return snapshot.differsOnlyWhereIgnored
                ? "Passed; it differs only where nothing is compared"
                : "Passed within its tolerance"
        }
    }

    /// The line below its name in the list.
    var about: String {
        var words = [category == .error ? "Error" : category.title]
        if kinds != [SnapshotKind.picture.words] { words.append(kinds.joined(separator: ", ")) }
        if let numbers, numbers.count > 0 { words.append("\(numbers.count.grouped) px") }
        return words.joined(separator: " · ")
    }

    /// Makes the texts beside pictures parts of those: the list has one entry for all that has one name,
    /// which says the worst of them.
    static func joined(_ entries: [ReportEntry]) -> [ReportEntry] {
        var entries = entries
        let groups = Dictionary(grouping: entries.indices) { entries[$0].name }
        for indices in groups.values {
            guard let picture = indices.first(where: { !entries[$0].isText }) else { continue }
            for index in indices where entries[index].isText {
                entries[index].isPart = true
                entries[picture].takeOver(entries[index])
            }
        }
        return entries
    }

    private mutating func takeOver(_ part: ReportEntry) {
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
