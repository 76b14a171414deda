import TableControls
import UIKit

/// Options of SDWebImage, without effect.
public struct SDWebImageOptions: OptionSet, Sendable {
    /// Bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Tries a failed address again.
    public static let retryFailed = SDWebImageOptions(rawValue: 1)
    /// Loads with low priority.
    public static let lowPriority = SDWebImageOptions(rawValue: 2)
    /// Shows the image while it is loaded.
    public static let progressiveLoad = SDWebImageOptions(rawValue: 4)
    /// Asks the server for a newer image.
    public static let refreshCached = SDWebImageOptions(rawValue: 8)
    /// Goes on in the background.
    public static let continueInBackground = SDWebImageOptions(rawValue: 16)
    /// Loads with high priority.
    public static let highPriority = SDWebImageOptions(rawValue: 32)
    /// Shows the placeholder only after a failure.
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 64)
    /// Does not show the image.
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 128)
    /// Reduces large images.
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 256)
}

/// Place that an image came from.
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }

/// Indicator of SDWebImage, which is not drawn.
public final class SDWebImageActivityIndicator {
    private init() {}
    /// Gray indicator.
    public static var gray: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    /// White indicator.
    public static var white: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    /// Small indicator.
    public static var medium: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
    /// Large indicator.
    public static var large: SDWebImageActivityIndicator { SDWebImageActivityIndicator() }
}

/// Transition of SDWebImage, without effect.
public final class SDWebImageTransition {
    private init() {}
    /// Fades the image in.
    public static var fade: SDWebImageTransition { SDWebImageTransition() }
}

/// Closure with a loaded image, which is not called.
public typealias SDExternalCompletionBlock = (
    UIImage?, (any Error)?, SDImageCacheType, URL?
) -> Void

extension UIImageView {
    /// Shows the placeholder in place of an image of the network.
    public func sd_setImage(
        with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        completed: SDExternalCompletionBlock? = nil
    ) {
        image = NetworkImages.placeholder("sd_setImage(with:)", placeholderImage, for: url)
    }
    /// Shows the placeholder in place of an image of the network.
    public func sd_setImage(
        with url: URL?, placeholderImage: UIImage?, options: SDWebImageOptions,
        progress: ((Int, Int, URL?) -> Void)?, completed: SDExternalCompletionBlock? = nil
    ) { sd_setImage(with: url, placeholderImage: placeholderImage) }
    /// Ends the loading.
    public func sd_cancelCurrentImageLoad() {}
    /// Indicator, which is not drawn.
    public var sd_imageIndicator: SDWebImageActivityIndicator? {
        get { nil }
        set {}
    }
    /// Transition, which has no effect.
    public var sd_imageTransition: SDWebImageTransition? {
        get { nil }
        set {}
    }
}

extension UIButton {
    /// Shows the placeholder in place of an image of the network.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
        options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
    ) {
        setImage(
            NetworkImages.placeholder("sd_setImage(with:for:)", placeholderImage, for: url),
            for: state)
    }
}
