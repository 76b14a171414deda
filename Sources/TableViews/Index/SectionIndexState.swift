import Foundation
import TableDrawing
import TableText

/// What a table was told about its section index, and the bar that shows it.
struct SectionIndexState {
    /// What the titles need of the bar.
    struct Measure {
        /// The bar's width in points.
        var width: CGFloat
        /// The titles that are cut in a bar of the greatest width.
        var cutTitles: [String]
        fileprivate var metrics: IndexBarMetrics
        fileprivate var font: Font
    }

    var color: Color?
    var backgroundColor: Color?
    var trackingBackgroundColor: Color?
    var minimumDisplayRowCount = 0
    var isTracking = false
    /// What the data source said when the table was loaded.
    var titles: [String]? { didSet { if titles != oldValue { measured = nil } } }
    /// How many rows a table will have that is not loaded yet.
    var expectedRowCount: Int?
    let bar = SectionIndexBar()
    private var measured: Measure?

    /// What the titles need in a theme; measured once.
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
