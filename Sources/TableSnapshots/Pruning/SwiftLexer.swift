/// Separates code from comments and string literals in a Swift source file.
struct SwiftLexer {
    /// The code, with spaces and line feeds in place of other text.
    private(set) var code: [Unicode.Scalar] = []
    private(set) var literals: Set<String> = []

    private let source: [Unicode.Scalar]
    private var place = 0

    init(_ text: String) {
        source = Array(text.unicodeScalars)
        code.reserveCapacity(source.count)
    }

    /// Reads the whole source.
    mutating func run() { readCode(untilParenthesis: false) }

    /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while place < source.count {
            if isNext("//") {
                while place < source.count, source[place] != "\n" { skip() }
            } else if isNext("/*") {
                skipComment()
            } else if let pounds = poundsBeforeQuote {
                readText(pounds: pounds)
            } else {
                let scalar = source[place]
                if untilParenthesis {
                    if scalar == ")", depth == 0 { return skip() }
                    depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
                }
                // Code within an interpolation counts, but not as a call in its own line.
                code.append(scalar)
                place += 1
            }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if isNext("/*") {
                depth += 1
                skip(2)
            } else if isNext("*/") {
                depth -= 1
                skip(2)
            } else {
                skip()
            }
        } while depth > 0 && place < source.count
    }

    /// Number of `#` before a quotation mark at this place, or `nil` if no literal begins.
    private var poundsBeforeQuote: Int? {
        var end = place
        while end < source.count, source[end] == "#" { end += 1 }
        return end < source.count && source[end] == "\"" ? end - place : nil
    }

    private mutating func readText(pounds: Int) {
        skip(pounds)
        let isLong = isNext("\"\"\"")
        let quote = String(repeating: "\"", count: isLong ? 3 : 1)
        let fence = String(repeating: "#", count: pounds)
        skip(quote.count)
        var text = String.UnicodeScalarView()
        while place < source.count {
            if isNext(quote + fence) {
                skip(quote.count + pounds)
                break
            }
            // An unterminated single-line literal is an error, and ends at the line feed.
            if !isLong, source[place] == "\n" { break }
            if isNext("\\" + fence) {
                skip(1 + pounds)
                guard place < source.count else { break }
                if source[place] == "(" {
                    skip()
                    readCode(untilParenthesis: true)
                    // No name matches a literal with an interpolation.
                    text.append("\u{0}")
                } else {
                    text.append(source[place])
                    skip()
                }
            } else {
                text.append(source[place])
                skip()
            }
        }
        literals.insert(String(text))
    }

    private func isNext(_ text: String) -> Bool {
        source[place...].starts(with: text.unicodeScalars)
    }

    /// Replaces text other than code by spaces.
    private mutating func skip(_ count: Int = 1) {
        for _ in 0..<count where place < source.count {
            code.append(source[place] == "\n" ? "\n" : " ")
            place += 1
        }
    }
}
