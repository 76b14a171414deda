import Tableshot

extension GalleryElement {
    /// Effects of traits.
    static let environments: [GalleryElement] = [
        .document(
            "dark", "Dark appearance", "The eras before iOS 13 had none.",
            where: { $0.hasDarkAppearance },
            """
            screen: {width: 320, height: content}
            appearance: dark
            table:
              style: insetGrouped
              sections:
            \(shortSettings)
            """),
        .document(
            "high-contrast", "High contrast",
            "System colours in their stronger variants, which came with iOS 13.",
            where: { $0.hasDarkAppearance },
            """
            screen: {width: 320, height: content}
            contrast: high
            table:
              style: grouped
              sections:
            \(shortSettings)
            """),
        .document(
            "dark-high-contrast", "Dark, high contrast", "Both together.",
            where: { $0.hasDarkAppearance },
            """
            screen: {width: 320, height: content}
            appearance: dark
            contrast: high
            table:
              style: insetGrouped
              sections:
            \(shortSettings)
            """),
        .document(
            "accessibility-sizes", "Accessibility sizes",
            "The four styles at accessibilityLarge; ios6 had one size.",
            """
            screen: {width: 320, height: content}
            contentSize: accessibilityLarge
            \(tableOfStyles)
            """),
        .document(
            "right-to-left", "Right to left",
            "Cells, accessories, headers and insets are mirrored.",
            """
            screen: {width: 320, height: content}
            direction: rightToLeft
            table:
              style: insetGrouped
              sections:
            \(shortSettings)
            """),
    ]
}
