import Foundation
import Tableshot

extension GalleryElement {
    /// Returns a device's screen with a table of settings, and with a home indicator for a
    /// device without a home button.
    private static func screen(_ size: CGSize, _ device: DeviceFrame) -> ScreenView {
        let table = GalleryTable(
            shortSettings(), style: .grouped, width: size.width, height: size.height)
        let screen = ScreenView(size: size, contentView: table, device: device)
        screen.navigationBar = NavigationBar(item: NavigationItem(title: "Settings"))
        if !screen.hidesStatusBar { screen.statusBar = StatusBar(time: "9:41") }
        if !device.hasHomeButton { screen.homeIndicator = HomeIndicator() }
        return screen
    }

    /// Effects of a device on a screen.
    static let devices: [GalleryElement] = [
        .view(
            "bezel", "Bezel and home indicator",
            "A plain device around the screen on nothing; the bar at the bottom of screens without a "
                + "button, and the cutout between the status bar's two parts."
        ) {
            DeviceBezel(
                screen: screen(
                    CGSize(width: 375, height: 560), .island(top: 59, cornerRadius: 55)))
        },
        .view(
            "bezel-button", "Bezel with a home button", "A device with a button has no indicator."
        ) {
            DeviceBezel(screen: screen(CGSize(width: 320, height: 400), .homeButton))
        },
        .view(
            "bezel-landscape", "Bezel in landscape",
            "The cutout is at the left; rows keep clear of it, and phones show no status bar."
        ) {
            DeviceBezel(
                screen: screen(
                    CGSize(width: 667, height: 320),
                    DeviceFrame.island(top: 59, cornerRadius: 55).landscape))
        },
        GalleryElement(
            "tablet", "Margins of a tablet",
            "Grouped sections on a screen of 768 points; readable margins of tablets are not proven, and "
                + "rows take the whole width.",
            draw: { context in
                var context = context
                context.traits.userInterfaceIdiom = .pad
                context.traits.horizontalSizeClass = .regular
                return try render(
                    size: CGSize(width: 768, height: 40), region: .content, context: context
                ) {
                    GalleryTable(
                        shortSettings(),
                        style: context.theme.hasInsetGroupedStyle ? .insetGrouped : .grouped,
                        width: 768)
                }
            }),
    ]
}
