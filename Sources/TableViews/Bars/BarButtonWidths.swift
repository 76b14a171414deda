import Foundation
import TableDrawing
import TableGeometry

/// The widths of a bar's buttons where they have less room than they ask for; points.
///
/// Images keep theirs, titles are cut, those that ask for most first. UIKit's own rule is not published.
struct BarButtonWidths {
    let widths: [CGFloat]
    /// The titles that are not whole, without that of a back button, which may be shorter anyway.
    let cutTitles: [String]

    /// Shares `room` among buttons, none of which takes more than `limit`.
    init(of buttons: [BarButton], sizes: [CGFloat], in room: CGFloat, limit: CGFloat) {
        let wishes = sizes.map { min($0, limit) }
        var widths = wishes
        if wishes.reduce(0, +) > room {
            let isFixed = buttons.map(\.keepsWidth)
            let fixed = zip(wishes, isFixed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
            let titles = wishes.indices.filter { !isFixed[$0] }
            let shares = FairShares.divided(max(0, room - fixed), among: titles.map { wishes[$0] })
            for (index, share) in zip(titles, shares) { widths[index] = share }
            // Where the images alone are too wide, all buttons become narrower.
            if fixed > room { widths = FairShares.divided(max(0, room), among: wishes) }
        }
        let grid = PixelGrid.current
        let isShort = wishes.reduce(0, +) > room
        self.widths = widths.map { isShort ? grid.floor($0) : $0 }
        // Widths are rounded to pixels: a title that is a fraction wider is not cut.
        cutTitles = zip(buttons, zip(sizes, widths)).compactMap { button, width in
            width.0 > width.1 + 1 && !button.isBack ? button.item.title : nil
        }
    }

    /// Says which titles a bar has no room for, and what would help.
    func warn(_ identifier: String, _ bar: String, _ help: String) {
        Self.warn(identifier, bar, cutTitles, help)
    }

    /// The same of any titles.
    static func warn(_ identifier: String, _ bar: String, _ titles: [String], _ help: String) {
        guard !titles.isEmpty else { return }
        let list = titles.map { "\"\($0)\"" }.formatted(.list(type: .and).locale(english))
        DiagnosticLog.warn(identifier, "\(bar) has no room for all of \(list); \(help)")
    }

    private static let english = Locale(identifier: "en_GB")
}
