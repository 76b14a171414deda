import Foundation
import TableControls
import TableDrawing
import TableScreens
import TableThemes
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Warnings of keys that a theme or a device ignores.
@Suite struct KeyEffectTests {
    /// Document with every key that themes or devices ignore.
    private static let text = """
        theme: ios6
        screen: {device: iphone-8}
        tint: systemPurple
        appearance: dark
        contrast: high
        contentSize: extraLarge
        bars:
          statusBar: {date: Tue 9 Jan, carrier: Carrier, signal: 2, percentage: true}
          homeIndicator: true
          toolbar: [{symbol: plus, hidesSharedBackground: true}]
          navigationBar:
            title: Inbox
            largeTitle: true
            largeSubtitle: Updated
            searchBar: true
            preferredSearchBarPlacement: integrated
            left: [{symbol: plus, hidesSharedBackground: true}]
            right: [Edit, {symbol: plus, hidesSharedBackground: true}]
            hidesNavigationBarDuringPresentation: false
        table: {style: insetGrouped, tintColor: red, rows: [{text: a}]}
        """

    /// Returns the warnings of a picture as `line:column identifier`.
    private func warnings(
        _ text: String, _ change: (inout TableDocument) -> Void = { _ in }
    ) throws -> Set<String> {
        var document = try document(text)
        change(&document)
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            document.context().run { _ = document.makeScreen().lowered() }
        }
        return Set(
            log.diagnostics.map {
                ($0.location ?? "").replacingOccurrences(of: "d.yaml:", with: "") + " "
                    + $0.identifier
            })
    }

    @Test func `warnings name every key that the theme ignores, with its location`() throws {
        #expect(
            try warnings(Self.text) == [
                "3:7 theme.no-tint", "4:13 theme.no-dark-appearance", "5:11 theme.no-high-contrast",
                "6:14 theme.no-text-sizes", "8:21 status-bar.no-date",
                "9:18 screen.no-home-indicator", "10:51 theme.no-shared-background",
                "13:17 theme.no-large-titles", "14:20 bar.no-large-title",
                "16:34 theme.no-integrated-search", "17:50 theme.no-shared-background",
                "18:57 theme.no-shared-background", "19:43 bar.no-active-search",
                "20:16 theme.no-inset-grouped-style", "20:41 theme.no-tint",
            ])
    }

    @Test func `a tablet and a phone with a cutout ignore parts of the status bar`() throws {
        let tablet = try warnings(Self.text) {
            $0.theme = .ios26
            if let device = Device.named("ipad-pro-11") { $0.screen.show(on: device) }
        }
        #expect(
            tablet == [
                "8:41 status-bar.no-carrier", "8:58 status-bar.no-signal",
                "16:34 theme.no-integrated-search", "19:43 bar.no-active-search",
            ])
        let phone = try warnings(Self.text) {
            $0.theme = .ios26
            if let device = Device.named("iphone-15") { $0.screen.show(on: device) }
        }
        #expect(
            phone == [
                "8:21 status-bar.no-date", "8:41 status-bar.no-carrier",
                "8:73 status-bar.no-percentage", "19:43 bar.no-active-search",
            ])
    }

    @Test func `values equal to the default cause no warning`() throws {
        let text = """
            theme: ios6
            screen: {device: iphone-8}
            appearance: light
            contrast: normal
            contentSize: large
            bars:
              homeIndicator: false
              navigationBar:
                title: Inbox
                largeTitle: false
                searchBar: true
                preferredSearchBarPlacement: stacked
                hidesNavigationBarDuringPresentation: true
                right: [{symbol: plus, hidesSharedBackground: false}]
            table: {style: grouped, rows: [{text: a}]}
            """
        #expect(try warnings(text) == [])
    }

    @Test func `the document of the tests has every key`() throws {
        let root = try document(Self.text).source.node
        for effect in KeyEffect.all {
            #expect(!effect.nodes(in: root).isEmpty, "\(effect.path)")
        }
    }
}
