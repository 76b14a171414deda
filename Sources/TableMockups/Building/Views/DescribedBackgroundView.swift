import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

/// A background view from a document.
///
/// Insets surround its content.
final class DescribedBackgroundView: View {
    private let content: View
    private let insets: EdgeInsets

    init(_ content: View, insets: EdgeInsets, cornerRadius: CGFloat) {
        self.content = content
        self.insets = insets
        super.init(frame: .zero)
        content.layer.cornerRadius = max(content.layer.cornerRadius, cornerRadius)
        if cornerRadius > 0 { content.clipsToBounds = true }
        addSubview(content)
    }

    override func layoutSubviews() {
        content.frame = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    }
}

/// A view that a gradient fills.
private final class GradientView: View {
    override class var layerClass: AnyClass { GradientLayer.self }
}

extension BackgroundViewDescription {
    /// Creates the view for the current render.
    ///
    /// Returns `nil` if its image or view cannot be created.
    func view(_ images: ImageStore) -> View? {
        content(images).map {
            DescribedBackgroundView($0, insets: insets, cornerRadius: cornerRadius)
        }
    }

    private func content(_ images: ImageStore) -> View? {
        switch kind {
        case .color(let color):
            let view = View(frame: .zero)
            view.backgroundColor = color
            return view
        case .gradient(let gradient):
            let view = GradientView(frame: .zero)
            if let layer = view.layer as? GradientLayer {
                layer.colors = gradient.stops.map(\.color)
                layer.locations = gradient.stops.map { CGFloat($0.location) }
                layer.startPoint = gradient.points.start
                layer.endPoint = gradient.points.end
                layer.type = gradient.type
            }
            return view
        case .image(let reference, let mode):
            guard let image = reference.image(from: images) else { return nil }
            let view = ImageView(image: image)
            view.contentMode = mode
            view.clipsToBounds = true
            return view
        case .view(let use): return use.view()
        }
    }
}
