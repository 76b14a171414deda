import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

/// A right-to-left layout mirrors the parts of a cell.
@Suite struct DirectionTests {
    private func frames(_ direction: LayoutDirection) -> [String: CGRect] {
        RenderContext(traits: TraitCollection(layoutDirection: direction)).run {
            let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Text"
            cell.detailTextLabel?.text = "Detail"
            cell.imageView?.image = Image(drawing: .empty, size: CGSize(width: 29, height: 29))
            cell.accessoryType = .disclosureIndicator
            cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
            var frames: [String: CGRect] = [:]
            let node = cell.lowered()
            for part in node.children {
                frames[part.name] = part.frame
                guard part.name == "contentView" else { continue }
                for label in part.children {
                    frames[label.name] = label.frame.offsetBy(dx: part.frame.minX, dy: 0)
                }
            }
            return frames
        }
    }

    @Test func `each part's distance from the right equals its distance from the left`() {
        let left = frames(.leftToRight)
        let right = frames(.rightToLeft)
        #expect(left.keys.sorted() == right.keys.sorted())
        for (name, frame) in left {
            let mirrored = 390 - frame.maxX
            #expect(abs((right[name]?.minX ?? -1) - mirrored) < 0.01, "\(name)")
        }
    }

    @Test(arguments: Theme.eras)
    func `in a style with two columns, the short text is beside the detail`(theme: Theme) {
        func alignment(_ direction: LayoutDirection) -> TextAlignment? {
            RenderContext(theme: theme, traits: TraitCollection(layoutDirection: direction)).run {
                TableViewCell(style: .value2, reuseIdentifier: nil).textLabel?.textAlignment
            }
        }
        #expect(alignment(.leftToRight) == .right)
        #expect(alignment(.rightToLeft) == .left)
    }

    private func inContext<Value>(_ direction: LayoutDirection, _ body: () -> Value) -> Value {
        RenderContext(traits: TraitCollection(layoutDirection: direction)).run(body)
    }

    @Test func `a right-to-left layout mirrors stacks, but neither frames nor autoresizing`() {
        func frames(_ direction: LayoutDirection) -> [CGRect] {
            inContext(direction) {
                let cell = TableViewCell(style: .default, reuseIdentifier: nil)
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                cell.layoutIfNeeded()
                let left = View(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
                left.autoresizingMask = .flexibleRightMargin
                let right = View(frame: CGRect(x: 280, y: 5, width: 30, height: 20))
                right.autoresizingMask = .flexibleLeftMargin
                let stack = StackView(arrangedSubviews: [
                    View(frame: .zero), View(frame: .zero),
                ])
                stack.frame = CGRect(x: 50, y: 5, width: 200, height: 20)
                stack.distribution = .fillEqually
                for view in [left, right, stack] { cell.contentView.addSubview(view) }
                cell.frame.size.width = 400
                cell.layoutIfNeeded()
                return [left, right, stack].map(\.frame) + stack.subviews.map(\.frame)
            }
        }
        let mirrored = frames(.rightToLeft)
        #expect(
            mirrored[..<3] == [
                CGRect(x: 10, y: 5, width: 30, height: 20),
                CGRect(x: 360, y: 5, width: 30, height: 20),
                CGRect(x: 50, y: 5, width: 200, height: 20),
            ])
        let plain = frames(.leftToRight)
        #expect(plain[..<3] == mirrored[..<3])
        #expect(plain[3].minX == 0 && plain[4].minX == 100)
        #expect(mirrored[3].minX == 100 && mirrored[4].minX == 0)
    }

    @Test func `a label's natural alignment follows its own direction`() {
        func start(_ direction: LayoutDirection, _ attribute: SemanticContentAttribute) -> CGFloat {
            inContext(direction) {
                let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
                label.text = "a"
                label.semanticContentAttribute = attribute
                guard case .text(let text, let point) = label.lowered().contents,
                    let glyph = text.runs.first?.glyphs.first
                else { return -1 }
                return point.x + glyph.position.x
            }
        }
        #expect(start(.leftToRight, .unspecified) < 10)
        #expect(start(.rightToLeft, .unspecified) > 180)
        #expect(start(.rightToLeft, .forceLeftToRight) < 10)
        #expect(start(.leftToRight, .forceRightToLeft) > 180)
    }
}
