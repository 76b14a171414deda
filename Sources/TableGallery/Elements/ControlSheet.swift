import Foundation
import Tableshot

/// Sheet of controls in their states, arranged in rows; lengths are in points.
package final class ControlSheet {
    /// Group of controls.
    package enum Part: String, Sendable, CaseIterable {
        case buttons, switches, sliders, segments, indicators, textFields, texts
    }

    private let sheet = View(frame: CGRect(x: 0, y: 0, width: 390, height: 0))
    private var y: CGFloat = 12

    /// Returns a sheet with some groups of controls, or with all groups, in the theme of the
    /// current render.
    package static func make(_ parts: [Part] = Part.allCases) -> View {
        let sheet = ControlSheet()
        for part in parts {
            switch part {
            case .buttons: sheet.addButtons()
            case .switches: sheet.addSwitchesAndSteppers()
            case .sliders: sheet.addSlidersAndProgress()
            case .segments: sheet.addSegments()
            case .indicators: sheet.addIndicators()
            case .textFields: sheet.addTextFields()
            case .texts: sheet.addText()
            }
        }
        sheet.sheet.frame.size.height = sheet.y
        return sheet.sheet
    }

    private init() {
        let theme = RenderContext.current.theme
        let isClassic = theme.name == Theme.ios6.name
        sheet.backgroundColor = isClassic ? Color(hex: 0xC5CCD4) : .systemGroupedBackground
    }

    /// Adds views side by side, centred at the height of the highest view.
    private func add(_ views: [View], gap: CGFloat = 14) {
        let height = views.map(\.bounds.height).max() ?? 0
        var x: CGFloat = 14
        for view in views {
            view.frame.origin = CGPoint(
                x: x, y: y + ((height - view.bounds.height) / 2).rounded())
            sheet.addSubview(view)
            x += view.bounds.width + gap
        }
        y += height + 14
    }

    private func button(_ title: String, _ change: (Button) -> Void = { _ in }) -> Button {
        let button = Button(type: .system)
        button.setTitle(title, for: .normal)
        change(button)
        button.sizeToFit()
        return button
    }

    private func addButtons() {
        add([
            button("Button"), button("Pressed") { $0.isHighlighted = true },
            button("Disabled") { $0.isEnabled = false },
            button("Image") {
                $0.setImage(Image(systemName: "star.fill"), for: .normal)
                // The insets refer to the left and right side in every layout direction.
                let isMirrored = TraitCollection.current.layoutDirection == .rightToLeft
                let gap: CGFloat = isMirrored ? -4 : 4
                $0.titleEdgeInsets = EdgeInsets(left: gap, right: -gap)
                let hasPlate = RenderContext.current.theme.controls.button.plate != nil
                let edges =
                    hasPlate
                    ? EdgeInsets(top: 8, left: 6, bottom: 8, right: 6)
                    : EdgeInsets(top: 6, bottom: 6)
                $0.contentEdgeInsets = EdgeInsets(
                    top: edges.top, left: edges.left + (isMirrored ? 4 : 0), bottom: edges.bottom,
                    right: edges.right + (isMirrored ? 0 : 4))
            },
        ])
        let types: [Button.ButtonType] = [
            .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
        ]
        let badges = types.map { Button(type: $0) }
        let pressed = Button(type: .detailDisclosure)
        pressed.isHighlighted = true
        let disabled = Button(type: .contactAdd)
        disabled.isEnabled = false
        add(badges + [pressed, disabled])
        let looks: [(String, Button.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        add(
            looks.map { title, look in
                var look = look
                look.title = title
                return Button(configuration: look)
            }, gap: 8)
        var large = Button.Configuration.filled()
        large.title = "Add to Cart"
        large.image = Image(systemName: "cart")
        large.imagePadding = 8
        large.cornerStyle = .capsule
        var off = Button.Configuration.filled()
        off.title = "Disabled"
        let disabledButton = Button(configuration: off)
        disabledButton.isEnabled = false
        add([Button(configuration: large), disabledButton])
    }

    private func addSwitchesAndSteppers() {
        func toggle(_ isOn: Bool, _ change: (Switch) -> Void = { _ in }) -> Switch {
            let toggle = Switch(frame: .zero)
            toggle.isOn = isOn
            change(toggle)
            return toggle
        }
        add([
            toggle(true), toggle(false), toggle(true) { $0.isEnabled = false },
            toggle(true) {
                $0.onTintColor = .systemOrange
                $0.thumbTintColor = Color(hex: 0xFFF2D8)
            },
        ])
        let stepper = Stepper(frame: .zero)
        stepper.value = 5
        let least = Stepper(frame: .zero)
        let pressed = Stepper(frame: .zero)
        pressed.value = 5
        pressed.isHighlighted = true
        add([stepper, least, pressed])
    }

    private func addSlidersAndProgress() {
        func slider(_ value: Float, _ change: (Slider) -> Void = { _ in }) -> Slider {
            let slider = Slider(frame: CGRect(x: 0, y: 0, width: 168, height: 0))
            slider.value = value
            change(slider)
            return slider
        }
        add([slider(0.4), slider(1)])
        add([
            slider(0) { $0.isEnabled = false },
            slider(0.6) {
                $0.minimumValueImage = Image(systemName: "speaker.wave.2")
                $0.maximumValueImage = Image(systemName: "speaker.wave.2.fill")
                $0.minimumTrackTintColor = .systemPink
            },
        ])
        func progress(_ value: Float, _ style: ProgressView.Style) -> ProgressView {
            let view = ProgressView(progressViewStyle: style)
            view.frame.size.width = 110
            view.progress = value
            return view
        }
        add([progress(0, .default), progress(0.45, .default), progress(1, .bar)])
    }

    private func addSegments() {
        func segments(_ items: [Any], _ selected: Int) -> SegmentedControl {
            let control = SegmentedControl(items: items)
            control.selectedSegmentIndex = selected
            return control
        }
        let first = segments(["First", "Second", "Third"], 0)
        first.frame.size.width = 360
        add([first])
        let second = segments(["Day", "Week", Image(systemName: "calendar") as Any], 1)
        let third = segments(["Off", "On"], 1)
        third.isEnabled = false
        second.setEnabled(false, forSegmentAt: 0)
        add([second, third])
    }

    private func addIndicators() {
        let styles: [(ActivityIndicatorView.Style, Double)] = [
            (.medium, 0), (.gray, 0.35), (.white, 0.5), (.large, 0.75),
        ]
        let views = styles.map { style, phase -> View in
            let view = ActivityIndicatorView(style: style)
            view.phase = phase
            view.startAnimating()
            return view
        }
        let pages = PageControl(frame: .zero)
        pages.numberOfPages = 5
        pages.currentPage = 2
        pages.pageIndicatorTintColor = Color(white: 0.5, alpha: 0.4)
        pages.currentPageIndicatorTintColor = .systemIndigo
        pages.sizeToFit()
        let plain = PageControl(frame: .zero)
        plain.numberOfPages = 3
        plain.sizeToFit()
        plain.backgroundColor = .darkGray
        add(views + [pages, plain])
    }

    private func addTextFields() {
        func field(
            _ style: TextField.BorderStyle, _ change: (TextField) -> Void
        ) -> TextField {
            let field = TextField(frame: CGRect(x: 0, y: 0, width: 174, height: 0))
            field.borderStyle = style
            change(field)
            let height = field.sizeThatFits(.zero).height
            field.frame.size = CGSize(width: 174, height: height)
            return field
        }
        add([
            field(.roundedRect) {
                $0.text = "Text"
                $0.clearButtonMode = .always
            },
            field(.roundedRect) { $0.placeholder = "Placeholder" },
        ])
        add([
            field(.line) { $0.text = "A text that is longer than its field" },
            field(.bezel) {
                $0.text = "secret"
                $0.isSecureTextEntry = true
            },
        ])
        add([
            field(.roundedRect) {
                $0.text = "Disabled"
                $0.isEnabled = false
            },
            field(.roundedRect) {
                $0.placeholder = "Search"
                let icon = ImageView(image: Image(systemName: "magnifyingglass"))
                icon.contentMode = .center
                icon.frame.size.width = 30
                $0.leftView = icon
                $0.leftViewMode = .always
            },
        ])
    }

    private func addText() {
        let view = TextView(frame: CGRect(x: 0, y: 0, width: 174, height: 64))
        view.text = "A text view wraps its lines at its width and cuts off the rest."
        let label = Label(frame: .zero)
        label.text = "Title"
        label.font = .boldSystemFont(ofSize: 17)
        let detail = Label(frame: .zero)
        detail.text = "in a stack"
        detail.font = .systemFont(ofSize: 12)
        let texts = StackView(arrangedSubviews: [label, detail])
        texts.axis = .vertical
        texts.alignment = .leading
        let icon = ImageView(image: Image(systemName: "leaf.fill"))
        icon.tintColor = .systemGreen
        icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let row = StackView(arrangedSubviews: [icon, texts, Button(type: .contactAdd)])
        row.spacing = 10
        row.alignment = .center
        row.frame = CGRect(x: 0, y: 0, width: 174, height: 44)
        add([view, row])
    }
}
