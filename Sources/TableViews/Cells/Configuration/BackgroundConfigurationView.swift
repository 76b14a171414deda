import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// View with the colour of a background configuration, or with the theme's gradient for a
/// selected row.
final class ConfiguredFillView: View {
    fileprivate var gradient: SelectionLook.Fill?

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        gradient?.paint(height: bounds.height) ?? super.makeBackground()
    }
}

/// View that displays a background configuration.
final class BackgroundConfigurationView: View {
    var configuration: BackgroundConfiguration {
        didSet {
            if oldValue.customView !== configuration.customView { replaceCustomView(oldValue) }
            setNeedsLayout()
        }
    }
    /// View with the shadow, because a fill cannot cast a shadow while clipping an image.
    private let shadow = View(frame: .zero)
    let fill = ConfiguredFillView(frame: .zero)
    private let imageView = ImageView(frame: .zero)

    init(_ configuration: BackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        identity.partName = "background"
        shadow.identity.partName = "shadow"
        fill.identity.partName = "fill"
        imageView.identity.partName = "image"
        addSubview(shadow)
        addSubview(fill)
        fill.addSubview(imageView)
        if let view = configuration.customView { fill.addSubview(view) }
    }

    private func replaceCustomView(_ old: BackgroundConfiguration) {
        old.customView?.removeFromSuperview()
        if let view = configuration.customView { fill.addSubview(view) }
    }

    override func layoutSubviews() {
        let insets = insets.resolved(in: traitCollection.layoutDirection)
        let rect = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
        let outset = configuration.strokeWidth > 0 ? configuration.strokeOutset : 0
        fill.frame = rect.insetBy(dx: -outset, dy: -outset)
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.gradient = configuration.shownGradient
        fill.layer.cornerRadius = min(
            configuration.cornerRadius + (configuration.cornerRadius > 0 ? outset : 0),
            min(fill.bounds.width, fill.bounds.height) / 2)
        fill.layer.borderWidth = max(0, configuration.strokeWidth)
        fill.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor)
        fill.clipsToBounds = configuration.image != nil || configuration.customView != nil
        layoutShadow()
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        imageView.isHidden = configuration.image == nil
        imageView.frame = CGRect(origin: .zero, size: fill.bounds.size)
        configuration.customView?.frame = CGRect(origin: .zero, size: fill.bounds.size)
    }

    /// Insets of the background, including layout margins.
    private var insets: DirectionalEdgeInsets {
        let own = configuration.backgroundInsets
        guard let owner = superview as? any ConfiguredView else { return own }
        return own.adding(
            owner.backgroundMargins, at: configuration.edgesAddingLayoutMarginsToBackgroundInsets)
    }

    private func layoutShadow() {
        let properties = configuration.shadowProperties
        shadow.isHidden = properties.opacity <= 0
        guard !shadow.isHidden else { return }
        shadow.frame = fill.frame
        // A path casts the shadow, because a second colour would be visible through a
        // translucent colour.
        let bounds = CGRect(origin: .zero, size: fill.frame.size)
        var path = Path()
        path.addRoundedRect(
            bounds,
            cornerSize: CGSize(
                width: fill.layer.cornerRadius, height: fill.layer.cornerRadius))
        shadow.layer.shadowPath = path
        shadow.layer.shadowColor = properties.color
        shadow.layer.shadowOpacity = Float(min(1, properties.opacity))
        shadow.layer.shadowRadius = max(0, properties.radius)
        shadow.layer.shadowOffset = properties.offset
    }
}
