import Foundation
import TableDrawing
import TableText

/// Controls in descriptions.
extension ViewClasses {
    package static var standardControls: [ViewClass] {
        [
            control, button, toggle, slider, segmentedControl, stepper, progressView,
            activityIndicatorView, pageControl, textField,
        ]
    }

    private static var control: ViewClass {
        ViewClass(
            Control.self, "A base class for controls: a view with states that sends actions.",
            properties: [
                .boolean("isEnabled", \Control.isEnabled, "Whether the control is enabled."),
                .boolean("isSelected", \Control.isSelected, "Whether the control is selected."),
                .boolean(
                    "isHighlighted", \Control.isHighlighted,
                    "Whether the control is highlighted."),
                .choice(
                    "contentHorizontalAlignment", \Control.contentHorizontalAlignment,
                    "The horizontal alignment of the content."),
                .choice(
                    "contentVerticalAlignment", \Control.contentVerticalAlignment,
                    "The vertical alignment of the content."),
            ]
        ) { _ in Control(frame: .zero) }
    }

    private static var toggle: ViewClass {
        ViewClass(
            Switch.self, "A control that turns a setting on or off.",
            properties: [
                .boolean("isOn", \Switch.isOn, "Whether the switch is on."),
                .color(
                    "onTintColor", \Switch.onTintColor,
                    "The colour of the track when the switch is on."),
                .color("thumbTintColor", \Switch.thumbTintColor, "The colour of the thumb."),
            ], mainProperty: "isOn"
        ) { _ in Switch(frame: .zero) }
    }

    private static var slider: ViewClass {
        ViewClass(
            Slider.self, "A control that selects a value from a continuous range.",
            properties: [
                .number(
                    "minimumValue", \Slider.minimumValue,
                    "The minimum value. The default is 0."),
                .number(
                    "maximumValue", \Slider.maximumValue,
                    "The maximum value. The default is 1."),
                .number("value", \Slider.value, "The current value."),
                .color(
                    "minimumTrackTintColor", \Slider.minimumTrackTintColor,
                    "The colour of the track below the value."),
                .color(
                    "maximumTrackTintColor", \Slider.maximumTrackTintColor,
                    "The colour of the track above the value."),
                .color("thumbTintColor", \Slider.thumbTintColor, "The colour of the thumb."),
                .image("minimumValueImage", \Slider.minimumImage, "The image at the minimum end."),
                .image("maximumValueImage", \Slider.maximumImage, "The image at the maximum end."),
            ], mainProperty: "value"
        ) { _ in Slider(frame: .zero) }
    }

    private static var segmentedControl: ViewClass {
        ViewClass(
            SegmentedControl.self, "A control with segments, in which each segment is a button.",
            properties: [
                ViewProperty(
                    "segments", .segments, "The titles or images of the segments.",
                    of: SegmentedControl.self,
                    read: { value, _ in SegmentedControl.segments(value) }, get: \.segments,
                    set: { $0.describe($1) }),
                .texts(
                    "disabledSegments", \SegmentedControl.disabledNames,
                    "The disabled segments: titles, image names, image labels, or indexes from 0."),
                .boolean(
                    "isMomentary", \SegmentedControl.isMomentary,
                    "Whether a segment is selected only during a touch."),
                .integer(
                    "selectedSegmentIndex", \SegmentedControl.selectedSegmentIndex,
                    in: -1...1_000,
                    "The index of the selected segment, from 0; -1 means no selection."),
                .boolean(
                    "apportionsSegmentWidthsByContent",
                    \SegmentedControl.apportionsSegmentWidthsByContent,
                    "Whether the widths of the segments depend on their contents."),
                .color(
                    "selectedSegmentTintColor", \SegmentedControl.selectedSegmentTintColor,
                    "The colour of the selected segment's background."),
            ], mainProperty: "selectedSegmentIndex"
        ) { _ in SegmentedControl(frame: .zero) }
    }

    private static var stepper: ViewClass {
        ViewClass(
            Stepper.self, "A control that increments or decrements a value.",
            properties: [
                .number(
                    "minimumValue", \Stepper.minimumValue,
                    "The minimum value. The default is 0."),
                .number(
                    "maximumValue", \Stepper.maximumValue,
                    "The maximum value. The default is 100."),
                .number(
                    "stepValue", \Stepper.stepValue, in: 0.000_001...1_000_000,
                    "The increment of the value."),
                .number("value", \Stepper.value, "The current value."),
                .boolean(
                    "wraps", \Stepper.wraps,
                    "Whether the value wraps around at the minimum and the maximum."),
                .choice(
                    "touchedHalf", \Stepper.touchedHalf,
                    "The pressed half of a highlighted stepper. The default is increment."),
            ], mainProperty: "value"
        ) { _ in Stepper(frame: .zero) }
    }

    private static var progressView: ViewClass {
        ViewClass(
            ProgressView.self, "A view that shows the progress of a task.",
            properties: [
                .choice(
                    "progressViewStyle", \ProgressView.progressViewStyle,
                    "The style of the progress bar."),
                .number(
                    "progress", \ProgressView.progress, in: 0...1,
                    "The progress, from 0 to 1."),
                .color(
                    "progressTintColor", \ProgressView.progressTintColor,
                    "The colour of the completed part of the track."),
                .color(
                    "trackTintColor", \ProgressView.trackTintColor,
                    "The colour of the remaining part of the track."),
            ], mainProperty: "progress"
        ) { _ in ProgressView(frame: .zero) }
    }

    private static var activityIndicatorView: ViewClass {
        ViewClass(
            ActivityIndicatorView.self, "A view that shows that a task is in progress.",
            properties: [
                .choice("style", \ActivityIndicatorView.style, "The style of the indicator."),
                .boolean(
                    "isAnimating", \ActivityIndicatorView.describedAnimation,
                    "Whether the indicator is animating."),
                .boolean(
                    "hidesWhenStopped", \ActivityIndicatorView.hidesWhenStopped,
                    "Whether the view is hidden when the animation is stopped."),
                .color("color", \ActivityIndicatorView.color, "The colour of the indicator."),
                .number(
                    "phase", \ActivityIndicatorView.phase, in: 0...1,
                    "The phase of the rotation, from 0 to 1."),
            ], mainProperty: "isAnimating"
        ) { _ in ActivityIndicatorView(frame: .zero) }
    }

    private static var pageControl: ViewClass {
        ViewClass(
            PageControl.self, "A control with a dot for each page.",
            properties: [
                .integer(
                    "numberOfPages", \PageControl.numberOfPages, in: 0...1_000,
                    "The number of pages."),
                .integer(
                    "currentPage", \PageControl.currentPage, in: 0...1_000,
                    "The index of the current page, from 0."),
                .boolean(
                    "hidesForSinglePage", \PageControl.hidesForSinglePage,
                    "Whether the control is hidden for a single page."),
                .color(
                    "pageIndicatorTintColor", \PageControl.pageIndicatorTintColor,
                    "The colour of the dots."),
                .color(
                    "currentPageIndicatorTintColor", \PageControl.currentPageIndicatorTintColor,
                    "The colour of the current page's dot."),
            ], mainProperty: "currentPage"
        ) { _ in PageControl(frame: .zero) }
    }

    private static var textField: ViewClass {
        ViewClass(
            TextField.self, "A control with an editable line of text.",
            properties: [
                .text("text", \TextField.text, "The text of the field."),
                .text(
                    "placeholder", \TextField.placeholder,
                    "The placeholder text of an empty field."),
                .font("font", \TextField.describedFont, "The font."),
                .color("textColor", \TextField.textColor, "The colour of the text."),
                .choice("textAlignment", \TextField.textAlignment, "The alignment of the text."),
                .choice("borderStyle", \TextField.borderStyle, "The border style."),
                .image("background", \TextField.background, "The image behind the text."),
                .image(
                    "disabledBackground", \TextField.disabledBackground,
                    "The image behind the text of a disabled field. The default is background."),
                .choice(
                    "clearButtonMode", \TextField.clearButtonMode,
                    "The visibility mode of the clear button."),
                .boolean(
                    "isSecureTextEntry", \TextField.isSecureTextEntry,
                    "Whether the characters are replaced by dots."),
                .boolean(
                    "isEditing", \TextField.isEditing,
                    "Whether the field is displayed as during editing."),
                .boolean(
                    "adjustsFontSizeToFitWidth", \TextField.adjustsFontSizeToFitWidth,
                    "Whether the font size is reduced to fit the width, down to minimumFontSize."),
                .number(
                    "minimumFontSize", \TextField.minimumFontSize, in: 0...1_000,
                    "The minimum font size, in points. The value 0 disables the reduction."),
                .image(
                    "leftView", \TextField.leftImage,
                    "An image on the leading side of the text."),
                .choice(
                    "leftViewMode", \TextField.leftViewMode,
                    "The visibility mode of the left view. The default is never."),
                .image(
                    "rightView", \TextField.rightImage,
                    "An image on the trailing side of the text."),
                .choice(
                    "rightViewMode", \TextField.rightViewMode,
                    "The visibility mode of the right view. The default is never."),
            ], mainProperty: "text"
        ) { _ in TextField(frame: .zero) }
    }
}

extension SegmentedControl {
    /// Returns segments for a list of titles and images, or `nil` for other values.
    fileprivate static func segments(_ value: ViewValue) -> [Segment]? {
        if let titles = value.texts { return titles.map { Segment(title: $0) } }
        guard let values = value.list else { return nil }
        let segments = values.compactMap { value -> Segment? in
            if let title = value.text { return Segment(title: title) }
            return value.image.map { Segment(image: $0) }
        }
        return segments.count == values.count ? segments : nil
    }

    /// Replaces the segments; the described selection and disabled segments are kept.
    fileprivate func describe(_ segments: [Segment]) {
        let (selected, disabled) = (selectedSegmentIndex, disabledNames)
        removeAllSegments()
        self.segments = segments
        invalidateIntrinsicContentSize()
        disabledNames = disabled
        if segments.indices.contains(selected) { selectedSegmentIndex = selected }
    }
}

extension SegmentedControl {
    private var names: SegmentNames { SegmentNames(segments.map { ($0.title, $0.image) }) }

    /// Names of disabled segments: the described names while still valid, otherwise the
    /// current names.
    fileprivate var disabledNames: [String] {
        get {
            let names = names
            let disabled = segments.indices.filter { !segments[$0].isEnabled }
            let described = Set(describedDisabledNames.flatMap(names.indices(of:)))
            return described == Set(disabled)
                ? describedDisabledNames : disabled.map(names.name(at:))
        }
        set {
            describedDisabledNames = newValue
            let disabled = Set(newValue.flatMap(names.indices(of:)))
            for index in segments.indices { segments[index].isEnabled = !disabled.contains(index) }
        }
    }
}

extension ActivityIndicatorView {
    fileprivate var describedAnimation: Bool {
        get { isAnimating }
        set { if newValue { startAnimating() } else { stopAnimating() } }
    }
}

// Symbols in descriptions follow the text size; UIKit's symbols in fixed-size controls do not.

extension Slider {
    fileprivate var minimumImage: Image? {
        get { minimumValueImage }
        set { minimumValueImage = newValue?.withStandardSymbolSize }
    }
    fileprivate var maximumImage: Image? {
        get { maximumValueImage }
        set { maximumValueImage = newValue?.withStandardSymbolSize }
    }
}

extension TextField {
    fileprivate var leftImage: Image? {
        get { (leftView as? ImageView)?.image }
        set { leftView = newValue.map { ImageView(image: $0.withStandardSymbolSize) } }
    }
    fileprivate var rightImage: Image? {
        get { (rightView as? ImageView)?.image }
        set { rightView = newValue.map { ImageView(image: $0.withStandardSymbolSize) } }
    }
    fileprivate var describedFont: Font {
        get { font }
        set { font = newValue }
    }
}
