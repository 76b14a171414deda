import Foundation
import TableDrawing
import TableText
import TableThemes

/// Configuration of a table's section index, and its bar.
struct SectionIndexState {
    /// Space requirements of the titles.
    struct Measure {
        /// Width of the bar, in points.
        var width: CGFloat
        /// Titles that are truncated in a bar of the maximum width.
        var cutTitles: [String]
        fileprivate var metrics: IndexBarMetrics
        fileprivate var font: Font
    }

    var color: Color?
    var backgroundColor: Color?
    var trackingBackgroundColor: Color?
    var minimumDisplayRowCount = 0
    var isTracking = false
    /// Titles from the data source when the table was loaded.
    var titles: [String]? { didSet { if titles != oldValue { measured = nil } } }
    /// Number of rows of a table that is not loaded yet.
    var expectedRowCount: Int?
    let bar = SectionIndexBar()
    private var measured: Measure?

    /// Returns the space requirements of the titles in a theme; measured once.
    mutating func measure(_ metrics: IndexBarMetrics) -> Measure {
        let font = metrics.font.font()
        if let measured, measured.metrics == metrics, measured.font == font { return measured }
        let titles = titles ?? []
        let result = Measure(
            width: metrics.width(ofBarWith: titles), cutTitles: metrics.cutTitles(of: titles),
            metrics: metrics, font: font)
        measured = result
        return result
    }
}
