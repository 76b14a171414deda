import Foundation

/// The looks of a theme's controls.
///
/// Sizes and colours are the numbers of public sources where there are any; the art is drawn by this
/// project.
public struct ControlMetrics: Sendable, Hashable {
    /// What the parts of a disabled control are faded to, from 0 to 1.
    public var disabledOpacity: CGFloat
    public var button: ButtonMetrics
    /// The looks of `Switch`.
    public var toggle: SwitchMetrics
    public var slider: SliderMetrics
    public var segmentedControl: SegmentedControlMetrics
    public var stepper: StepperMetrics
    public var progressView: ProgressViewMetrics
    public var activityIndicator: ActivityIndicatorMetrics
    public var pageControl: PageControlMetrics
    public var textField: TextFieldMetrics
}
