import Foundation
import InterfaceBuilder
import TestSupport
import Tableshot
import Testing

@testable import InterfaceBuilderScenes

/// Frames of drawn views beside the frames of Xcode's canvas.
@Suite struct CanvasFrameTests {
    /// Returns the views whose frames differ from the file by more than half a point.
    private func differences(in document: IBDocument, _ drawn: [String: CGRect]) -> [String] {
        let tops: Set<IBViewKind> = [.tableView, .tableViewCell, .tableViewCellContentView]
        let views = document.rootViews.flatMap { root in
            root.flattened().filter { $0.id != root.id && !tops.contains($0.kind) }
        }
        return views.compactMap { view in
            guard let id = view.id?.rawValue, let saved = view.frame?.cgRect else { return nil }
            guard let frame = drawn[id] else { return "\(id) is not drawn" }
            let lengths = [
                frame.minX - saved.minX, frame.minY - saved.minY, frame.width - saved.width,
                frame.height - saved.height,
            ]
            return lengths.contains { abs($0) > 0.5 } ? "\(id) \(saved) \(frame)" : nil
        }
    }

    @Test(
        "Cells, prototypes and controls have the frames of the canvas of their Xcode version",
        arguments: [
            "canvas-accessory-xcode-9.xib", "canvas-accessory-xcode-10.xib",
            "canvas-controls-xcode-10.xib", "canvas-controls.xib", "canvas-texts-xcode-7.xib",
            "prototype-row-heights.storyboard", "button-configuration-corners.xib",
            "cell-lost-class.xib", "stack-stated-margins.xib",
        ])
    func frames(name: String) throws {
        let document = try IBDocument.read(
            path: "Fixtures/interface-builder/\(name)", strings: nil)
        var options = IBPictureOptions()
        options.prototypes = document.kind == .storyboard
        var drawn: [String: CGRect] = [:]
        for picture in try IBPictures.pictures(of: document, options) {
            drawn.merge(try drawnFrames(picture)) { $1 }
        }
        #expect(differences(in: document, drawn) == [])
    }

    @Test("The content view of a cell has a frame")
    func contentView() throws {
        let frames = try drawnFrames(picture(Files.cell("")))
        #expect(frames["con"] == CGRect(x: 0, y: 0, width: 375, height: 64))
    }

    @Test(
        "The content of a cell of stated height is as high as on the canvas of its Xcode version",
        arguments: [("7706", 63.5), ("14490", 63.5), ("15000", 64), ("24127", 64)])
    func contentHeight(tools: String, height: CGFloat) throws {
        let text = Files.cell(
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"/>",
            after: """
                <constraints><constraint firstItem="v" firstAttribute="bottom" secondItem="con" \
                secondAttribute="bottom" id="k"/></constraints>
                """
        ).replacingOccurrences(of: "21701", with: tools)
        let frames = try drawnFrames(picture(text) { $0.height = 64 })
        #expect(frames["con"]?.height == height)
        #expect(frames["v"]?.maxY == height)
    }

    /// Returns the height of the row of a prototype of 70 points in a table.
    ///
    /// The height is rounded down, because the separator adds to the height of the content.
    private func height(
        inTable height: String, prototypes: Bool,
        _ change: (inout IBPictureOptions) -> Void = { _ in }
    ) throws -> CGFloat? {
        let file = Files.storyboard(
            """
            <tableViewController id="c"><tableView key="view" dataMode="prototypes" \
            rowHeight="\(height)" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <prototypes><tableViewCell rowHeight="70" reuseIdentifier="A" id="p">
            <rect key="frame" x="0" y="0" width="393" height="70"/>
            <tableViewCellContentView key="contentView" id="k"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews><constraints>
            <constraint firstItem="v" firstAttribute="top" secondItem="k" secondAttribute="top" \
            id="a"/><constraint firstItem="v" firstAttribute="bottom" secondItem="k" \
            secondAttribute="bottom" id="b"/><constraint firstItem="v" firstAttribute="height" \
            constant="30" id="d"/></constraints></tableViewCellContentView></tableViewCell>
            </prototypes></tableView></tableViewController>
            """)
        let all = try pictures(file) {
            $0.prototypes = prototypes
            change(&$0)
        }
        let tree = try inspect(#require(all.first).document) { $0.tree() }.value
        return tree.sections.first?.rows.first?.frame.cgRect.height.rounded(.down)
    }

    @Test("A prototype keeps its height unless its table leaves all heights to the rows")
    func prototypeHeights() throws {
        #expect(try height(inTable: "44", prototypes: true) == 70)
        #expect(try height(inTable: "44", prototypes: false) == 70)
        #expect(try height(inTable: "-1", prototypes: true) == 70)
        #expect(try height(inTable: "-1", prototypes: false) == 30)
        #expect(try height(inTable: "-1", prototypes: true) { $0.widths = [320] } == 30)
        #expect(try height(inTable: "44", prototypes: true) { $0.height = 90 } == 90)
    }
}
