import Foundation

/// Appearance of a theme's controls.
///
/// Sizes and colours come from public sources where available; the art is drawn by this
/// project.
public struct ControlMetrics: Sendable, Hashable {
    /// Opacity of a disabled control's parts, from 0 to 1.
    public var disabledOpacity: CGFloat
    /// Appearance of `Button`.
    public var button: ButtonMetrics
    /// Appearance of `Switch`.
    public var toggle: SwitchMetrics
    /// Appearance of `Slider`.
    public var slider: SliderMetrics
    /// Appearance of `SegmentedControl`.
    public var segmentedControl: SegmentedControlMetrics
    /// Appearance of `Stepper`.
    public var stepper: StepperMetrics
    /// Appearance of `ProgressView`.
    public var progressView: ProgressViewMetrics
    /// Appearance of `ActivityIndicatorView`.
    public var activityIndicator: ActivityIndicatorMetrics
    /// Appearance of `PageControl`.
    public var pageControl: PageControlMetrics
    /// Appearance of `TextField`.
    public var textField: TextFieldMetrics
}
