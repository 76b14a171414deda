import Foundation
import TableDrawing
import TableText

/// Index bars of the themes; `Theme.provenances(ofThemeNamed:)` lists the sources of the numbers.
extension IndexBarMetrics {
    static let classic = IndexBarMetrics(
        width: 25, titleInset: 6, maximumWidth: 80, font: ThemeFont(.boldSystemFont(ofSize: 11)),
        linePitch: 15, centerInset: 12.5,
        color: Color(hex: 0x6B737D), background: nil,
        trackingBackground: Color(hex: 0x6B737D, alpha: 0.45), backgroundInset: 4,
        backgroundCornerRadius: 8.5, searchSize: CGSize(width: 9, height: 9), searchLineWidth: 1.75,
        dotRadius: 2.5, shortensSeparators: false)

    static let flat = IndexBarMetrics(
        width: 15, titleInset: 1.5, maximumWidth: 80, font: ThemeFont(.boldSystemFont(ofSize: 11)),
        linePitch: 14, centerInset: 7.75,
        color: nil, background: nil, trackingBackground: nil, backgroundInset: 0,
        backgroundCornerRadius: 0, searchSize: CGSize(width: 9, height: 9), searchLineWidth: 1.25,
        dotRadius: 2.5, shortensSeparators: true)

    static let modern = IndexBarMetrics(
        width: 15, titleInset: 1.5, maximumWidth: 80,
        font: ThemeFont(.systemFont(ofSize: 11, weight: .semibold)), linePitch: 14,
        centerInset: 7.75, color: nil, background: nil, trackingBackground: nil,
        backgroundInset: 0, backgroundCornerRadius: 0, searchSize: CGSize(width: 9, height: 9),
        searchLineWidth: 1.25, dotRadius: 2.5, shortensSeparators: true)

    static let glass = modern
}
