import Foundation
import TableControls
import TableDrawing
import TableGeometry

/// Widths of a bar's buttons in limited space, in points.
///
/// Buttons with images keep their width; titles are truncated, widest first. UIKit's rule is
/// not published.
struct BarButtonWidths {
    let widths: [CGFloat]
    /// Truncated titles, except for a back button's title, which may be shortened anyway.
    let cutTitles: [String]

    /// Divides `room` among buttons of at most `limit`.
    init(of buttons: [BarButton], sizes: [CGFloat], in room: CGFloat, limit: CGFloat) {
        let wishes = sizes.map { min($0, limit) }
        var widths = wishes
        if wishes.reduce(0, +) > room {
            let isFixed = buttons.map(\.keepsWidth)
            let fixed = zip(wishes, isFixed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
            let titles = wishes.indices.filter { !isFixed[$0] }
            let shares = FairShares.divided(max(0, room - fixed), among: titles.map { wishes[$0] })
            for (index, share) in zip(titles, shares) { widths[index] = share }
            // If the images alone are too wide, all buttons become narrower.
            if fixed > room { widths = FairShares.divided(max(0, room), among: wishes) }
        }
        let grid = PixelGrid.current
        let isShort = wishes.reduce(0, +) > room
        self.widths = widths.map { isShort ? grid.floor($0) : $0 }
        // Widths are rounded to pixels: a title that is a fraction wider is not truncated.
        cutTitles = zip(buttons, zip(sizes, widths)).compactMap { button, width in
            width.0 > width.1 + 1 && !button.isBack ? button.item.title : nil
        }
    }

    /// Warns about titles without sufficient space in a bar, with advice.
    func warn(_ identifier: String, _ bar: String, _ help: String) {
        Self.warn(identifier, bar, cutTitles, help)
    }

    /// Warns about the given titles.
    static func warn(_ identifier: String, _ bar: String, _ titles: [String], _ help: String) {
        guard !titles.isEmpty else { return }
        let list = titles.map { "\"\($0)\"" }.formatted(.list(type: .and).locale(english))
        DiagnosticLog.warn(identifier, "\(bar) has no room for all of \(list); \(help)")
    }

    private static let english = Locale(identifier: "en_GB")
}
