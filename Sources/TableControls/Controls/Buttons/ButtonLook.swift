import Foundation
import TableDrawing
import TableThemes

/// Appearance of a button's parts in its current state.
struct ButtonLook {
    var image: Image?
    var foreground: Color
    /// Colour of a template image.
    var imageColor: Color
    var titleAlpha: CGFloat = 1
    var imageAlpha: CGFloat = 1
    /// Colour of a configured button's background.
    var plateColor: Color?

    init(_ button: Button) {
        let metrics = button.metrics.button
        image = button.growsWithText ? button.currentImage : button.currentFixedImage
        foreground = button.currentTitleColor
        imageColor = foreground
        if let configuration = button.configuration {
            image = configuration.image ?? image
            apply(configuration, of: button, metrics.configured)
            imageColor = foreground
            return
        }
        if let selected = button.selectedPlate {
            foreground = button.contents[button.state.rawValue]?.titleColor ?? selected.titleColor
            imageColor = foreground
        } else if metrics.systemTitleColor == nil, button.isEnabled || button.buttonType == .custom
        {
            // Template images exist since iOS 7, whose buttons have a tint colour.
            imageColor = button.tintColor ?? foreground
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
        } else if !hasOwnGround(configuration), let color = button.colorInHighlightedRow {
            foreground = color
            plateColor = plateColor.map { _ in color.withAlphaComponent(looks.tintedOpacity) }
        } else if button.isHighlighted {
            titleAlpha = looks.highlightedOpacity
            imageAlpha = looks.highlightedOpacity
            plateColor = plateColor.map {
                let color = $0.resolved
                return Color(color.multiplyingAlpha(by: Double(looks.highlightedOpacity)))
            }
        }
    }

    /// Whether the content has a plate that hides the colour behind the button.
    private func hasOwnGround(_ configuration: Button.Configuration) -> Bool {
        switch configuration.style {
        case .filled: true
        case .plain, .gray: configuration.baseBackgroundColor != nil
        case .tinted: false
        }
    }
}

extension Button {
    /// Text colour of a selected or touched row that highlights the button, or `nil`
    /// elsewhere.
    ///
    /// The colour is also `nil` if the theme's texts keep their colour.
    fileprivate var colorInHighlightedRow: Color? {
        guard isHighlighted, let color = RenderContext.current.theme.colors.highlightedText
        else { return nil }
        var next = superview
        while let view = next {
            if let row = view as? any RowView { return row.showsHighlight ? color : nil }
            next = view.superview
        }
        return nil
    }
}
