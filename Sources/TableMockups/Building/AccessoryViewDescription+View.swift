import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes

extension AccessoryViewDescription {
    /// Width of controls without an intrinsic width, in points.
    private static let controlWidth: CGFloat = 140

    /// Creates the view for the current render, in its own size.
    ///
    /// Returns `nil` if its image cannot be shown.
    func view(_ images: ImageStore) -> View? {
        guard let view = plainView(images) else { return nil }
        (view as? Control)?.isEnabled = isEnabled
        // In documents, only the row can give a name to a slider or field.
        if view is Slider || view is TextField { view.accessibility.isCalledAsRow = true }
        if let accessibilityLabel {
            view.accessibilityLabel = accessibilityLabel
            // An image is not an accessibility element without a label.
            if view is ImageView { view.isAccessibilityElement = true }
        }
        var size = view.sizeThatFits(
            CGSize(width: view is Label ? 0 : Self.controlWidth, height: view is Label ? 0 : 44))
        if view is SegmentedControl {
            size.height = RenderContext.current.theme.controls.segmentedControl.heightInRows
        }
        view.frame = CGRect(
            origin: .zero,
            size: CGSize(width: width ?? ownWidth(size), height: size.height))
        view.placement.accessoryWidths = widths(of: view)
        view.placement.standsBesideAccessory = view is BadgeView
        return view
    }

    /// Returns the range of widths for a view.
    ///
    /// A stated width is fixed, and only controls that fill a width shrink, as in UIKit.
    private func widths(of view: View) -> AccessoryWidths {
        let natural = view.bounds.width
        if width != nil { return AccessoryWidths(natural: natural) }
        switch kind {
        case .segments:
            return AccessoryWidths(
                natural: natural, words: (view as? SegmentedControl)?.widthOfTitles,
                least: Self.leastControlWidth)
        case .slider, .progress, .field:
            return AccessoryWidths(natural: natural, least: Self.leastControlWidth)
        case .text, .badge, .button, .toggle, .image, .stepper, .activity:
            return AccessoryWidths(natural: natural)
        }
    }

    /// Minimum width of a control beside the row's own texts, in points; chosen by this project.
    private static let leastControlWidth: CGFloat = 80

    /// Returns the default width of sliders, bars and fields, which otherwise fill the
    /// available width.
    private func ownWidth(_ size: CGSize) -> CGFloat {
        switch kind {
        case .slider, .progress, .field: Self.controlWidth
        default: size.width
        }
    }

    private func plainView(_ images: ImageStore) -> View? {
        switch kind {
        case .toggle(let isOn):
            let control = Switch(frame: .zero)
            control.isOn = isOn
            control.onTintColor = tint
            return control
        case .text(let text): return label(text)
        case .badge(let text): return BadgeView(text: text, color: tint)
        case .image(let reference):
            guard let image = reference.image(from: images) else { return nil }
            let view = ImageView(image: image)
            view.contentMode = .scaleAspectFit
            if let tint { view.tintColor = tint }
            return view
        case .slider(let value):
            let control = Slider(frame: .zero)
            control.value = Float(value)
            control.minimumTrackTintColor = tint
            return control
        case .segments(let segments, let selected):
            let items = segments.compactMap { $0.item(images) }
            guard items.count == segments.count else { return nil }
            let control = SegmentedControl(items: items)
            if let selected { control.selectedSegmentIndex = selected }
            control.selectedSegmentTintColor = tint
            return control
        case .stepper(let value):
            let control = Stepper(frame: .zero)
            control.value = Double(value)
            return control
        case .progress(let share):
            let view = ProgressView(progressViewStyle: .default)
            view.progress = Float(share)
            view.progressTintColor = tint
            return view
        case .activity(let turns):
            let view = ActivityIndicatorView(style: .medium)
            view.hidesWhenStopped = false
            view.color = tint
            if turns { view.startAnimating() }
            return view
        case .field(let text, let placeholder):
            let field = TextField(frame: .zero)
            field.text = text
            field.placeholder = placeholder
            field.textColor = tint
            return field
        case .button(let title):
            let button = Button(type: .system)
            button.setTitle(title, for: .normal)
            if let tint { button.tintColor = tint }
            return button
        }
    }

    /// Creates a label with the look of a row's value.
    private func label(_ text: String) -> Label {
        let metrics = RenderContext.current.theme.cell.metrics(for: .value1)
        let label = Label(frame: .zero)
        label.text = text
        label.font = metrics.detailFont.font()
        label.textColor = tint ?? metrics.detailColor
        return label
    }
}
