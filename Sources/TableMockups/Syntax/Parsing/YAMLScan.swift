/// Reads through a YAML text before the parser does, and refuses what the parser must not see.
///
/// The parser composes its tree recursively and hashes every key with all that it holds, so that
/// deep nesting would exhaust the stack and a key made of aliases would take forever. This scan
/// follows libyaml's own scanner closely enough to know quotes, comments, block scalars and
/// indentation, but builds nothing: its memory is one entry for each open level. It enforces the
/// limits on depth, aliases and values, refuses tags, further documents and keys that are not plain
/// text, and finds keys that stand twice (the parser names one of the two places only). Syntax
/// errors are left to the parser: where the scan meets one it stops.
struct YAMLScan {
    /// A list or mapping that is open at the current place.
    struct Level {
        enum Kind { case blockMapping, blockSequence, flowMapping, flowSequence }
        var kind: Kind
        /// The column, from 0, of a block level's entries.
        var column: Int
        /// Whether the list's dashes stand right below the key, in the same column.
        var isIndentless = false
        /// Whether the current entry of a flow level has its colon.
        var hasColon = false
        /// The keys so far with their offsets.
        var keys: [String: Int] = [:]
    }

    /// The token before the current place, as far as a following colon cares.
    enum Token {
        case none
        case scalar(start: Int, end: Int, column: Int, line: Int)
        case alias(offset: Int)
        case collection(offset: Int)
    }

    let file: SourceFile
    let limits: DocumentLimits
    let bytes: [UInt8]
    let problems = ProblemList()
    /// Keys that stand in their mapping already, as ranges of bytes; the first value counts.
    var repeated: [Range<Int>] = []
    /// The problems of those keys.
    let repetitions = ProblemList()

    var position = 0
    var line = 0
    var column = 0
    var levels: [Level] = []
    var flowDepth = 0
    /// How many open flow lists are inside of an entry with a colon, which is a mapping as well.
    var pairs = 0
    var last = Token.none
    /// Where an anchor stands whose value has not begun: its column and line.
    var anchor: (column: Int, line: Int)?
    var nodes = 0
    var aliases = 0
    var hasStarted = false
    var hasEnded = false
    var isStopped = false

    /// Throws everything in a text that the parser must not see; reports keys that stand twice, and
    /// returns the bytes of those that must be left out.
    @discardableResult
    static func check(
        _ file: SourceFile, limits: DocumentLimits, _ problems: ProblemList = ProblemList()
    ) throws(DocumentError) -> [Range<Int>] {
        var scan = YAMLScan(file: file, limits: limits)
        defer { scan.repetitions.problems.forEach(problems.add) }
        try scan.check()
        return scan.repeated
    }

    init(file: SourceFile, limits: DocumentLimits) {
        self.file = file
        self.limits = limits
        self.bytes = Array(file.text.utf8)
    }

    /// Throws everything that is found.
    mutating func check() throws(DocumentError) {
        while !isStopped {
            skipToToken()
            guard position < bytes.count else { break }
            token()
        }
        if nodes == 0, problems.isEmpty, position >= bytes.count {
            problems.error(
                "found an empty document, expected a mapping such as \"table:\"", at: file.start)
        }
        try problems.throwIfErrors()
    }

    // MARK: Moving

    /// The byte at an offset from the current place; 0 past the end, which no text contains.
    func byte(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    func isBlank(_ offset: Int = 0) -> Bool {
        let byte = byte(offset)
        return byte == 0x20 || byte == 0x09
    }

    func isBreak(_ offset: Int = 0) -> Bool {
        LineBreak.length(in: bytes, at: position + offset) > 0
    }

    /// Whether a blank, a line break or the end stands there.
    func isBlankOrEnd(_ offset: Int = 0) -> Bool {
        position + offset >= bytes.count || isBlank(offset) || isBreak(offset)
    }

    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            // A continuation byte belongs to the character before it.
            if bytes[position] & 0xC0 != 0x80 { column += 1 }
            position += 1
        }
    }

    mutating func advanceOverBreak() {
        position += LineBreak.length(in: bytes, at: position)
        line += 1
        column = 0
    }

    mutating func skipLine() {
        while position < bytes.count, !isBreak() { advance() }
    }

    mutating func skipToToken() {
        while position < bytes.count {
            if isBlank() {
                advance()
            } else if byte() == UInt8(ascii: "#") {
                skipLine()
            } else if isBreak() {
                advanceOverBreak()
            } else {
                return
            }
        }
    }

    // MARK: Problems

    mutating func stop(_ message: String, at offset: Int, note: String? = nil) {
        problems.error(message, at: file.location(utf8Offset: offset), note: note)
        isStopped = true
    }
}
