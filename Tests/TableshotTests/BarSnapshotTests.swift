import Foundation
import Tableshot
import Testing

/// Pictures of bars, search fields, wheels and empty states in every theme.
@Suite struct BarSnapshotTests {
    private let source = BarTable()

    private func context(_ theme: Theme, dark: Bool = false) -> RenderContext {
        RenderContext(
            theme: theme,
            traits: TraitCollection(
                userInterfaceStyle: dark ? .dark : .light, displayScale: 3))
    }

    private func size(_ theme: Theme) -> CGSize {
        switch theme.name {
        case "ios6": CGSize(width: 320, height: 480)
        case "ios7": CGSize(width: 375, height: 560)
        default: CGSize(width: 393, height: 620)
        }
    }

    private func device(_ theme: Theme) -> DeviceFrame {
        switch theme.name {
        case "ios6", "ios7": .homeButton
        default: .island(top: 59, cornerRadius: 55)
        }
    }

    @Test(arguments: Theme.eras)
    func `a screen has an index, tabs and a back button`(theme: Theme) throws {
        let picture = try render(context: context(theme)) {
            let screen = source.screen(theme, size: size(theme), device: device(theme))
            if !device(theme).safeAreaInsets.bottom.isZero {
                screen.homeIndicator = HomeIndicator()
            }
            screen.tableView?.isTrackingSectionIndex = theme == .classic
            screen.scroll(by: 60)
            return screen
        }
        Snapshots.verify(picture, "Bars/\(theme.name)-screen")
    }

    @Test(arguments: Theme.eras)
    func `a screen has large titles, prompts, a search bar and a toolbar`(theme: Theme) throws {
        let picture = try render(context: context(theme, dark: theme.hasDarkAppearance)) {
            let screen = source.screen(theme, size: size(theme), device: device(theme))
            source.showsIndex = false
            screen.tabBar = nil
            screen.statusBar?.style = theme == .classic ? .lightContent : .default
            screen.navigationBar?.prefersLargeTitles =
                theme.bars.navigationBar.largeTitleHeight != nil
            screen.navigationBar?.topItem.prompt = "Choose a contact"
            screen.toolbar = Toolbar(items: [
                BarButtonItem(image: Image(systemName: "square.and.arrow.up")),
                BarButtonItem(title: "Done", style: .done),
                BarButtonItem(image: Image(systemName: "trash")),
            ])
            let search = SearchBar(placeholder: "Search", width: size(theme).width)
            search.scopeButtonTitles = ["All", "Friends", "Work"]
            search.showsScopeBar = true
            search.selectedScopeButtonIndex = 1
            search.frame.size.height = search.intrinsicHeight
            screen.tableView?.tableHeaderView = search
            return screen
        }
        Snapshots.verify(picture, "Bars/\(theme.name)-search")
    }

    @Test(arguments: Theme.eras)
    func `a screen has a wheel, an active search field and a keyboard`(theme: Theme) throws {
        let picture = try render(context: context(theme)) {
            let screen = source.screen(theme, size: size(theme), device: device(theme))
            source.showsIndex = false
            screen.tabBar = nil
            screen.keyboard = KeyboardView()
            let control = RefreshControl()
            control.attributedTitle = NSAttributedString(string: "Updating…")
            control.beginRefreshing()
            screen.tableView?.refreshControl = control
            let search = SearchBar(placeholder: "Search", width: size(theme).width)
            search.text = "Anna"
            search.showsCancelButton = true
            screen.tableView?.tableHeaderView = search
            return screen
        }
        Snapshots.verify(picture, "Bars/\(theme.name)-keyboard")
    }

    @Test(arguments: Theme.eras)
    func `a search without results shows an empty state`(theme: Theme) throws {
        final class Nothing: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
                -> TableViewCell
            { TableViewCell() }
        }
        let nothing = Nothing()
        let picture = try render(
            size: CGSize(width: size(theme).width, height: 300), context: context(theme)
        ) {
            let table = TableView(frame: .zero)
            table.dataSource = nothing
            table.fillerRowHeight = 0
            var configuration = ContentUnavailableConfiguration.search()
            configuration.buttonTitle = "Search Everywhere"
            table.backgroundView = ContentUnavailableView(configuration: configuration)
            return table
        }
        Snapshots.verify(picture, "Bars/\(theme.name)-empty")
    }

    @Test(arguments: [
        (DeviceFrame.island(top: 59, cornerRadius: 55), "island"),
        (.notch(top: 47, cornerRadius: 47, width: 162, height: 33), "notch"),
        (.homeButton, "button"),
    ])
    func `a device surrounds a screen`(device: DeviceFrame, name: String) throws {
        let theme = device == .homeButton ? Theme.flat : .modern
        let picture = try render(
            context: RenderContext(theme: theme, traits: TraitCollection(displayScale: 2)),
            inBezel: true
        ) {
            source.screen(theme, size: CGSize(width: 375, height: 600), device: device)
        }
        #expect(!picture.isOpaque)
        Snapshots.verify(picture, "Bars/bezel-\(name)")
    }

    @Test(arguments: [false, true])
    func `the slabs of a tall picture with bars join without a seam`(inBezel: Bool) throws {
        source.rows = 60
        func make() throws -> Picture {
            try render(
                region: .content,
                context: RenderContext(theme: .flat, traits: TraitCollection(displayScale: 2)),
                inBezel: inBezel
            ) { source.screen(.flat, size: CGSize(width: 320, height: 480), device: .homeButton) }
        }
        let whole = try make()
        let body: CGFloat = inBezel ? 2 * (12 + 84) : 0
        #expect(whole.size.height == 64 + 4 * (28 + 60 * 44) + 49 + body)
        var pixels: [UInt32] = []
        try make().forEachBand { pixels += $0.bitmap.pixels }
        #expect(whole.pixelHeight > 2 * 4_096)
        #expect(try whole.bitmap().pixels == pixels)
    }

    @Test func `the first pixels of a tall picture equal the screen`() throws {
        source.showsIndex = false
        func make(_ region: PictureRegion) throws -> Bitmap {
            try render(
                region: region,
                context: RenderContext(theme: .modern, traits: TraitCollection(displayScale: 2))
            ) {
                let screen = source.screen(.modern)
                screen.navigationBar?.prefersLargeTitles = true
                return screen
            }.bitmap()
        }
        let tall = try make(.content)
        let screen = try make(.screen)
        // Down to the top of the screen's tab bar.
        let rows = (600 - 49 - 34) * 2
        #expect(tall.height > screen.height)
        #expect(
            Array(tall.pixels[0..<rows * tall.width])
                == Array(screen.pixels[0..<rows * screen.width]))
    }

    @Test func `a region of a row contains the row of a screen without bars`() throws {
        let row = try render(region: .row(IndexPath(row: 2, section: 1))) { source.screen(.modern) }
        #expect(row.size == CGSize(width: 393, height: 44))
        #expect(throws: RenderError.self) {
            try render(region: .section(0)) {
                ScreenView(size: CGSize(width: 100, height: 100), contentView: View(frame: .zero))
            }
        }
    }
}
