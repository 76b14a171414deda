import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableScreens
@testable import TableThemes
@testable import TableViews

/// Parts of devices on screens: status bars, cutouts, buttons and home indicators.
extension ScreenTests {
    @Test func `a device with a button has no home indicator, and a diagnostic reports an attempt`()
    {
        for device in [DeviceFrame.homeButton, .homeButton.landscape] {
            let log = DiagnosticLog()
            DiagnosticLog.$current.withValue(log) {
                context(.modern).run {
                    let screen = screen(device: device)
                    screen.homeIndicator = HomeIndicator()
                    #expect(screen.homeIndicator == nil)
                }
            }
            #expect(log.diagnostics.contains { $0.identifier == "screen.no-home-indicator" })
        }
        context(.modern).run {
            let screen = screen()
            screen.homeIndicator = HomeIndicator()
            #expect(screen.homeIndicator != nil)
        }
    }

    @Test(arguments: [
        (
            DeviceFrame.island(top: 59, cornerRadius: 55), "cutout",
            CGRect(x: 26 + 11, y: 26 + 137, width: 37, height: 126)
        ),
        (
            .notch(top: 47, cornerRadius: 47, width: 162, height: 33), "cutout",
            CGRect(x: 26, y: 26 + 119, width: 33, height: 162)
        ),
        (.homeButton, "homeButton", CGRect(x: 96 + 852 + 14, y: 26 + 172, width: 56, height: 56)),
    ])
    func `a bezel in landscape has the cutout on the left, or the button on the right`(
        device: DeviceFrame, name: String, place: CGRect
    ) throws {
        try context(.modern).run {
            let table = TableView(frame: .zero)
            table.dataSource = source
            let screen = ScreenView(
                size: CGSize(width: 852, height: 400), contentView: table, device: device.landscape)
            let bezel = DeviceBezel(screen: screen)
            #expect(bezel.frame.height == 452)
            let shown = try #require(node(name, in: bezel.lowered()))
            #expect(shown.frame == place)
        }
    }

    @Test func `a right-to-left layout mirrors the parts of a status bar`() {
        func frames(_ direction: LayoutDirection, _ cutout: DeviceFrame.Cutout) -> [CGRect] {
            let traits = TraitCollection(layoutDirection: direction, displayScale: 2)
            return RenderContext(theme: .modern, traits: traits).run {
                let bar = StatusBar(time: "9:41")
                bar.carrier = cutout.splitsStatusBar ? nil : "Carrier"
                bar.cutout = cutout
                bar.frame = CGRect(x: 0, y: 0, width: 390, height: 54)
                bar.layoutIfNeeded()
                let signs = bar.ownSubviews.compactMap { $0 as? StatusBarIcons }.first
                return [
                    node("time", in: bar.lowered())?.frame, signs?.signalFrame, signs?.wifiFrame,
                    signs?.batteryFrame,
                ].compactMap { $0 }
            }
        }
        let island = DeviceFrame.island(top: 59, cornerRadius: 55).cutout
        for cutout in [DeviceFrame.Cutout.none, island] {
            let left = frames(.leftToRight, cutout)
            let right = frames(.rightToLeft, cutout)
            #expect(left.count == 4 && right.count == 4)
            for (one, other) in zip(left, right) {
                #expect(abs(Double(one.minX) - Double(390 - other.maxX)) <= 0.5)
            }
        }
    }

    @Test(arguments: [
        ("en_GB", "50%"), ("de_DE", "50\u{A0}%"), ("fr_FR", "50\u{A0}%"), ("ja_JP", "50%"),
    ])
    func `the battery's percentage has a space in languages with a space`(
        locale: String, shown: String
    ) {
        RenderContext(theme: .flat, locale: Locale(identifier: locale)).run {
            let bar = StatusBar(time: "9:41")
            bar.batteryLevel = 0.5
            bar.showsBatteryPercentage = true
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
            bar.layoutIfNeeded()
            let texts = bar.ownSubviews.compactMap { ($0 as? Label)?.text }
            #expect(texts.contains(shown), "\(texts)")
        }
    }

    @Test(arguments: Theme.eras)
    func `a home indicator contrasts with every bar`(theme: Theme) throws {
        try context(theme).run {
            for number in 0..<4 {
                let screen = screen()
                screen.homeIndicator = HomeIndicator()
                switch number {
                case 0: screen.tabBar = TabBar(items: [TabBarItem(title: "T", image: nil)])
                case 1: screen.toolbar = Toolbar(items: [BarButtonItem(title: "T")])
                case 2: screen.keyboard = KeyboardView()
                default: screen.tableView?.backgroundColor = .black
                }
                let color = try #require(self.node("homeIndicator", in: screen.lowered()))
                    .background
                let isOnBlack =
                    number == 3
                    || (number == 0
                        && theme.bars.tabBar.background.stops.last?.color
                            == Color(hex: 0x000000))
                #expect(color == .color(isOnBlack ? .white : .black))
            }
        }
    }
}
