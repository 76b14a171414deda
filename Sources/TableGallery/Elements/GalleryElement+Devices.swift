extension GalleryElement {
    /// Effects of a device on a screen.
    static let devices: [GalleryElement] = [
        .document(
            "bezel", "Bezel and home indicator",
            "A plain device around the screen on nothing; the bar at the bottom of screens "
                + "without a button, and the cutout between the status bar's two parts.",
            """
            screen: {device: iphone-15, width: 375, height: 560}
            bars:
              bezel: true
              statusBar: {time: "9:41"}
              navigationBar: {title: Settings}
              homeIndicator: true
            table:
              style: grouped
              sections:
            \(shortSettings)
            """),
        .document(
            "bezel-button", "Bezel with a home button", "A device with a button has no indicator.",
            """
            screen: {device: iphone-4, width: 320, height: 400}
            bars:
              bezel: true
              statusBar: {time: "9:41"}
              navigationBar: {title: Settings}
            table:
              style: grouped
              sections:
            \(shortSettings)
            """),
        .document(
            "bezel-landscape", "Bezel in landscape",
            "The cutout is at the left; rows keep clear of it, and phones show no status bar.",
            """
            screen: {device: iphone-15, orientation: landscape, width: 667, height: 320}
            bars:
              bezel: true
              navigationBar: {title: Settings}
              homeIndicator: true
            table:
              style: grouped
              sections:
            \(shortSettings)
            """),
        .document(
            "tablet", "Margins of a tablet",
            "Grouped sections on a screen of 768 points; readable margins of tablets are "
                + "not proven, and rows take the whole width.",
            """
            screen: {device: ipad, width: 768, height: content}
            table:
              style: insetGrouped
              sections:
            \(shortSettings)
            """),
    ]
}
