import Foundation
import Tableshot

extension GalleryElement {
    /// Effects of traits.
    static let environments: [GalleryElement] = [
        .table(
            "dark", "Dark appearance", "The eras before iOS 13 had none.", style: .insetGrouped,
            traits: TraitCollection(userInterfaceStyle: .dark),
            where: { $0.hasDarkAppearance }, shortSettings),
        .table(
            "high-contrast", "High contrast",
            "System colours in their stronger variants, which came with iOS 13.",
            style: .grouped, traits: TraitCollection(accessibilityContrast: .high),
            where: { $0.hasDarkAppearance }, shortSettings),
        .table(
            "dark-high-contrast", "Dark, high contrast", "Both together.", style: .insetGrouped,
            traits: TraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high),
            where: { $0.hasDarkAppearance }, shortSettings),
        .rows(
            "accessibility-sizes", "Accessibility sizes",
            "The four styles at accessibilityLarge; ios6 had one size.",
            traits: TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        ) {
            TableViewCell.CellStyle.allCases.map { style in
                GalleryTable.Row("Some title", detail: "Detail", style: style) {
                    $0.accessoryType = .disclosureIndicator
                }
            }
        },
        .table(
            "right-to-left", "Right to left",
            "Cells, accessories, headers and insets are mirrored.", style: .insetGrouped,
            traits: TraitCollection(layoutDirection: .rightToLeft), shortSettings),
    ]
}
