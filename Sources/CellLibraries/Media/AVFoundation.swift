import Foundation
import UIKit

/// Kind of a medium.
public struct AVMediaType: RawRepresentable, Sendable, Hashable {
    /// Name of the kind.
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures that move.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
}

/// Place of a video in a layer.
public struct AVLayerVideoGravity: RawRepresentable, Sendable, Hashable {
    /// Name of the place.
    public let rawValue: String
    /// Creates a place with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The whole video.
    public static let resizeAspect = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspect")
    /// A video that fills the layer.
    public static let resizeAspectFill = AVLayerVideoGravity(
        rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// A video in the shape of the layer.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Medium with an address, which a picture does not load.
open class AVAsset: NSObject {
    /// Duration; not known in a picture.
    open var duration: CMTime { .zero }
    /// Whether the medium can be played; `false` in a picture.
    open var isPlayable: Bool { false }
    /// Creates a medium with an address.
    public convenience init(url: URL) { self.init() }
}

/// Medium with an address, which a picture does not load.
open class AVURLAsset: AVAsset {
    /// Address.
    public private(set) var url = URL(fileURLWithPath: "/")
    /// Creates a medium with an address.
    public convenience init(url: URL, options: [String: Any]? = nil) {
        self.init()
        self.url = url
    }
}

/// Maker of pictures of a video, which finds none in a picture.
open class AVAssetImageGenerator: NSObject {
    /// Whether pictures are upright.
    open var appliesPreferredTrackTransform = false
    /// Largest size, in pixels.
    open var maximumSize = CGSize.zero
    /// Creates a maker of pictures.
    public init(asset: AVAsset) {}
    /// Throws an error, because a picture loads no video.
    open func copyCGImage(
        at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
    ) throws -> CGImage { throw CocoaError(.fileReadUnknown) }
}

/// Medium that is played.
open class AVPlayerItem: NSObject {
    /// State of the medium.
    public enum Status: Int, Sendable, Hashable { case unknown, readyToPlay, failed }
    /// The medium.
    public let asset: AVAsset
    /// State of the medium.
    open var status: Status { .unknown }
    /// Duration; not known in a picture.
    open var duration: CMTime { .zero }
    /// Creates a medium with an address.
    public init(url: URL) { asset = AVURLAsset(url: url) }
    /// Creates a medium.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
        self.asset = asset
    }
    /// Present time.
    open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
    /// A medium was played to its end.
    public static let AVPlayerItemDidPlayToEndTime = Self(
        "AVPlayerItemDidPlayToEndTimeNotification")
}

/// Player, which plays nothing in a picture.
open class AVPlayer: NSObject {
    /// State of a player.
    public enum TimeControlStatus: Int, Sendable, Hashable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }
    /// Behaviour at the end.
    public enum ActionAtItemEnd: Int, Sendable, Hashable { case advance, pause, none }
    /// The medium.
    open private(set) var currentItem: AVPlayerItem?
    /// Speed.
    open var rate: Float = 0
    /// Loudness from 0 to 1.
    open var volume: Float = 1
    /// Whether there is no sound.
    open var isMuted = false
    /// Behaviour at the end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// State.
    open var timeControlStatus: TimeControlStatus { .paused }
    /// Whether the player waits for data.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Creates a player without a medium.
    public override init() {}
    /// Creates a player of a medium with an address.
    public init(url: URL) { currentItem = AVPlayerItem(url: url) }
    /// Creates a player of a medium.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// Plays; without effect in a picture.
    open func play() {}
    /// Pauses.
    open func pause() {}
    /// Goes to a time.
    open func seek(to time: CMTime) {}
    /// Goes to a time; the closure is not called in a picture.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
    /// Plays another medium.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Present time.
    open func currentTime() -> CMTime { .zero }
    /// Observes the time; the closure is not called in a picture.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Ends an observation.
    open func removeTimeObserver(_ observer: Any) {}
}

/// Player of several media, which plays nothing in a picture.
open class AVQueuePlayer: AVPlayer {
    /// Creates a player of media.
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
}

/// Repetition of a medium; without effect in a picture.
open class AVPlayerLooper: NSObject {
    /// Repeats a medium.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// Ends the repetition.
    open func disableLooping() {}
}

/// Layer with a video, in place of which a dark rectangle is drawn.
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer?
    /// Place of the video in the layer.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether a picture is there; `false` in a picture.
    open var isReadyForDisplay: Bool { false }
    /// Creates a layer without a player.
    public required init() {
        super.init()
        backgroundColor = UIColor(white: 0.15, alpha: 1).cgColor
        PlaceholderView.note("Video", "AVPlayerLayer")
    }
    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// Player of sounds, which plays nothing in a picture.
open class AVAudioPlayer: NSObject {
    /// Delegate, which a picture does not ask.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// Duration, in seconds.
    open var duration: TimeInterval { 0 }
    /// Present time, in seconds.
    open var currentTime: TimeInterval = 0
    /// Loudness from 0 to 1.
    open var volume: Float = 1
    /// Speed.
    open var rate: Float = 1
    /// Number of repetitions.
    open var numberOfLoops = 0
    /// Whether a sound is played; `false` in a picture.
    open var isPlaying: Bool { false }
    /// Creates a player of a file.
    public init(contentsOf url: URL) throws {}
    /// Creates a player of data.
    public init(data: Data) throws {}
    /// Prepares the sound.
    @discardableResult
    open func prepareToPlay() -> Bool { false }
    /// Plays; without effect in a picture.
    @discardableResult
    open func play() -> Bool { false }
    /// Pauses.
    open func pause() {}
    /// Ends.
    open func stop() {}
}

/// Delegate of a player of sounds; its methods are not called in a picture.
public protocol AVAudioPlayerDelegate: AnyObject {}

/// Sounds of the application; without effect in a picture.
open class AVAudioSession: NSObject {
    /// Kind of the sounds.
    public struct Category: RawRepresentable, Sendable, Hashable {
        /// Name of the kind.
        public let rawValue: String
        /// Creates a kind with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sounds that are played.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Sounds beside others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that are played and recorded.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    /// Purpose of the sounds.
    public struct Mode: RawRepresentable, Sendable, Hashable {
        /// Name of the purpose.
        public let rawValue: String
        /// Creates a purpose with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// No purpose.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A film.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    }
    /// The sounds of the application.
    open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
    /// Sets the kind; without effect in a picture.
    open func setCategory(_ category: Category) throws {}
    /// Sets the kind and the purpose; without effect in a picture.
    open func setCategory(_ category: Category, mode: Mode) throws {}
    /// Begins or ends; without effect in a picture.
    open func setActive(_ active: Bool) throws {}
}

/// Controller of a video, which a picture does not show.
open class AVPlayerViewController: UIViewController {
    /// The player.
    open var player: AVPlayer?
    /// Whether controls are visible.
    open var showsPlaybackControls = true
    /// Place of the video.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
}

/// Returns the rectangle in the shape of a size within a rectangle, in points.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(
        boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
        width: size.width, height: size.height)
}
