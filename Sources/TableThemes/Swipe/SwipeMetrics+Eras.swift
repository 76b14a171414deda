import Foundation
import TableDrawing
import TableText

extension SwipeMetrics {
    /// Delete button of iOS 3 to 6; the era had no other actions, which get an equal
    /// appearance.
    static let classic = SwipeMetrics(
        font: ThemeFont(.boldSystemFont(ofSize: 14)), titleColor: .white,
        titleShadow: ThemeShadow(
            offset: CGSize(width: 0, height: -1), blur: 0, color: Color(white: 0, alpha: 0.5)),
        destructiveColor: Color(hex: 0xC8141C), normalColor: Color(hex: 0x7A8394),
        titlePadding: 7, minimumWidth: 63, largestShare: 0.8, titleLines: 1, buttonHeight: 34,
        buttonInsets: EdgeInsets(left: 6, right: 6), cornerRadius: 5,
        gloss: [
            .init(0, Color(white: 1, alpha: 0.5)), .init(0.5, Color(white: 1, alpha: 0.16)),
            .init(0.5, Color(white: 1, alpha: 0)), .init(1, Color(white: 1, alpha: 0.12)),
        ],
        borderColor: Color(white: 0, alpha: 0.45), borderWidth: 1, imageGap: 2,
        minimumHeightForTitledImage: 91, movesRow: false)

    /// Coloured blocks of iOS 7 to 12.
    static let flat = SwipeMetrics(
        font: ThemeFont(.systemFont(ofSize: 18), scaledAs: .body), titleColor: .white,
        titleShadow: nil, destructiveColor: Color(hex: 0xFF3B30),
        normalColor: Color(hex: 0xC7C7CC), titlePadding: 15, minimumWidth: 0,
        largestShare: 0.8, titleLines: 1, buttonHeight: nil,
        buttonInsets: .zero, cornerRadius: 0, gloss: [], borderColor: nil, borderWidth: 0,
        imageGap: 4, minimumHeightForTitledImage: 91, movesRow: true)

    /// Coloured blocks of iOS 13 to 18.
    static let modern = SwipeMetrics(
        font: ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline), titleColor: .white,
        titleShadow: nil, destructiveColor: .systemRed, normalColor: .systemGray,
        titlePadding: 16, minimumWidth: 74, largestShare: 0.8, titleLines: 2, buttonHeight: nil,
        buttonInsets: .zero,
        cornerRadius: 0, gloss: [], borderColor: nil, borderWidth: 0, imageGap: 4,
        minimumHeightForTitledImage: 91, movesRow: true)

    /// Capsules of iOS 26; their sizes are not published.
    static let glass: SwipeMetrics = {
        var metrics = modern
        metrics.buttonInsets = EdgeInsets(top: 5, left: 4, bottom: 5, right: 4)
        metrics.cornerRadius = 22
        metrics.minimumWidth = 68
        return metrics
    }()
}
