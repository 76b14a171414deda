import Foundation
import TableSamples
import Tableshot
import Testing

/// Cells that draw their own backgrounds.
@Suite struct StateDrawingTests {
    private static func fast() -> FastScrollingCell {
        let cell = Fixture.cell(FastScrollingCell.self, height: 44)
        cell.firstText = "Ada"
        cell.lastText = "Lovelace"
        return cell
    }

    private static func drawing(_ node: RenderNode?) -> Drawing? {
        guard case .drawing(let drawing)? = node?.contents else { return nil }
        return drawing
    }

    @Test("The fast cell draws its two texts side by side, in two fonts")
    func twoTexts() {
        Fixture.run(.classic) {
            let texts = Self.fast().lowered().drawnTexts
            #expect(texts.map(\.string) == ["Ada", "Lovelace"])
            #expect(texts[0].frame.minX == 12)
            let gap = texts[1].frame.minX - texts[0].frame.maxX
            #expect(gap >= 6 && gap < 7)
            #expect(texts[0].frame.minY == texts[1].frame.minY)
        }
    }

    @Test("A long last text is truncated at the margin, and begins there without a first text")
    func edges() {
        Fixture.run(.classic) {
            let cell = Self.fast()
            cell.lastText = "Lovelace and all the other pioneers of the analytical engine"
            let last = cell.lowered().drawnTexts[1]
            #expect(last.string.hasSuffix("…") && last.frame.maxX <= 308)
            cell.firstText = ""
            #expect(cell.lowered().drawnTexts.map(\.frame.minX) == [12])
        }
    }

    @Test("The fast cell fills its background, but not while it is selected")
    func fastBackground() {
        Fixture.run(.classic) {
            let cell = Self.fast()
            func fills() -> Int {
                let drawing = Self.drawing(cell.lowered().node(named: "FastScrollingView"))
                return (drawing?.commands ?? []).filter {
                    if case .fill = $0 { return true } else { return false }
                }.count
            }
            #expect(fills() == 1)
            cell.setSelected(true, animated: false)
            #expect(fills() == 0)
            #expect(cell.lowered().drawnTexts.map(\.color) == [.white, .white])
        }
    }

    @Test("An opaque view and two separate views draw equal pictures")
    func sameLooks() throws {
        try Fixture.run(.modern) {
            let opaque = Fixture.cell(OpaqueStateCell.self, height: 56)
            let two = Fixture.cell(TwoViewsCell.self, height: 56)
            (opaque.title, opaque.detail) = ("Book the ferry", "Two seats")
            (two.title, two.detail) = ("Book the ferry", "Two seats")
            let normal = try #require(
                Self.drawing(opaque.lowered().node(named: "OpaqueStateView")))
            let twoNormal = two.lowered()
            #expect(Self.drawing(twoNormal.node(named: "contentView")?.children.first) == normal)
            #expect(twoNormal.node(named: "selectedBackgroundView") == nil)

            opaque.setSelected(true, animated: false)
            two.setSelected(true, animated: false)
            let selected = try #require(
                Self.drawing(opaque.lowered().node(named: "OpaqueStateView")))
            #expect(selected != normal)
            let twoSelected = two.lowered()
            let background = twoSelected.node(named: "selectedBackgroundView")
            #expect(Self.drawing(background?.children.first) == selected)
            #expect(
                twoSelected.node(named: "contentView")?.children.first?.contents
                    == RenderContents.none)
        }
    }

    @Test("The opaque view covers the selected background and follows the highlight, too")
    func opaqueHighlight() {
        Fixture.run(.classic) {
            let cell = Fixture.cell(OpaqueStateCell.self, height: 56)
            cell.title = "Book the ferry"
            let normal = Self.drawing(cell.lowered().node(named: "OpaqueStateView"))
            cell.setHighlighted(true, animated: true)
            let highlighted = cell.lowered()
            #expect(Self.drawing(highlighted.node(named: "OpaqueStateView")) != normal)
            #expect(
                highlighted.node(named: "OpaqueStateView")?.frame.size
                    == highlighted.node(named: "contentView")?.frame.size)
            cell.setHighlighted(false, animated: true)
            #expect(Self.drawing(cell.lowered().node(named: "OpaqueStateView")) == normal)
        }
    }
}
