import Foundation
import TableControls
import TableDrawing
import TableText

/// Alignment of a text layer.
public enum CATextLayerAlignmentMode: String, Sendable, Hashable, CaseIterable {
    case natural, left, right, center, justified
}

/// Truncation of a text layer.
public enum CATextLayerTruncationMode: String, Sendable, Hashable, CaseIterable {
    case none, start, end, middle
}

/// Layer with a text.
open class CATextLayer: Layer {
    /// Text: a `String` or an `NSAttributedString`.
    open var string: Any? { didSet { update() } }
    /// Font: a `UIFont`, or another value for the system font.
    open var font: Any? { didSet { update() } }
    /// Size of the font, in points.
    open var fontSize: CGFloat = 36 { didSet { update() } }
    /// Colour of the text.
    open var foregroundColor: CGColor? = .white { didSet { update() } }
    /// Alignment of the text.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { update() } }
    /// Truncation of the text.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { update() } }
    /// Whether the text has several lines.
    open var isWrapped = false { didSet { update() } }
    open override var bounds: CGRect { didSet { update() } }

    private var attributedText: NSAttributedString? {
        if let text = string as? NSAttributedString { return text }
        guard let text = string as? String else { return nil }
        let paragraph = NSMutableParagraphStyle()
        switch alignmentMode {
        case .left: paragraph.alignment = .left
        case .right: paragraph.alignment = .right
        case .center: paragraph.alignment = .center
        case .justified: paragraph.alignment = .justified
        case .natural: break
        }
        if !isWrapped {
            paragraph.lineBreakMode = truncationMode == .end ? .byTruncatingTail : .byClipping
        }
        let font = (font as? Font)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
        return NSAttributedString(
            string: text,
            attributes: [
                .font: font, .foregroundColor: foregroundColor ?? .white,
                .paragraphStyle: paragraph,
            ])
    }

    private func update() {
        guard let text = attributedText, bounds.width > 0, bounds.height > 0 else {
            return contents = nil
        }
        contentsGravity = .resize
        contents = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            text.draw(in: CGRect(origin: .zero, size: bounds.size))
        }
    }
}

/// Layer that repeats its sublayers; the sublayers are drawn once.
open class CAReplicatorLayer: Layer {
    /// Number of copies; a single copy is drawn.
    open var instanceCount = 1 {
        didSet { AcceptedInterface.note("CAReplicatorLayer.instanceCount", .looks) }
    }
    /// Seconds between copies.
    open var instanceDelay: CFTimeInterval = 0
    /// Transform of a copy relative to the copy before.
    open var instanceTransform = CATransform3DIdentity
    /// Colour of the first copy.
    open var instanceColor: CGColor?
    /// Change of the opacity of a copy relative to the copy before.
    open var instanceAlphaOffset: Float = 0
}

/// Layer of particles; particles are not drawn.
open class CAEmitterLayer: Layer {
    /// Kinds of particles.
    open var emitterCells: [CAEmitterCell]? {
        didSet { AcceptedInterface.note("CAEmitterLayer.emitterCells", .time) }
    }
    /// Place of the source, in points.
    open var emitterPosition = CGPoint.zero
    /// Size of the source, in points.
    open var emitterSize = CGSize.zero
    /// Factor of the number of particles.
    open var birthRate: Float = 1
    /// Shape of the source.
    open var emitterShape = CAEmitterLayerEmitterShape.point
}

/// Shape of the source of particles.
public enum CAEmitterLayerEmitterShape: String, Sendable, Hashable, CaseIterable {
    case point, line, rectangle, cuboid, circle, sphere
}

/// Kind of particles, which a picture does not show.
open class CAEmitterCell: NSObject {
    /// Image of a particle.
    open var contents: Any?
    /// Number of particles in a second.
    open var birthRate: Float = 0
    /// Duration of a particle, in seconds.
    open var lifetime: Float = 0
    /// Velocity of a particle, in points per second.
    open var velocity: CGFloat = 0
    /// Range of the velocity, in points per second.
    open var velocityRange: CGFloat = 0
    /// Direction of a particle, in radians.
    open var emissionLongitude: CGFloat = 0
    /// Range of the direction, in radians.
    open var emissionRange: CGFloat = 0
    /// Rotation of a particle, in radians per second.
    open var spin: CGFloat = 0
    /// Range of the rotation, in radians per second.
    open var spinRange: CGFloat = 0
    /// Size of a particle relative to its image.
    open var scale: CGFloat = 1
    /// Range of the size.
    open var scaleRange: CGFloat = 0
    /// Change of the size in a second.
    open var scaleSpeed: CGFloat = 0
    /// Change of the opacity in a second.
    open var alphaSpeed: Float = 0
    /// Colour of a particle.
    open var color: CGColor?
    /// Acceleration of a particle, in points per second².
    open var yAcceleration: CGFloat = 0
}

/// Timer of the frames of a screen; the timer does not run in a picture.
public final class CADisplayLink: NSObject {
    /// Whether the timer waits.
    public var isPaused = false
    /// Frames in a second.
    public var preferredFramesPerSecond = 0
    /// Time of the frame, in seconds.
    public var timestamp: CFTimeInterval { 0 }
    /// Duration of a frame, in seconds.
    public var duration: CFTimeInterval { 1.0 / 60 }
    /// Time of the following frame, in seconds.
    public var targetTimestamp: CFTimeInterval { duration }

    /// Creates a timer that calls a method.
    public init(target: Any, selector: ActionSelector) {}
    /// Starts the timer; without effect in a picture.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        AcceptedInterface.note("CADisplayLink.add(to:forMode:)", .time)
    }
    /// Removes the timer.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Ends the timer.
    public func invalidate() {}
}
