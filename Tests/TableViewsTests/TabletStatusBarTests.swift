import Foundation
import TableDrawing
import TableThemes
import Testing

@testable import TableControls
@testable import TableScreens

/// Status bars of tablets.
@Suite struct TabletStatusBarTests {
    private func context(
        _ theme: Theme, idiom: UserInterfaceIdiom = .pad,
        direction: LayoutDirection = .leftToRight
    ) -> RenderContext {
        RenderContext(
            theme: theme,
            traits: TraitCollection(
                layoutDirection: direction, displayScale: 2, userInterfaceIdiom: idiom))
    }

    private func bar() -> StatusBar {
        let bar = StatusBar(time: "9:41")
        bar.date = "Tue Jun 9"
        bar.batteryLevel = 0.8
        bar.frame = CGRect(x: 0, y: 0, width: 820, height: 24)
        bar.layoutIfNeeded()
        return bar
    }

    private func frame(_ name: String, in bar: StatusBar) -> CGRect? {
        bar.lowered().children.first { $0.name == name }?.frame
    }

    @Test(
        "Time and date are on the left, Wi-Fi, percentage and battery on the right",
        arguments: [Theme.ios13, .ios15, .ios26])
    func layout(theme: Theme) throws {
        try context(theme).run {
            let bar = bar()
            let icons = try #require(bar.ownSubviews.compactMap { $0 as? StatusBarIcons }.first)
            let time = try #require(frame("time", in: bar))
            let date = try #require(frame("date", in: bar))
            let percent = try #require(frame("percent", in: bar))
            let wifi = try #require(icons.wifiFrame)
            let battery = try #require(icons.batteryFrame)
            #expect(time.minX == 20)
            #expect(abs(date.minX - time.maxX - 10) <= 0.5)
            #expect(battery.maxX == 800)
            #expect(abs(battery.minX - percent.maxX - 7) <= 0.5)
            #expect(abs(percent.minX - wifi.maxX - 7) <= 0.5)
            #expect(icons.signalFrame == nil)
            #expect(bar.ownSubviews.contains { ($0 as? Label)?.text == "80%" })
        }
    }

    @Test("A right-to-left layout swaps the sides")
    func mirrored() throws {
        try context(.ios15, direction: .rightToLeft).run {
            let bar = bar()
            let time = try #require(frame("time", in: bar))
            #expect(time.maxX == 800)
            let icons = bar.ownSubviews.compactMap { $0 as? StatusBarIcons }.first
            #expect(icons?.batteryFrame?.minX == 20)
        }
    }

    @Test("Phones, and tablets before iPadOS 13, have the time in the middle and no date")
    func others() throws {
        for context in [context(.ios6), context(.ios7), context(.ios15, idiom: .phone)] {
            try context.run {
                let bar = bar()
                let time = try #require(frame("time", in: bar))
                #expect(abs(time.midX - 410) <= 0.5)
                #expect(frame("date", in: bar) == nil && frame("percent", in: bar) == nil)
            }
        }
    }

    @Test("The date is short, in the language of the locale")
    func dates() {
        // 2007-06-05, a Tuesday.
        let day = Date(timeIntervalSince1970: 1_181_050_000)
        func text(_ locale: String) -> String {
            StatusBar.date(of: day, timeZone: .gmt, locale: Locale(identifier: locale))
        }
        #expect(text("en_US") == "Tue Jun 5")
        #expect(text("de_DE") == "Di. 5. Juni")
    }

    @Test("A carrier on a tablet is omitted, and a diagnostic reports it")
    func carrier() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            context(.ios15).run {
                let bar = bar()
                bar.carrier = "Carrier"
                bar.layoutIfNeeded()
            }
        }
        #expect(log.diagnostics.map(\.identifier) == ["status-bar.no-carrier"])
    }
}
