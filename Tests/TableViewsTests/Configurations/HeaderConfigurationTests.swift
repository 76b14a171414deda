import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Headers and footers with automatic configurations.
@Suite struct HeaderConfigurationTests {
    final class Header: TableViewHeaderFooterView {
        var states: [Bool] = []
        override func updateConfiguration(using state: ViewConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state.isPinned)
        }
    }

    @Test func `a header's configuration is updated only after changes of its state`() {
        let header = Header(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
        var handled = 0
        header.configurationUpdateHandler = { view, _ in
            handled += 1
            var content = view.defaultContentConfiguration()
            content.text = "Text"
            view.contentConfiguration = content
            view.backgroundConfiguration = view.defaultBackgroundConfiguration()
        }
        _ = header.lowered()
        _ = header.lowered()
        #expect(header.states == [false] && handled == 1)
        #expect(header.lowered().node("contentView", "content", "text") != nil)
        header.isFloating = true
        header.setNeedsLayout()
        _ = header.lowered()
        #expect(header.states == [false, true] && handled == 2)
        header.setNeedsUpdateConfiguration()
        _ = header.lowered()
        #expect(handled == 3)
    }

    struct Pinned: ContentConfiguration {
        var isPinned = false
        func makeContentView() -> any View & ContentView { PinnedView(self) }
        func updated(for state: any ConfigurationState) -> Pinned {
            Pinned(isPinned: (state as? ViewConfigurationState)?.isPinned == true)
        }
    }

    final class PinnedView: View, ContentView {
        var configuration: any ContentConfiguration
        init(_ pinned: Pinned) {
            configuration = pinned
            super.init(frame: .zero)
        }
    }

    @Test(arguments: [true, false])
    func `a content follows the header's state if automatic updates are on`(adapts: Bool) throws {
        let header = TableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
        header.automaticallyUpdatesContentConfiguration = adapts
        header.contentConfiguration = Pinned()
        _ = header.lowered()
        header.isFloating = true
        header.setNeedsLayout()
        _ = header.lowered()
        let view = try #require(header.contentView.subviews.first as? PinnedView)
        #expect((view.configuration as? Pinned)?.isPinned == adapts)
    }

    @Test(arguments: Theme.eras, [TableView.Style.plain, .grouped, .insetGrouped])
    func
        `a header configuration adopts the look of the table's style except for changed properties`(
            theme: Theme, style: TableView.Style
        ) throws
    {
        try RenderContext(theme: theme).run {
            let metrics = theme.groupedMetrics(for: style)
            let (headers, footers) = (
                metrics?.header ?? theme.header, metrics?.footer ?? theme.footer
            )
            var changed = ListContentConfiguration.header()
            changed.textProperties.color = .red
            for (content, metrics) in [
                (ListContentConfiguration.header(), headers), (.footer(), footers),
                (changed, headers),
            ] {
                let shown = content.adopted(by: metrics)
                let expected = ListContentConfiguration.headerOrFooter(metrics)
                #expect(shown.textProperties.font == expected.textProperties.font)
                #expect(shown.textProperties.transform == expected.textProperties.transform)
                #expect(shown.directionalLayoutMargins == expected.directionalLayoutMargins)
                let isChanged = content.textProperties.color == .red
                #expect(
                    shown.textProperties.color
                        == (isChanged ? .red : expected.textProperties.color))
            }
            // The header in a table adopts the look, too.
            let view = TableViewHeaderFooterView(reuseIdentifier: nil)
            var content = ListContentConfiguration.header()
            content.text = "Header"
            view.contentConfiguration = content
            view.look = HeaderLook(
                role: .header, metrics: headers, margin: 16, standardHeight: 30,
                showsDetail: style != .plain)
            let list = try #require(view.contentView.subviews.first as? ListContentView)
            let shown = try #require(list.configuration as? ListContentConfiguration)
            #expect(shown.textProperties.font == headers.font.font())
        }
    }
}
