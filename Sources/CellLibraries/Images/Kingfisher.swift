import TableControls
import UIKit

/// Interface of Kingfisher for an object.
public struct KingfisherWrapper<Base> {
    let base: Base
    /// Indicator, which is not drawn.
    public var indicatorType: IndicatorType {
        get { .none }
        nonmutating set {}
    }
    /// Ends the loading.
    public func cancelDownloadTask() {}
}

/// Indicators of Kingfisher.
public enum IndicatorType { case none, activity }

/// Image of the network.
public protocol Resource {
    /// Address of the image.
    var downloadURL: URL { get }
}

extension URL: Resource {
    /// The address.
    public var downloadURL: URL { self }
}

/// Address of an image with the name of its copy.
public struct ImageResource: Resource {
    /// Address of the image.
    public let downloadURL: URL
    /// Creates an image from its address.
    public init(downloadURL: URL, cacheKey: String? = nil) { self.downloadURL = downloadURL }
}

/// Kingfisher's name of an image's address.
public enum Source {
    case network(any Resource)

    /// Address of the image.
    public var url: URL? {
        switch self {
        case .network(let resource): resource.downloadURL
        }
    }
}

/// Options of Kingfisher, without effect.
public enum KingfisherOptionsInfoItem {
    /// Transition to the loaded image.
    public enum Transition { case none, fade(TimeInterval), flipFromLeft(TimeInterval) }
    /// Time for which a copy is kept.
    public enum Expiration { case never, days(Int), seconds(TimeInterval), expired }

    case transition(Transition)
    case processor(any ImageProcessor)
    case scaleFactor(CGFloat)
    case memoryCacheExpiration(Expiration)
    case diskCacheExpiration(Expiration)
    case loadDiskFileSynchronously, cacheOriginalImage, forceRefresh, fromMemoryCacheOrRefresh
    case forceTransition, keepCurrentImageWhileLoading, backgroundDecode, onlyFromCache
    case cacheMemoryOnly, waitForCache, onlyLoadFirstFrame
    case onFailureImage(UIImage?)
}

/// Options of Kingfisher.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// Loaded image.
public struct RetrieveImageResult {
    /// The image.
    public let image: UIImage
    /// Address of the image.
    public let source: Source
}

/// Error of Kingfisher.
public enum KingfisherError: Error { case notLoaded }

/// Loading of an image.
public struct DownloadTask {
    /// Ends the loading.
    public func cancel() {}
}

/// Change of a loaded image, without effect.
public protocol ImageProcessor {}

/// Change to round corners.
public struct RoundCornerImageProcessor: ImageProcessor {
    /// Creates a change with a radius, in points.
    public init(cornerRadius: CGFloat) {}
}

/// Change to a smaller size.
public struct DownsamplingImageProcessor: ImageProcessor {
    /// Creates a change with a size, in points.
    public init(size: CGSize) {}
}

/// Change to another size.
public struct ResizingImageProcessor: ImageProcessor {
    /// Change of the proportions.
    public enum ContentMode { case none, aspectFit, aspectFill }
    /// Creates a change with a size, in points.
    public init(referenceSize: CGSize, mode: ContentMode = .none) {}
}

/// Change that blurs an image.
public struct BlurImageProcessor: ImageProcessor {
    /// Creates a change with a radius, in points.
    public init(blurRadius: CGFloat) {}
}

precedencegroup ImageProcessorPrecedence {
    associativity: left
    higherThan: AdditionPrecedence
}
infix operator |> : ImageProcessorPrecedence

/// Returns the second of two changes.
public func |> (first: any ImageProcessor, second: any ImageProcessor) -> any ImageProcessor {
    second
}

extension UIImageView {
    /// Interface of Kingfisher.
    public var kf: KingfisherWrapper<UIImageView> {
        get { KingfisherWrapper(base: self) }
        set {}
    }
}

extension UIButton {
    /// Interface of Kingfisher.
    public var kf: KingfisherWrapper<UIButton> {
        get { KingfisherWrapper(base: self) }
        set {}
    }
}

extension KingfisherWrapper where Base == UIImageView {
    /// Shows the placeholder in place of an image of the network.
    @discardableResult
    public func setImage(
        with resource: (any Resource)?, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)? = nil,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        base.image = NetworkImages.placeholder(
            "kf.setImage(with:)", placeholder, for: resource?.downloadURL)
        return nil
    }

    /// Shows the placeholder in place of an image of the network.
    @discardableResult
    public func setImage(
        with source: Source, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil
    ) -> DownloadTask? {
        guard case .network(let resource) = source else { return nil }
        return setImage(with: resource, placeholder: placeholder)
    }
}

extension KingfisherWrapper where Base == UIButton {
    /// Shows the placeholder in place of an image of the network.
    @discardableResult
    public func setImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil
    ) -> DownloadTask? {
        base.setImage(
            NetworkImages.placeholder(
                "kf.setImage(with:for:)", placeholder, for: resource?.downloadURL), for: state)
        return nil
    }
}
