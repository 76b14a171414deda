/// A scan of a YAML text before parsing that rejects constructs unsafe for the parser.
///
/// The parser builds its tree recursively and hashes every key with its whole content. Deep
/// nesting would overflow the stack, and a key made of aliases would take forever. This scan
/// follows libyaml's scanner closely enough to recognize quotes, comments, block scalars and
/// indentation. It builds no tree: its memory is an entry for each open level. It enforces the
/// limits on depth, aliases and values. It rejects tags, further documents and keys that are
/// not plain text. It finds repeated keys, because the parser reports only the second location.
/// The scan stops at syntax errors, which the parser reports.
struct YAMLScan {
    /// A list or mapping that is open at the current position.
    struct Level {
        enum Kind { case blockMapping, blockSequence, flowMapping, flowSequence }
        var kind: Kind
        /// The column of a block level's entries, starting at 0.
        var column: Int
        /// Whether the list's dashes are in the same column as the key above.
        var isIndentless = false
        /// Whether the current entry of a flow level has a colon.
        var hasColon = false
        /// Previous keys with their offsets.
        var keys: [String: Int] = [:]
    }

    /// Kind of the previous token, as needed to interpret a colon.
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
    /// Byte ranges of repeated keys.
    ///
    /// The first value of a key is used.
    var repeated: [Range<Int>] = []
    /// Problems of the repeated keys.
    let repetitions = ProblemList()

    var position = 0
    var line = 0
    var column = 0
    var levels: [Level] = []
    var flowDepth = 0
    /// Number of open flow lists inside an entry with a colon, which is a nested mapping.
    var pairs = 0
    var last = Token.none
    /// Column and line of an anchor before its value.
    var anchor: (column: Int, line: Int)?
    var nodes = 0
    var aliases = 0
    var hasStarted = false
    var hasEnded = false
    var isStopped = false

    /// Throws an error for all unsafe constructs in a text.
    ///
    /// Reports repeated keys, and returns their byte ranges for removal.
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

    /// Throws an error with all problems.
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

    /// Returns the byte at an offset from the current position, or 0 past the end.
    ///
    /// No text contains a 0 byte.
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

    /// Returns whether a blank, a line break or the end is at the offset.
    func isBlankOrEnd(_ offset: Int = 0) -> Bool {
        position + offset >= bytes.count || isBlank(offset) || isBreak(offset)
    }

    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            // Continuation bytes belong to the previous character.
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
