import Foundation

/// Appearance of a theme's controls.
///
/// Sizes and colours come from public sources where available; the art is drawn by this
/// project.
public struct ControlMetrics: Sendable, Hashable {
    /// Opacity of a disabled control's parts, from 0 to 1.
    public var disabledOpacity: CGFloat
    public var button: ButtonMetrics
    /// Appearance of `Switch`.
    public var toggle: SwitchMetrics
    public var slider: SliderMetrics
    public var segmentedControl: SegmentedControlMetrics
    public var stepper: StepperMetrics
    public var progressView: ProgressViewMetrics
    public var activityIndicator: ActivityIndicatorMetrics
    public var pageControl: PageControlMetrics
    public var textField: TextFieldMetrics
}
