import Foundation
import TableDrawing
import Testing

@testable import TableControls
@testable import TableThemes

/// States of controls.
@Suite struct ControlTests {
    @Test(arguments: Theme.eras)
    func `a switch's own tint colours the outline of the off state in themes with outlines`(
        theme: Theme
    ) {
        func colors(isOn: Bool, _ tint: Color?, inherited: Color? = nil) -> RenderNode? {
            RenderContext(theme: theme).run {
                let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                parent.tintColor = inherited
                let toggle = Switch(frame: .zero)
                toggle.isOn = isOn
                if let tint { toggle.tintColor = tint }
                parent.addSubview(toggle)
                return parent.lowered()
            }
        }
        let pink = Color(hex: 0xFF2D55)
        let hasOutline = theme == .classic || theme == .flat
        #expect((colors(isOn: false, pink) != colors(isOn: false, nil)) == hasOutline)
        #expect(colors(isOn: true, pink) == colors(isOn: true, nil))
        #expect(colors(isOn: false, nil, inherited: pink) == colors(isOn: false, nil))
    }

    @Test func `constraints and stack views do not resize switches and steppers`() {
        for control in [Switch(frame: .zero), Stepper(frame: .zero)] as [View] {
            let size = control.frame.size
            control.frame.size.width = 5
            #expect(control.frame.size == size)
            let parent = View(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            control.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(control)
            control.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8)
                .isActive = true
            control.widthAnchor.constraint(equalToConstant: 7).isActive = true
            parent.layoutIfNeeded()
            #expect(control.frame.size == size && control.frame.minX == 8)
        }
    }

    @Test func `a segment that is selected before there are segments is ignored`() {
        let control = SegmentedControl(frame: .zero)
        control.selectedSegmentIndex = 1
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }

    @Test("A wheel keeps its size in a smaller frame", arguments: [CGFloat(0), 10, 19.5, 40])
    func smallWheel(side: CGFloat) throws {
        let wheel = ActivityIndicatorView(style: .medium)
        wheel.startAnimating()
        wheel.frame = CGRect(x: 50, y: 50, width: side, height: side)
        let node = wheel.lowered()
        let fits = side >= wheel.intrinsicContentSize.width
        #expect((node.contents != .none) == fits)
        guard !fits else { return }
        let art = try #require(node.children.first { $0.name == "control drawing" })
        #expect(art.frame.size == wheel.intrinsicContentSize)
        #expect(art.frame.midX == side / 2 && art.frame.midY == side / 2)
        #expect(!node.clipsToBounds)
        wheel.stopAnimating()
        #expect(wheel.lowered().children.isEmpty)
    }

    @Test func `a progress view keeps its height, centred in a higher frame`() {
        let bar = ProgressView(progressViewStyle: .default)
        let height = bar.intrinsicContentSize.height
        bar.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        bar.progress = 0.5
        guard case .drawing(let drawing) = bar.lowered().contents else {
            Issue.record("nothing is drawn")
            return
        }
        for case .fill(let path, _, _, _) in drawing.commands {
            #expect(path.controlPointBox.height <= height)
            #expect(abs(path.controlPointBox.midY - 15) <= 0.51)
        }
    }

    @Test(arguments: Theme.eras)
    func `a narrow slider has a complete knob`(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            for width: CGFloat in [0, 4, 20, 80] {
                for value: Float in [0, 0.5, 1] {
                    let slider = Slider(frame: CGRect(x: 0, y: 0, width: width, height: 31))
                    slider.value = value
                    let track = slider.trackRect(forBounds: slider.bounds)
                    let knob = slider.thumbRect(
                        forBounds: slider.bounds, trackRect: track, value: value)
                    let art = try #require(
                        slider.lowered().children.first { $0.name == "control drawing" })
                    #expect(art.frame.insetBy(dx: 11, dy: 11).contains(knob), "\(width)")
                }
            }
        }
    }

    @Test func `states combine`() {
        let control = Control()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isEnabled = false
        control.isHighlighted = true
        #expect(control.state == [.selected, .disabled, .highlighted])
        #expect(Control.State.disabled.rawValue == 2)
        #expect(Control.Event.valueChanged.rawValue == 4096)
    }

    @Test func `values stay in their ranges`() {
        let slider = Slider()
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5)
        #expect(slider.value == 5)
        let stepper = Stepper()
        stepper.value = 200
        #expect(stepper.value == 100)
        stepper.value = -.infinity
        #expect(stepper.value == 0)
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            stepper.stepValue = 0
            slider.value = .nan
        }
        #expect(stepper.stepValue == 1)
        #expect(log.diagnostics.map(\.identifier) == ["stepper.step", "slider.value"])
        let progress = ProgressView(progressViewStyle: .default)
        progress.progress = 7
        #expect(progress.progress == 1)
        let pages = PageControl()
        pages.numberOfPages = 3
        pages.currentPage = 9
        #expect(pages.currentPage == 2)
        pages.numberOfPages = 1
        #expect(pages.currentPage == 0)
    }

    @Test(
        "A pressed switch has a wider knob since iOS 7, with a fixed edge at its side",
        arguments: [(Theme.classic, 0.0), (.flat, 7), (.modern, 7), (.glass, 0)])
    func pressedSwitch(theme: Theme, widening: Double) {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 2)).run {
            for isOn in [false, true] {
                let control = Switch(frame: .zero)
                control.isOn = isOn
                let plain = control.knobRect
                control.isHighlighted = true
                let pressed = control.knobRect
                #expect(Double(pressed.width - plain.width) == widening)
                #expect((isOn ? pressed.maxX == plain.maxX : pressed.minX == plain.minX) as Bool)
                #expect(control.bounds.contains(pressed))
            }
        }
    }

    @Test func `a segment index out of range is an error`() {
        let control = SegmentedControl(items: ["a", "b", "c"])
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            control.selectedSegmentIndex = 3
            control.removeSegment(at: -1, animated: false)
        }
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        #expect(
            log.diagnostics.map(\.identifier) == ["segments.no-segment", "segments.no-segment"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.titleForSegment(at: 1) == "b")
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
        control.frame = CGRect(x: 0, y: 0, width: 101, height: 32)
        control.setWidth(31, forSegmentAt: 0)
        #expect(control.segmentRects.map(\.width) == [31, 70])
    }

    @Test(
        arguments: [
            ("classic", CGSize(width: 79, height: 27), CGSize(width: 94, height: 27), 23, 44),
            ("flat", CGSize(width: 51, height: 31), CGSize(width: 94, height: 29), 31, 28),
            ("modern", CGSize(width: 51, height: 31), CGSize(width: 94, height: 32), 31, 32),
            ("glass", CGSize(width: 63, height: 28), CGSize(width: 94, height: 32), 31, 32),
        ] as [(String, CGSize, CGSize, CGFloat, CGFloat)])
    func sizes(
        theme: String, toggle: CGSize, stepper: CGSize, slider: CGFloat, segments: CGFloat
    ) throws {
        let theme = try #require(Theme(named: theme))
        RenderContext(theme: theme).run {
            let view = Switch(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
            #expect(view.frame == CGRect(origin: CGPoint(x: 3, y: 4), size: toggle))
            #expect(Stepper().frame.size == stepper)
            #expect(Slider().frame.height == slider)
            #expect(SegmentedControl(items: ["a"]).frame.height == segments)
            #expect(ActivityIndicatorView(style: .large).frame.width == 37)
        }
    }

    @Test func `a slider's thumb runs from end to end, and mirrored from right to left`() {
        let slider = Slider(frame: CGRect(x: 0, y: 0, width: 127, height: 31))
        func left(_ value: Float) -> CGFloat {
            let track = slider.trackRect(forBounds: slider.bounds)
            return slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).minX
        }
        #expect([left(0), left(0.5), left(1)] == [0, 50, 100])
        slider.semanticContentAttribute = .forceRightToLeft
        #expect([left(0), left(1)] == [100, 0])
    }

    @Test("Dots without a pitch, in a control smaller than a dot, are drawn as a single dot")
    func dotsWithoutPitch() {
        var theme = Theme.modern
        theme.controls.pageControl.pitch = 0
        theme.controls.pageControl.dotDiameter = 100
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 1)).run {
            let control = PageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            control.numberOfPages = 4
            guard case .drawing(let drawing) = control.lowered().contents else {
                Issue.record("a page control draws")
                return
            }
            #expect(drawing.commands.count == 1)
        }
    }

    @Test("A page control with the width of earlier versions shows all dots", arguments: Theme.eras)
    func pageControlOfNib(theme: Theme) {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 1)).run {
            for pages in 2...8 {
                let width = theme.controls.pageControl.padding == 0 ? pages * 8 : pages * 17 - 12
                let control = PageControl(frame: CGRect(x: 0, y: 0, width: width, height: 37))
                control.numberOfPages = pages
                guard case .drawing(let drawing) = control.lowered().contents else {
                    Issue.record("a page control draws")
                    return
                }
                #expect(drawing.commands.count == pages)
            }
        }
    }

    @Test("A page control that is too narrow keeps the current page's dot", arguments: [0, 2, 19])
    func narrowPageControl(page: Int) {
        let control = PageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        control.numberOfPages = 20
        control.currentPage = page
        control.currentPageIndicatorTintColor = .red
        control.pageIndicatorTintColor = .blue
        guard case .drawing(let drawing) = control.lowered().contents else {
            Issue.record("a page control draws")
            return
        }
        var colors: [RGBA] = []
        var box = CGRect.null
        for case .fill(let path, _, let paint, _) in drawing.commands {
            if case .color(let color) = paint { colors.append(color) }
            box = box.union(path.controlPointBox)
        }
        #expect(colors.count(where: { $0 == Color.red.resolved }) == 1)
        #expect(colors.count(where: { $0 == Color.blue.resolved }) >= 3)
        #expect(control.bounds.contains(box))
    }

    @Test(
        "A knob's shadow is complete in a frame lower than the knob", arguments: Theme.eras,
        [2.0, 14, 40])
    func lowSlider(theme: Theme, height: CGFloat) throws {
        try RenderContext(theme: theme).run {
            let slider = Slider(frame: CGRect(x: 0, y: 0, width: 200, height: height))
            let art = try #require(slider.lowered().children.first { $0.name == "control drawing" })
            let thumb = slider.thumbRect(
                forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
                value: 0)
            #expect(art.frame.minY <= thumb.minY - 11 && art.frame.maxY >= thumb.maxY + 11)
        }
    }

    @Test("A selected segment has a line at each side with a neighbour")
    func segmentLines() throws {
        func lines(_ selected: Int) -> [CGFloat] {
            RenderContext(theme: .classic, traits: TraitCollection(displayScale: 2)).run {
                let control = SegmentedControl(items: ["One", "Two", "Three"])
                control.frame = CGRect(x: 0, y: 0, width: 287, height: 29)
                control.selectedSegmentIndex = selected
                guard
                    let art = control.lowered().children.first(where: {
                        $0.name == "control drawing"
                    })
                else {
                    return Self.lines(control.lowered().contents)
                }
                return Self.lines(art.contents)
            }
        }
        // Each selection paints equal lines last, except for the texts.
        #expect(lines(SegmentedControl.noSegment).count == 2)
        #expect(lines(1) == lines(SegmentedControl.noSegment))
        #expect(lines(0) == lines(2))
    }

    /// Returns the x positions of the drawing's vertical lines, in points.
    private static func lines(_ contents: RenderContents) -> [CGFloat] {
        guard case .drawing(let drawing) = contents else { return [] }
        var result: [CGFloat] = []
        for command in drawing.commands {
            guard case .fill(let path, _, _, _) = command else { continue }
            let box = path.controlPointBox
            if box.width <= 1, box.height > 10 {
                result.append(box.minX)
            } else if box.width > 50, box.width < 150 {
                result.removeAll()
            }
        }
        return result
    }

    @Test(arguments: Theme.eras)
    func `only the touched half of a stepper looks pressed`(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            func clips(_ change: (Stepper) -> Void) throws -> [CGRect] {
                let stepper = Stepper(frame: .zero)
                stepper.sizeToFit()
                stepper.value = 5
                change(stepper)
                guard case .drawing(let drawing) = stepper.lowered().contents else { return [] }
                let pressed = stepper.metrics.stepper.highlightedFill
                let rest = stepper.metrics.stepper.fill
                #expect(pressed != rest)
                return drawing.commands.compactMap { command in
                    if case .clip(let path, _) = command { path.controlPointBox } else { nil }
                }
            }
            let untouched = try clips { _ in }
            let halves = try clips { $0.isHighlighted = true }.filter { !untouched.contains($0) }
            try #require(halves.count == 2)
            #expect(halves[0].maxX == halves[1].minX && halves[0].minX == 0)
            let whole = Stepper(frame: .zero)
            whole.sizeToFit()
            whole.value = 5
            whole.isHighlighted = true
            let increment = whole.lowered()
            whole.touchedHalf = .decrement
            #expect(whole.lowered() != increment)
        }
    }
}
