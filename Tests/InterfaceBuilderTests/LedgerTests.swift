import DocumentSyntax
import Foundation
import Testing

@testable import InterfaceBuilder

/// Elements and attributes that the reader understands, and unknown elements and attributes.
@Suite struct LedgerTests {
    @Test("A file that is understood in full has an empty list")
    func complete() throws {
        let document = try readFully(Samples.cell)
        #expect(document.ledger.unread.isEmpty)
        let pair = IBLedger.Pair(element: "constraint", attribute: "firstAttribute")
        #expect(document.ledger.read[pair] == 3)
    }

    @Test("An unknown attribute is listed with its element, owner, value and location")
    func attribute() throws {
        let document = try read(Files.views("<label text=\"a\" glow=\"7\" id=\"l\"/>"))
        let unread = document.ledger.unread
        #expect(unread.map(\.pair.description) == ["label/@glow"])
        #expect(unread[0].owner?.rawValue == "l" && unread[0].value == "7")
        #expect(unread[0].location.line == 13 && unread[0].location.column == 17)
        #expect(
            document.ledger.problems.first?.description.contains(
                "Cell.xib:13:17: warning: the attribute glow=\"7\" of <label> of \"l\" is not read")
                == true)
    }

    @Test("The empty element of Xcode 7 in each view is understood")
    func animations() throws {
        let document = try read(Files.views("<label text=\"a\" id=\"l\"><animations/></label>"))
        #expect(document.ledger.unread.isEmpty)
    }

    @Test("An unknown element is listed once, with the number of elements inside")
    func element() throws {
        let document = try read(
            Files.views("<label id=\"l\"><halo key=\"h\"><ring/><ring/></halo></label>"))
        #expect(document.ledger.unread.map(\.pair.description) == ["halo"])
        #expect(document.ledger.unread[0].elementsInside == 2)
        #expect(
            document.ledger.unread[0].message
                == "the element <halo> and its 2 elements of \"l\" is not read")
    }

    @Test("An unknown view is listed, and its frame, subviews and constraints are read")
    func view() throws {
        let document = try read(
            Files.views(
                """
                <radarView sweep="1" contentMode="left" id="r">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <subviews><label id="l"/></subviews></radarView>
                """))
        let view = document.views[0].subviews[0]
        #expect(view.kind == .unknown && view.object.element == "radarView")
        #expect(view.frame?.width == 3)
        #expect(view.subviews.count == 1)
        #expect(
            document.ledger.unread.map(\.pair.description) == ["radarView", "radarView/@sweep"])
    }

    @Test("Text between elements is listed")
    func text() throws {
        let document = try read(Files.views("<label id=\"l\">stray</label>"))
        #expect(document.ledger.unread.map(\.pair.description) == ["label/text()"])
    }

    @Test("Every element and attribute of a file is either read or listed")
    func exact() throws {
        let strange = Samples.storyboard.replacingOccurrences(of: "headerTitle=", with: "hat=")
            .replacingOccurrences(of: "<barButtonItem", with: "<barBatonItem")
        let document = try read(strange)
        #expect(
            Set(document.ledger.unread.map(\.pair)).sorted().map(\.description)
                == ["barBatonItem", "tableViewSection/@hat"])
        let root = try IBElementParser.parse(document.file, IBLimits())
        let listed = document.ledger.read.values.reduce(0, +) + document.ledger.unread.count
        // The three attributes of the unread element stay unlisted.
        #expect(listed == pairs(root) - 3)
    }

    private func pairs(_ element: IBElement) -> Int {
        element.children.reduce(1 + element.attributes.count) { $0 + pairs($1) }
    }
}
