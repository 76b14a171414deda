/// An error in encoding a picture.
public enum PNGEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The size is outside the range of PNG, 1 to 2,147,483,647 pixels in each direction.
    case size(width: Int, height: Int)
    /// A band's width differs from the picture's width.
    case bandWidth(found: Int, expected: Int)
    /// A band does not follow the previous band.
    case bandOrder(found: Int, expected: Int)
    /// A band extends below the picture's end.
    case tooManyRows(found: Int, height: Int)
    /// The picture was finished before its last row.
    case missingRows(found: Int, height: Int)
    /// An opaque picture has a translucent pixel in this row.
    case translucentPixel(row: Int)
    /// A text chunk's keyword is invalid.
    ///
    /// Keywords have 1 to 79 printable ASCII characters.
    case keyword(String)
    /// A text chunk is too long for a PNG.
    case textTooLong(keyword: String)
    /// A band is too large to be compressed.
    case bandTooLarge(bytes: Int)
    /// The encoder was already finished.
    case finished
    /// A compression library failed.
    case compression(library: String, code: Int)

    /// Description of the error with the found and the expected values.
    public var description: String {
        switch self {
        case .size(let width, let height):
            "a PNG cannot be \(width) × \(height) px: each must be 1 to 2147483647"
        case .bandWidth(let found, let expected):
            "a band is \(found) px wide, but the picture \(expected) px"
        case .bandOrder(let found, let expected):
            "a band begins at row \(found), but row \(expected) is the next"
        case .tooManyRows(let found, let height):
            "a band reaches row \(found), but the picture has \(height) rows"
        case .missingRows(let found, let height):
            "the picture has \(height) rows, but only \(found) were written"
        case .translucentPixel(let row):
            "row \(row) has a translucent pixel, but the picture was declared opaque"
        case .keyword(let keyword):
            "\"\(keyword)\" cannot name a text: 1 to 79 printable ASCII characters are needed"
        case .textTooLong(let keyword):
            "the text \"\(keyword)\" is too long for a PNG"
        case .bandTooLarge(let bytes):
            "a band has \(bytes) bytes, which is too much at once; make bands less high"
        case .finished:
            "the picture is finished already"
        case .compression(let library, let code):
            "\(library) could not compress the picture (code \(code))"
        }
    }
}
