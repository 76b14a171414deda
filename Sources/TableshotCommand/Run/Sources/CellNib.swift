import Foundation

/// File of Interface Builder that contains a cell or view.
struct CellNib {
    /// Path of a xib or storyboard.
    let path: String
    /// Text of the file, or of the cell in a storyboard.
    let text: String
    /// Whether the cell is a prototype of a storyboard.
    let isPrototype: Bool
    /// Height of the rows of the prototype's table, in points, or `nil`.
    private let tableHeight: Double?

    /// Reads a xib.
    init(xib path: String) {
        self.path = path
        text = Self.text(of: path)
        isPrototype = false
        tableHeight = nil
    }

    /// Finds the prototype of a class in a storyboard, or returns `nil` for a storyboard without it.
    init?(storyboard path: String, class name: String) {
        let text = Self.text(of: path)
        guard text.contains("customClass=\"\(name)\""),
            let regex = try? Regex("<tableViewCell [^>]*customClass=\"\(name)\""),
            let start = text.firstRange(of: regex),
            let end = text[start.upperBound...].firstRange(of: "</tableViewCell>")
        else { return nil }
        self.path = path
        self.text = String(text[start.lowerBound..<end.upperBound])
        isPrototype = true
        tableHeight = text[..<start.lowerBound].matches(of: #/<tableView [^>]*>/#).last.flatMap {
            Self.rowHeight(in: $0.output)
        }
    }

    private static func text(of path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Height of the cell's row, in points, or `nil` if the content determines the height.
    ///
    /// A height of the table applies to all rows. Otherwise, a cell without constraints has the height
    /// of the file.
    var rowHeight: Double? {
        let cell = text.firstMatch(of: #/<tableViewCell [^>]*>/#)?.output
        let own = cell.flatMap(Self.rowHeight)
        if tableHeight != nil { return own ?? tableHeight }
        return text.contains("<constraint ") || cell?.contains(" style=") == true ? nil : own
    }

    private static func rowHeight(in tag: Substring) -> Double? {
        tag.firstMatch(of: #/ rowHeight="([0-9.]+)"/#).flatMap { Double($0.1) }
            .flatMap { (1...10_000).contains($0) ? $0 : nil }
    }

    /// Reuse identifier of the first cell, or `nil`.
    var identifier: String? {
        text.firstMatch(of: #/<tableViewCell[^>]*reuseIdentifier="([^"]+)"/#)
            .map { String($0.1) }
    }

    /// Names of the custom classes of the views.
    var customClasses: [String] {
        text.matches(of: #/customClass="([A-Za-z0-9_]+)"/#).map { String($0.1) }
    }

    /// Whether the file has a view of a class, which another class owns otherwise.
    func hasView(of name: String) -> Bool {
        guard let regex = try? Regex("<[a-zA-Z]*([vV]iew|Cell) [^>]*customClass=\"\(name)\"") else {
            return false
        }
        return text.contains(regex)
    }
}
