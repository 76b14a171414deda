import Foundation
import TableControls
import UIKit

extension UIImageView {
    /// Shows a placeholder in place of an image of the network.
    public func af_setImage(
        withURL url: URL, placeholderImage: UIImage? = nil, filter: Any? = nil,
        completion: ((Any) -> Void)? = nil
    ) { image = NetworkImages.placeholder("AlamofireImage", placeholderImage, for: url) }
    /// Ends the loading; a picture loads nothing.
    public func af_cancelImageRequest() {}
    /// Methods of AlamofireImage.
    public var af: AlamofireImageMethods { AlamofireImageMethods(view: self) }
    /// Shows a placeholder in place of an image of the network.
    public func pin_setImage(from url: URL?, placeholderImage: UIImage? = nil) {
        image = NetworkImages.placeholder("PINRemoteImage", placeholderImage, for: url)
    }
}

/// Methods of AlamofireImage for a view.
public struct AlamofireImageMethods {
    let view: UIImageView
    /// Shows a placeholder in place of an image of the network.
    public func setImage(
        withURL url: URL, placeholderImage: UIImage? = nil, filter: Any? = nil,
        completion: ((Any) -> Void)? = nil
    ) { view.af_setImage(withURL: url, placeholderImage: placeholderImage) }
    /// Ends the loading; a picture loads nothing.
    public func cancelImageRequest() {}
}

/// View of an animated image, of which the first image is drawn.
open class FLAnimatedImageView: UIImageView {
    /// The animated image.
    open var animatedImage: FLAnimatedImage? { didSet { image = animatedImage?.posterImage } }
}

/// Animated image.
open class FLAnimatedImage: NSObject {
    /// First image.
    public let posterImage: UIImage?
    /// Decodes an animated image.
    public init?(animatedGIFData data: Data?) { posterImage = data.flatMap { UIImage(data: $0) } }
    /// Size, in points.
    open var size: CGSize { posterImage?.size ?? .zero }
}
