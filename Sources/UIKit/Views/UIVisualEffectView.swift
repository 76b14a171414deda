import Foundation
import TableControls
import TableDrawing

/// Effect of a visual effect view.
open class UIVisualEffect: NSObject {}

/// Blur of the content behind a view.
open class UIBlurEffect: UIVisualEffect {
    /// Strength and colour of a blur.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark

        /// Colour that stands in for the blur.
        var color: Color {
            switch self {
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
                .systemMaterialLight:
                return Color(white: 1, alpha: 0.8)
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
                .systemMaterialDark:
                return Color(white: 0.1, alpha: 0.8)
            default: return Color.systemBackground.withAlphaComponent(0.8)
            }
        }
    }

    let style: Style

    /// Creates a blur.
    public init(style: Style) { self.style = style }
}

/// Vibrancy of the content above a blur; not drawn.
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates a vibrancy above a blur.
    public init(blurEffect: UIBlurEffect) {}
}

/// View that blurs the content behind it.
///
/// A translucent colour stands in for the blur.
open class UIVisualEffectView: View {
    /// Container of the content.
    public let contentView = View(frame: .zero)
    /// Effect of the view.
    open var effect: UIVisualEffect? { didSet { effectDidChange() } }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
        // The contents may determine the size of the view.
        contentView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        effectDidChange()
    }

    private func effectDidChange() {
        backgroundColor = (effect as? UIBlurEffect)?.style.color
        if effect != nil { AcceptedInterface.note("UIVisualEffectView", .looks) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }
}
