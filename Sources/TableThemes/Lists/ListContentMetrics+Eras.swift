import Foundation
import TableDrawing
import TableText

extension ListContentMetrics {
    /// List contents in the classic font at fixed sizes; the classic era had no list contents.
    static let classic = ListContentMetrics(
        sidebarFont: ThemeFont(.boldSystemFont(ofSize: 17)),
        sidebarDetailFont: ThemeFont(.systemFont(ofSize: 14)),
        sidebarCornerRadius: 8, sidebarInset: 8,
        sidebarHeaderFont: ThemeFont(.boldSystemFont(ofSize: 17)),
        prominentHeaderFont: ThemeFont(.boldSystemFont(ofSize: 20)),
        extraProminentHeaderFont: ThemeFont(.boldSystemFont(ofSize: 22)),
        headerColor: .black, symbolLane: 24)

    /// List contents of iOS 14, in text styles, shared by the neighbouring eras.
    static let modern = ListContentMetrics(
        sidebarFont: ThemeFont(.systemFont(ofSize: 17), scaledAs: .body),
        sidebarDetailFont: ThemeFont(.systemFont(ofSize: 15), scaledAs: .subheadline),
        sidebarCornerRadius: 8, sidebarInset: 8,
        sidebarHeaderFont: ThemeFont(
            .systemFont(ofSize: 17, weight: .semibold), scaledAs: .headline),
        prominentHeaderFont: ThemeFont(
            .systemFont(ofSize: 20, weight: .semibold), scaledAs: .title3),
        extraProminentHeaderFont: ThemeFont(
            .systemFont(ofSize: 22, weight: .bold), scaledAs: .title2),
        headerColor: .label, symbolLane: 24)
}
