/// Picture of the report.
struct ReportPicture: Encodable {
    /// Hash of the bytes, which is also the name of its files.
    let hash: String
    /// Path relative to the page.
    let file: String
    /// Width and height in pixels.
    let width: Int
    let height: Int
}
