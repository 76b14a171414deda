/// Messages for errors of the YAML parser, in the terms of documents.
extension YAMLParser {
    private static let escape =
        "found a backslash that stands before no known escape, expected \\\\ for a backslash, or the "
        + "text in single quotes"
    private static let tab = "found a tab, expected spaces: YAML is indented with spaces only"
    private static let tag =
        "found a tag that cannot be read, expected no tag; a text that begins with \"!\" stands in "
        + "quotes"
    private static let directive =
        "found a directive that cannot be read, expected no line that begins with \"%\""
    private static let anchor =
        "found an anchor or its use without a name, expected letters or digits behind \"&\" or \"*\"; "
        + "a text that begins so stands in quotes"

    private static let words: [String: String] = [
        "could not find expected ':'":
            "found a line without a colon among keys, expected a key with its value",
        "did not find expected node content": "found no value, expected a value",
        "did not find expected <document start>":
            "found more after the end of the document, expected one document in the file",
        "found unexpected ':'":
            "found a colon inside of a text, expected the text in quotes",
        "found an indentation indicator equal to 0":
            "found a text block that is indented by 0, expected 1 to 9",
        "did not find expected comment or line break":
            "found more behind the sign of a text block, expected the text on the lines below",
        "found a tab character that violates indentation": tab,
        "found a tab character where an indentation space is expected": tab,
        "found unknown escape character": escape,
        "did not find expected hexdecimal number": escape,
        "found invalid Unicode character escape code": escape,
        "did not find expected alphabetic or numeric character": anchor,
        "found undefined tag handle": tag,
        "did not find expected '!'": tag,
        "did not find expected tag URI": tag,
        "did not find the expected '>'": tag,
        "did not find URI escaped octet": tag,
        "found an incorrect leading UTF-8 octet": tag,
        "found an incorrect trailing UTF-8 octet": tag,
        "did not find expected whitespace or line break": tag,
        "did not find expected whitespace": tag,
        "could not find expected directive name": directive,
        "found unknown directive name": directive,
        "did not find expected version number": directive,
        "did not find expected digit or '.' character": directive,
        "found extremely long version number": directive,
        "found unexpected non-alphabetical character": directive,
        "found duplicate %TAG directive": directive,
        "found duplicate %YAML directive": directive,
        "found incompatible YAML document": directive,
    ]

    /// Returns the message for a problem of the parser.
    static func message(for problem: String) -> String {
        words[problem] ?? "found text that is not YAML, expected keys with values, or a list"
    }

    /// Returns the name of the construct that the parser was reading, such as "a list", or
    /// `nil` if the parser does not report it.
    static func thing(for context: Context) -> String? {
        let things = [
            ("sequence", "a list"), ("collection", "a list"), ("mapping", "a mapping"),
            ("quoted scalar", "a text in quotes"), ("block scalar", "a text block"),
            ("scalar", "a text"), ("simple key", "a key"), ("anchor", "an anchor"),
            ("alias", "an anchor's use"), ("directive", "a directive"), ("tag", "a tag"),
            ("node", "a value"),
        ]
        return things.first { context.text.contains($0.0) }?.1
    }
}
