import Foundation
import TableDrawing
import TableText

extension GroupedMetrics {
    /// Pinstripes on phones and a gradient on tablets, and bordered boxes with etched lines.
    static let classic = GroupedMetrics(
        background: .idioms(
            phone: .stripes([
                .init(width: 5, color: Color(hex: 0xC5CCD4)),
                .init(width: 2, color: Color(hex: 0xCBD2D8)),
            ]),
            pad: .gradient([.init(0, Color(hex: 0xE2E5EA)), .init(1, Color(hex: 0xD1D3D9))])),
        cellBackground: .white,
        sideMargins: SideMargins(
            MarginTable(base: 10),
            wide: .init(minimumWidth: 400, share: 0.06, limits: 31...45)),
        box: .bordered(
            BorderedBox(
                cornerRadius: 10, borderWidth: 1, borderColor: Color(hex: 0xABABAB),
                shadowLine: Color(white: 0, alpha: 0.08),
                highlightLine: Color(white: 1, alpha: 0.8),
                lip: Color(white: 1, alpha: 0.8), etchingWidth: 1)),
        separatorStyle: .singleLineEtched,
        defaultTextFont: ThemeFont(.boldSystemFont(ofSize: 17)),
        spacing: GroupedSpacing(
            headerHeight: 10, firstHeaderHeight: 10, footerHeight: 10,
            paddingAboveFirstTitle: 10, paddingAboveFirstRows: 10, paddingBelow: 10),
        header: classicText(
            ThemeFont(.boldSystemFont(ofSize: 17)), .natural, .padded(top: 7, bottom: 8)),
        footer: classicText(
            ThemeFont(.systemFont(ofSize: 15)), .center, .padded(top: 6, bottom: 7)))

    private static func classicText(
        _ font: ThemeFont, _ alignment: TextAlignment, _ placement: HeaderMetrics.TextPlacement
    ) -> HeaderMetrics {
        HeaderMetrics(
            font: font, textColor: Color(hex: 0x4C566C), textShadowColor: .white,
            textShadowOffset: CGSize(width: 0, height: 1), margins: MarginTable(base: 9),
            placement: placement, textAlignment: alignment, backgroundStops: [], topLine: nil,
            bottomLine: nil, lineThickness: 0)
    }
}
