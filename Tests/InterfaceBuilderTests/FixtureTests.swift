import DocumentSyntax
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Files of `Fixtures/interface-builder`.
@Suite struct FixtureTests {
    @Test("The fixtures contain files of both kinds and the files of the listings")
    func names() {
        #expect(FixtureFiles.names.count >= 60)
        for name in [
            "PRPComplexTableViewCell.xib", "TVCell.xib", "MyTableViewController.xib",
            "DetailViewController.storyboard", "MasterViewController.storyboard",
        ] { #expect(FixtureFiles.names.contains(name)) }
    }

    @Test("A file is understood in full and has no warning", arguments: FixtureFiles.names)
    func understood(name: String) throws {
        let document = try FixtureFiles.document(name)
        #expect(document.warnings.map(\.description) == [])
        #expect(document.ledger.problems.map(\.description) == [])
    }

    @Test("The views of a file are the recorded views", arguments: FixtureFiles.names)
    func listing(name: String) throws {
        let text = ViewListing(try FixtureFiles.document(name)).text
        let file = FixtureFiles.listing(of: name)
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        guard text != recorded else { return }
        let mode = ProcessInfo.processInfo.environment["TABLESHOT_RECORD"] ?? ""
        if mode == "all" || mode == "failed" || mode == "missing" && recorded == nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(text == recorded, "\(file.lastPathComponent)")
    }

    @Test("The saved frames satisfy the required constraints", arguments: FixtureFiles.names)
    func frames(name: String) throws {
        for view in try FixtureFiles.document(name).rootViews {
            let violated = SavedFrames(view).check().violated
            #expect(violated.map { "\($0.id?.rawValue ?? "") at \($0.object.location)" } == [])
        }
    }

    @Test("Most constraints of the files are checked")
    func checkedConstraints() throws {
        let counts = try FixtureFiles.names.map { name in
            try FixtureFiles.document(name).rootViews.map { SavedFrames($0).check().checked }
                .reduce(0, +)
        }
        #expect(counts.reduce(0, +) > 300)
    }

    @Test("Insets in place of frames become frames in the superview")
    func frameInsets() throws {
        let view = try #require(FixtureFiles.document("frame-inset.xib").views.first)
        #expect(
            view.subviews.map(\.frame) == [
                IBRect(x: 0, y: 43, width: 320, height: 0.5),
                IBRect(x: 284, y: 12, width: 20, height: 20),
            ])
    }

    @Test("Thousands of changed fixtures are read or rejected, each within a second")
    func mutations() throws {
        try #require(!FixtureFiles.names.isEmpty)
        let mutations = XMLMutations(try FixtureFiles.names.map(FixtureFiles.bytes))
        var counts = (read: 0, refused: 0)
        var slowest = 0.0
        for number in 0..<3_000 {
            let bytes = mutations.file(number, seed: 29)
            let time = ThreadTime.seconds {
                do {
                    let document = try IBDocument.read(path: "-", bytes: bytes)
                    let views = document.rootViews.flatMap { $0.flattened() }
                    _ = views.map { $0.constraints(for: .phone).count }
                    counts.read += 1
                } catch { counts.refused += 1 }
            }
            slowest = max(slowest, time)
        }
        // Half of the changes break the syntax.
        #expect(counts.read > 500 && counts.refused > 500, "\(counts)")
        #expect(slowest < 1)
    }
}
