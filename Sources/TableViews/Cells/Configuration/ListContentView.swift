import Foundation
import TableControls
import TableDrawing
import TableGeometry

/// View that displays a list content configuration; UIKit's class.
open class ListContentView: View, ContentView, HighlightableView {
    /// Displayed `ListContentConfiguration`; another type is an error of the table.
    open var configuration: any ContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? ListContentConfiguration else {
                return DiagnosticLog.fail(
                    "content.unsupported",
                    "a ListContentView shows a ListContentConfiguration, not a "
                        + "\(type(of: newValue))")
            }
            content = new
            apply()
        }
    }
    private var content: ListContentConfiguration
    private let textLabel = Label(frame: .zero)
    private let secondaryLabel = Label(frame: .zero)
    private let imageView = ImageView(frame: .zero)

    /// Whether the cell highlights the view; the configuration's state determines its
    /// appearance.
    public var isHighlighted = false

    /// Creates a view that displays a configuration.
    public init(configuration: ListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        identity.partName = "content"
        textLabel.identity.partName = "text"
        secondaryLabel.identity.partName = "secondaryText"
        imageView.identity.partName = "image"
        imageView.contentMode = .scaleAspectFit
        for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
        apply()
    }

    private func apply() {
        alpha = content.alpha
        apply(
            content.textProperties, content.shownText,
            hasAttributes: content.attributedText != nil, to: textLabel)
        apply(
            content.secondaryTextProperties, content.shownSecondaryText,
            hasAttributes: content.secondaryAttributedText != nil, to: secondaryLabel)
        imageView.image = content.shownImage
        imageView.isHidden = content.image == nil
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
        imageView.layer.borderWidth = content.imageProperties.strokeWidth
        setNeedsLayout()
    }

    private func apply(
        _ properties: ListContentConfiguration.TextProperties, _ text: NSAttributedString?,
        hasAttributes: Bool,
        to label: Label
    ) {
        label.font = properties.font
        let color = properties.resolvedColor()
        label.textColor = content.isHighlighted ? content.highlightedColor ?? color : color
        label.shadowColor = properties.shadowColor
        label.shadowOffset = properties.shadowOffset
        label.textAlignment = properties.alignment
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation =
            properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if hasAttributes { label.attributedText = text } else { label.text = text?.string }
        label.isHidden = (text?.length ?? 0) == 0
    }

    /// Margins of the content, or larger preserved margins of the cell.
    private var margins: DirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        if let own = content.verticalMargins, !textLabel.isHidden, !secondaryLabel.isHidden {
            if margins.top == own.ofOne { margins.top = own.ofTwo }
            if margins.bottom == own.ofOne { margins.bottom = own.ofTwo }
        }
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        let axes = content.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    /// Sum of the top and bottom margins, in points.
    var verticalMargins: CGFloat { margins.top + margins.bottom }

    private func layout(_ size: CGSize) -> ListContentLayout {
        ListContentLayout(
            content: content, margins: margins, width: size.width,
            direction: traitCollection.layoutDirection,
            text: textLabel.isHidden ? nil : textLabel,
            secondary: secondaryLabel.isHidden ? nil : secondaryLabel, grid: .current)
    }

    /// Leading position of the text, in points.
    var textInset: CGFloat { layout(bounds.size).textX }

    /// Sets the image's colours for the view's tint colour.
    private func tintImage() {
        let properties = content.imageProperties
        let isOwn = properties.tintColor != nil || properties.tintColorTransformer != nil
        imageView.tintColor = isOwn ? properties.resolvedTintColor(for: tintColor) : nil
        imageView.layer.borderColor = properties.resolvedStrokeColor(for: tintColor)
    }

    open override func layoutSubviews() {
        tintImage()
        let frames = layout(bounds.size).frames(height: bounds.height)
        if let frame = frames.image { imageView.frame = frame }
        if let frame = frames.text { textLabel.frame = frame }
        if let frame = frames.secondary { secondaryLabel.frame = frame }
        hasCutTexts = frames.isCut
    }

    /// Labels with a visible text.
    var shownLabels: [Label] { [textLabel, secondaryLabel].filter { !$0.isHidden } }

    /// Whether texts are truncated because the view is too low.
    private(set) var hasCutTexts = false

    /// Minimum height without truncated texts, in points.
    ///
    /// The height is smaller than the content's preferred height, because the margins shrink
    /// first.
    var heightShowingTexts: CGFloat {
        let layout = layout(bounds.size)
        let grid = PixelGrid.current
        var low = bounds.height
        var high = grid.ceil(layout.height)
        while true {
            let middle = grid.round((low + high) / 2)
            guard middle > low, middle < high else { return high }
            if layout.frames(height: middle).isCut { low = middle } else { high = middle }
        }
    }

    /// Returns the required height of the content for a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(size).height)
    }
}
