import Foundation
import TableDrawing

/// What a button's parts look like in its present state.
struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var image: Image?
    var foreground: Color
    var titleAlpha: CGFloat = 1
    var imageAlpha: CGFloat = 1
    /// Behind the content of a configured button.
    var plateColor: Color?

    init(_ button: Button) {
        let metrics = button.metrics.button
        image = button.currentImage
        title = button.currentTitle
        attributedTitle = button.currentAttributedTitle
        foreground = button.currentTitleColor
        if let configuration = button.configuration {
            title = configuration.title ?? title
            attributedTitle = configuration.attributedTitle ?? attributedTitle
            image = configuration.image ?? image
            apply(configuration, of: button, metrics.configured)
            return
        }
        if let selected = button.selectedPlate {
            foreground = button.contents[button.state.rawValue]?.titleColor ?? selected.titleColor
        }
        if button.isHighlighted, button.buttonType == .system, button.plate == nil {
            titleAlpha = metrics.highlightedOpacity
            imageAlpha = metrics.highlightedOpacity
        }
        if !button.isEnabled, button.adjustsImageWhenDisabled {
            imageAlpha = button.metrics.disabledOpacity
        }
        if button.isHighlighted, button.adjustsImageWhenHighlighted,
            button.buttonType == .custom, button.contents[button.state.rawValue]?.image == nil
        {
            imageAlpha = 0.5
        }
    }

    private mutating func apply(
        _ configuration: Button.Configuration, of button: Button,
        _ looks: ButtonMetrics.Configured
    ) {
        let tint = button.tintColor ?? .black
        let base = configuration.baseBackgroundColor
        switch configuration.style {
        case .plain:
            foreground = tint
            plateColor = base
        case .gray:
            foreground = tint
            plateColor = base ?? looks.grayFill
        case .tinted:
            foreground = tint
            plateColor = (base ?? tint).withAlphaComponent(looks.tintedOpacity)
        case .filled:
            foreground = looks.filledForeground
            plateColor = base ?? tint
        }
        foreground = configuration.baseForegroundColor ?? foreground
        if !button.isEnabled {
            foreground = looks.disabledForeground
            if plateColor != nil { plateColor = looks.disabledFill }
        } else if button.isHighlighted {
            titleAlpha = looks.highlightedOpacity
            imageAlpha = looks.highlightedOpacity
            plateColor = plateColor.map {
                let color = $0.resolved
                return Color(color.multiplyingAlpha(by: Double(looks.highlightedOpacity)))
            }
        }
    }
}
