/// A picture of the report.
struct ReportPicture: Encodable {
    /// The hash of its bytes, which names its files.
    let hash: String
    /// The path from the page.
    let file: String
    /// Pixels across and down.
    let width: Int
    let height: Int
}
