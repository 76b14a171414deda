import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import Testing

/// Images in place of parts of controls, and titles with text attributes.
@Suite struct ControlImageTests {
    private func image(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Image {
        Image(
            drawing: .empty, size: CGSize(width: width, height: height), name: name)
    }

    /// Names and frames of the drawn images.
    private func drawn(_ node: RenderNode) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        if case .drawing(let drawing) = node.contents {
            for case .image(let image, let rect, _, _, _) in drawing.commands {
                found[image.name ?? ""] = rect
            }
        }
        if case .image(let image, let rect, _) = node.contents { found[image.name ?? ""] = rect }
        for child in node.children { found.merge(drawn(child)) { $1 } }
        return found
    }

    @Test func `a slider has images for its thumb and both sides of its track`() {
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        slider.value = 0.5
        slider.setThumbImage(image("thumb", 20, 24), for: .normal)
        slider.setThumbImage(image("pale", 20, 24), for: .disabled)
        slider.setMinimumTrackImage(image("below", 8, 6), for: .normal)
        slider.setMaximumTrackImage(image("above", 8, 4), for: .normal)
        let found = drawn(slider.lowered())
        #expect(found["thumb"] == CGRect(x: 90, y: 3, width: 20, height: 24))
        #expect(found["below"] == CGRect(x: 2, y: 12, width: 98, height: 6))
        #expect(found["above"] == CGRect(x: 100, y: 13, width: 98, height: 4))
        slider.isEnabled = false
        #expect(drawn(slider.lowered()).keys.sorted() == ["above", "below", "pale"])
        slider.setThumbImage(nil, for: .disabled)
        #expect(slider.currentThumbImage?.name == "thumb")
    }

    @Test func `a slider draws whole images even if they are higher than the slider`() throws {
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.minimumValueImage = image("low", 20, 71)
        let node = slider.lowered()
        let art = try #require(node.children.first { !drawn($0).isEmpty })
        let place = try #require(drawn(node)["low"])
        #expect(place.height == 71)
        #expect(art.frame.minY <= -20 && art.frame.maxY >= 51)
    }

    @Test(arguments: Theme.eras, [CGFloat(80), 90, 100, 150])
    func `a slider's thumb keeps its distance from the images at the ends`(
        theme: Theme, width: CGFloat
    ) {
        RenderContext(theme: theme).run {
            let slider = Slider(frame: CGRect(x: 0, y: 0, width: width, height: 31))
            slider.minimumValueImage = image("low", 20, 20)
            slider.maximumValueImage = image("high", 22, 20)
            for value: Float in [0, 0.5, 1] {
                let thumb = slider.thumbRect(
                    forBounds: slider.bounds,
                    trackRect: slider.trackRect(forBounds: slider.bounds), value: value)
                #expect(thumb.minX >= 20)
                #expect(thumb.maxX <= width - 22)
            }
        }
    }

    @Test func `a progress view has images for the track and for the progress`() {
        let view = ProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        view.progress = 0.25
        view.trackImage = image("track", 8, 6)
        view.progressImage = image("done", 8, 10)
        let found = drawn(view.lowered())
        #expect(found["track"] == CGRect(x: 0, y: 2, width: 100, height: 6))
        #expect(found["done"] == CGRect(x: 0, y: 0, width: 25, height: 10))
    }

    @Test func `titles of segments have fonts and colours for each state`() {
        func dump(_ change: (SegmentedControl) -> Void) -> (width: CGFloat, dump: RenderNode) {
            let control = SegmentedControl(items: ["One", "Two"])
            control.selectedSegmentIndex = 0
            change(control)
            return (control.intrinsicContentSize.width, control.lowered())
        }
        let plain = dump { _ in }
        let large = dump {
            $0.setTitleTextAttributes([.font: Font.systemFont(ofSize: 26)], for: .normal)
        }
        #expect(large.width > plain.width + 20)
        func colors(_ node: RenderNode) -> [RGBA] {
            var found: [RGBA] = []
            if case .drawing(let drawing) = node.contents {
                for case .text(let text, _, _) in drawing.commands {
                    found += text.runs.map(\.color)
                }
            }
            return found + node.children.flatMap(colors)
        }
        let tinted = dump {
            $0.setTitleTextAttributes([.foregroundColor: Color.red], for: .normal)
            $0.setTitleTextAttributes([.foregroundColor: Color.blue], for: .selected)
            #expect($0.titleTextAttributes(for: .selected)?[.foregroundColor] as? Color == .blue)
        }
        #expect(colors(tinted.dump) == [Color.blue.resolved, Color.red.resolved])
        #expect(
            colors(dump { $0.setTitleTextAttributes(nil, for: .normal) }.dump) == colors(plain.dump)
        )
    }

    @Test func `an image view shows the images of its animation in turn`() throws {
        let view = ImageView(image: image("still", 10, 10))
        view.animationImages = [image("a", 10, 10), image("b", 10, 10), image("c", 10, 10)]
        view.animationDuration = 3
        #expect(drawn(view.lowered()).keys.sorted() == ["still"])
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(drawn(view.lowered()).keys.sorted() == ["a"])
        view.stopAnimating()
        #expect(drawn(view.lowered()).keys.sorted() == ["still"])
        view.animationImages = []
        view.startAnimating()
        #expect(drawn(view.lowered()).keys.sorted() == ["still"])
    }
}
