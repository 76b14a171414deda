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
            Control.self, "A view with states that sends actions.",
            properties: [
                .boolean("isEnabled", \Control.isEnabled, "Whether it can be used."),
                .boolean("isSelected", \Control.isSelected, "Whether it is selected."),
                .boolean("isHighlighted", \Control.isHighlighted, "Whether it is pressed."),
                .choice(
                    "contentHorizontalAlignment", \Control.contentHorizontalAlignment,
                    "Where the content stands across."),
                .choice(
                    "contentVerticalAlignment", \Control.contentVerticalAlignment,
                    "Where the content stands down."),
            ]
        ) { _ in Control(frame: .zero) }
    }

    private static var toggle: ViewClass {
        ViewClass(
            Switch.self, "Turns one thing on or off.",
            properties: [
                .boolean("isOn", \Switch.isOn, "Whether it is on."),
                .color("onTintColor", \Switch.onTintColor, "The track where it is on."),
                .color("thumbTintColor", \Switch.thumbTintColor, "The knob."),
            ], mainProperty: "isOn"
        ) { _ in Switch(frame: .zero) }
    }

    private static var slider: ViewClass {
        ViewClass(
            Slider.self, "Chooses a value of a range.",
            properties: [
                .number("minimumValue", \Slider.minimumValue, "The least value; 0 without it."),
                .number("maximumValue", \Slider.maximumValue, "The greatest value; 1 without it."),
                .number("value", \Slider.value, "The value."),
                .color(
                    "minimumTrackTintColor", \Slider.minimumTrackTintColor,
                    "The track below the value."),
                .color(
                    "maximumTrackTintColor", \Slider.maximumTrackTintColor,
                    "The track above the value."),
                .color("thumbTintColor", \Slider.thumbTintColor, "The knob."),
                .image("minimumValueImage", \Slider.minimumImage, "At the least value."),
                .image("maximumValueImage", \Slider.maximumImage, "At the greatest value."),
            ], mainProperty: "value"
        ) { _ in Slider(frame: .zero) }
    }

    private static var segmentedControl: ViewClass {
        ViewClass(
            SegmentedControl.self, "Chooses one of some segments.",
            properties: [
                ViewProperty(
                    "segments", .segments, "The titles or images of the segments.",
                    of: SegmentedControl.self,
                    read: { value, _ in SegmentedControl.segments(value) }, get: \.segments,
                    set: { $0.describe($1) }),
                .texts(
                    "disabledSegments", \SegmentedControl.disabledNames,
                    "The segments that cannot be chosen: by a title, by what is said of an image or "
                        + "its name, or by the place, counted from 0."),
                .boolean(
                    "isMomentary", \SegmentedControl.isMomentary,
                    "Whether a segment is chosen only while it is touched."),
                .integer(
                    "selectedSegmentIndex", \SegmentedControl.selectedSegmentIndex,
                    in: -1...1_000, "The chosen segment, counted from 0; -1 is none."),
                .color(
                    "selectedSegmentTintColor", \SegmentedControl.selectedSegmentTintColor,
                    "Beneath the chosen segment."),
            ], mainProperty: "selectedSegmentIndex"
        ) { _ in SegmentedControl(frame: .zero) }
    }

    private static var stepper: ViewClass {
        ViewClass(
            Stepper.self, "Makes a value larger or smaller by a step.",
            properties: [
                .number("minimumValue", \Stepper.minimumValue, "The least value; 0 without it."),
                .number(
                    "maximumValue", \Stepper.maximumValue, "The greatest value; 100 without it."),
                .number(
                    "stepValue", \Stepper.stepValue, in: 0.000_001...1_000_000, "The step."),
                .number("value", \Stepper.value, "The value."),
                .boolean("wraps", \Stepper.wraps, "Whether it goes on at the other end."),
                .choice(
                    "touchedHalf", \Stepper.touchedHalf,
                    "The half that looks pressed while it is highlighted; increment without it."),
            ], mainProperty: "value"
        ) { _ in Stepper(frame: .zero) }
    }

    private static var progressView: ViewClass {
        ViewClass(
            ProgressView.self, "How much of something is done.",
            properties: [
                .choice(
                    "progressViewStyle", \ProgressView.progressViewStyle, "Where it is used."),
                .number("progress", \ProgressView.progress, in: 0...1, "The share that is done."),
                .color("progressTintColor", \ProgressView.progressTintColor, "What is done."),
                .color("trackTintColor", \ProgressView.trackTintColor, "What is left."),
            ], mainProperty: "progress"
        ) { _ in ProgressView(frame: .zero) }
    }

    private static var activityIndicatorView: ViewClass {
        ViewClass(
            ActivityIndicatorView.self, "Something that takes its time.",
            properties: [
                .choice("style", \ActivityIndicatorView.style, "The size."),
                .boolean(
                    "isAnimating", \ActivityIndicatorView.describedAnimation, "Whether it turns."),
                .boolean(
                    "hidesWhenStopped", \ActivityIndicatorView.hidesWhenStopped,
                    "Whether it is shown only while it turns."),
                .color("color", \ActivityIndicatorView.color, "The colour."),
                .number(
                    "phase", \ActivityIndicatorView.phase, in: 0...1,
                    "The moment of a turn, from 0 to 1."),
            ], mainProperty: "isAnimating"
        ) { _ in ActivityIndicatorView(frame: .zero) }
    }

    private static var pageControl: ViewClass {
        ViewClass(
            PageControl.self, "One of some pages.",
            properties: [
                .integer(
                    "numberOfPages", \PageControl.numberOfPages, in: 0...1_000, "How many pages."),
                .integer(
                    "currentPage", \PageControl.currentPage, in: 0...1_000,
                    "The page, counted from 0."),
                .boolean(
                    "hidesForSinglePage", \PageControl.hidesForSinglePage,
                    "Whether nothing is shown of a single page."),
                .color("pageIndicatorTintColor", \PageControl.pageIndicatorTintColor, "The dots."),
                .color(
                    "currentPageIndicatorTintColor", \PageControl.currentPageIndicatorTintColor,
                    "The dot of the page."),
            ], mainProperty: "currentPage"
        ) { _ in PageControl(frame: .zero) }
    }

    private static var textField: ViewClass {
        ViewClass(
            TextField.self, "One line of text to be edited.",
            properties: [
                .text("text", \TextField.text, "The text."),
                .text("placeholder", \TextField.placeholder, "Shown where there is no text."),
                .font("font", \TextField.describedFont, "The font."),
                .color("textColor", \TextField.textColor, "The colour of the text."),
                .choice("textAlignment", \TextField.textAlignment, "How the text lies."),
                .choice("borderStyle", \TextField.borderStyle, "The frame around the text."),
                .choice(
                    "clearButtonMode", \TextField.clearButtonMode,
                    "When a button to clear it is shown."),
                .boolean(
                    "isSecureTextEntry", \TextField.isSecureTextEntry,
                    "Whether letters are shown as dots."),
                .boolean(
                    "isEditing", \TextField.isEditing,
                    "Whether it is shown as it is while it is edited."),
                .boolean(
                    "adjustsFontSizeToFitWidth", \TextField.adjustsFontSizeToFitWidth,
                    "Whether letters shrink before text is cut off, down to minimumFontSize."),
                .number(
                    "minimumFontSize", \TextField.minimumFontSize, in: 0...1_000,
                    "The smallest size of shrunken letters, in points; 0 lets none shrink."),
                .image("leftView", \TextField.leftImage, "An image before the text."),
                .choice(
                    "leftViewMode", \TextField.leftViewMode,
                    "When it is shown; never without it."),
                .image("rightView", \TextField.rightImage, "An image after the text."),
                .choice(
                    "rightViewMode", \TextField.rightViewMode,
                    "When that is shown; never without it."),
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
