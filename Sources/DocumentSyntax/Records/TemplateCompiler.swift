import TableDrawing

/// A compiler that splits the text of a template into constant parts and columns.
struct TemplateCompiler {
    /// An invalid placeholder, as written in the text.
    struct Fault {
        var text: String
        var message: String
        var note: String?
    }

    let text: String
    let columns: [String]
    private(set) var parts: [Template.Part] = []
    private(set) var faults: [Fault] = []
    private var constant = ""

    init(text: String, columns: [String]) {
        self.text = text
        self.columns = columns
    }

    mutating func compile() {
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                rest.removeFirst()
                constant.unicodeScalars.append(scalar)
            case "{":
                guard let end = rest.firstIndex(of: "}") else {
                    faults.append(
                        Fault(
                            text: "{" + String(rest), message: "found a \"{\" without its \"}\"",
                            note: "a literal brace is doubled: {{"))
                    return
                }
                placeholder(String(rest[..<end]))
                rest = rest[rest.index(after: end)...]
            case "}":
                faults.append(
                    Fault(
                        text: "}", message: "found a \"}\" without its \"{\"",
                        note: "a literal brace is doubled: }}"))
            default:
                constant.unicodeScalars.append(scalar)
            }
        }
        flush()
    }

    private mutating func placeholder(_ written: String) {
        let name = String(
            written.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        if let index = columns.firstIndex(of: name) {
            flush()
            return parts.append(.column(index))
        }
        let question = Suggestion.question(for: name, among: columns).map { "; \($0)" } ?? ""
        faults.append(
            Fault(
                text: "{\(written)}",
                message: "found the placeholder \(name.quoted), which is no column\(question)",
                note: columns.isEmpty
                    ? "the data has no columns"
                    : "the columns are \(Suggestion.list(columns, "and"))"))
    }

    private mutating func flush() {
        if !constant.isEmpty { parts.append(.text(constant)) }
        constant = ""
    }
}
