import Foundation
import TableControls
import TableDrawing
import TableText

/// Images of a stepper, which are not drawn.
extension Stepper {
    /// Sets the image of the left half; not drawn.
    public func setDecrementImage(_ image: Image?, for state: State) { note(image) }
    /// Sets the image of the right half; not drawn.
    public func setIncrementImage(_ image: Image?, for state: State) { note(image) }
    /// Sets the image of the background; not drawn.
    public func setBackgroundImage(_ image: Image?, for state: State) { note(image) }
    /// Sets the image between the halves; not drawn.
    public func setDividerImage(
        _ image: Image?, forLeftSegmentState leftState: State,
        rightSegmentState rightState: State
    ) { note(image) }
    /// Returns no image, because images are not drawn.
    public func decrementImage(for state: State) -> Image? { nil }
    /// Returns no image, because images are not drawn.
    public func incrementImage(for state: State) -> Image? { nil }

    private func note(_ image: Image?) {
        if image != nil { AcceptedInterface.note("UIStepper.setIncrementImage(_:for:)", .looks) }
    }
}

/// Looks of page controls that are not drawn.
extension PageControl {
    /// Background of the dots.
    public enum BackgroundStyle: Int, Sendable, Hashable, CaseIterable {
        case automatic, prominent, minimal
    }
    /// Movement of a finger over the dots.
    public enum InteractionState: Int, Sendable, Hashable { case none, discrete, continuous }
    /// Direction of the dots.
    public enum Direction: Int, Sendable, Hashable, CaseIterable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// Background of the dots, which appears under a finger.
    public var backgroundStyle: BackgroundStyle {
        get { attached(.automatic) }
        set { attach(newValue) }
    }
    /// Whether a finger may move over the dots.
    public var allowsContinuousInteraction: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Movement of a finger; none in a picture.
    public var interactionState: InteractionState { .none }
    /// Direction of the dots; they lie beside each other.
    public var direction: Direction {
        get { attached(.natural) }
        set { attach(newValue) }
    }
    /// Image in place of the dots; not drawn.
    public var preferredIndicatorImage: Image? {
        get { attached(nil) }
        set {
            note(newValue)
            attach(newValue)
        }
    }
    /// Image in place of the dot of the current page; not drawn.
    public var preferredCurrentPageIndicatorImage: Image? {
        get { attached(nil) }
        set {
            note(newValue)
            attach(newValue)
        }
    }
    /// Sets the image of a page; not drawn.
    public func setIndicatorImage(_ image: Image?, forPage page: Int) { note(image) }
    /// Whether the dots follow `updateCurrentPageDisplay()`.
    public var defersCurrentPageDisplay: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Shows the current page; the dots always show it.
    public func updateCurrentPageDisplay() {}

    private func note(_ image: Image?) {
        if image != nil {
            AcceptedInterface.note("UIPageControl.preferredIndicatorImage", .looks)
        }
    }
}

/// Looks of switches that iOS does not draw.
extension Switch {
    /// Style of a switch; iOS draws a sliding knob.
    public enum Style: Int, Sendable, Hashable, CaseIterable { case automatic, checkbox, sliding }

    /// Style of the switch.
    public var style: Style { .sliding }
    /// Wish for a style; iOS draws a sliding knob.
    public var preferredStyle: Style {
        get { attached(.automatic) }
        set { attach(newValue) }
    }
    /// Title of a check box on a Mac.
    public var title: String? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Image of earlier systems; not drawn since iOS 7.
    public var onImage: Image? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Image of earlier systems; not drawn since iOS 7.
    public var offImage: Image? {
        get { attached(nil) }
        set { attach(newValue) }
    }
}

/// Images and places of segments.
extension SegmentedControl {
    /// Moves the content of a segment; not moved.
    public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
    /// Sets the background; the background is not drawn.
    public func setBackgroundImage(
        _ image: Image?, for state: State, barMetrics: UIBarMetrics
    ) { note(image) }
    /// Sets the image between segments; not drawn.
    public func setDividerImage(
        _ image: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) { note(image) }
    /// Sets the action of a segment with its title.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        setTitle(action.title, forSegmentAt: segment)
    }

    private func note(_ image: Image?) {
        // An image without a size hides the standard background.
        if image != nil {
            AcceptedInterface.note(
                "UISegmentedControl.setBackgroundImage(_:for:barMetrics:)", .looks)
        }
    }
}

extension ProgressView {
    /// Progress that the view shows, at the time when the property is set.
    public var observedProgress: Progress? {
        get { attached(nil) }
        set {
            attach(newValue)
            if let newValue { progress = Float(newValue.fractionCompleted) }
        }
    }
}

extension Slider {
    /// Style of a slider; iOS has one style.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { attached(.automatic) }
        set { attach(newValue) }
    }
}

/// Style of a control on a Mac; a picture has the style of iOS.
public enum UIBehavioralStyle: UInt, Sendable, Hashable, CaseIterable { case automatic, pad, mac }

extension Button {
    /// Style of a button; iOS has one style.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { attached(.automatic) }
        set { attach(newValue) }
    }
    /// Label of the subtitle; the title's label shows both texts.
    public var subtitleLabel: UILabel? { nil }
}

extension Control {
    /// Sends the primary action.
    public func performPrimaryAction() {
        sendActions(for: [.primaryActionTriggered, .touchUpInside])
    }
    /// Returns the names of the methods of a target; unknown here.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        nil
    }
}

extension UIPickerView {
    /// Size of the rows, in points.
    public func rowSize(forComponent component: Int) -> CGSize {
        let count = max(1, numberOfComponents)
        return CGSize(width: bounds.width / CGFloat(count), height: 32)
    }
}
