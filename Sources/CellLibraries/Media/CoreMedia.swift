import Foundation
import UIKit

/// Part of a time.
public typealias CMTimeScale = Int32
/// Number of parts of a time.
public typealias CMTimeValue = Int64

/// Time of a medium.
public struct CMTime: Sendable, Comparable {
    /// Number of parts.
    public var value: CMTimeValue
    /// Parts of a second.
    public var timescale: CMTimeScale
    private var kind = Kind.valid
    private enum Kind: Sendable { case valid, invalid, indefinite, infinite }

    /// Creates a time from parts of a second.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.value = value
        self.timescale = max(1, timescale)
    }
    /// Creates a time in seconds.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let scale = max(1, preferredTimescale)
        let parts = (seconds * Double(scale)).rounded()
        self.init(
            value: parts.isFinite && abs(parts) < 9e18 ? CMTimeValue(parts) : 0, timescale: scale)
    }
    private init(_ kind: Kind) {
        self.init(value: 0, timescale: 1)
        self.kind = kind
    }
    /// Creates an invalid time.
    public init() { self.init(.invalid) }

    /// No time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// Time that is not a time.
    public static let invalid = CMTime(.invalid)
    /// Time that is not known.
    public static let indefinite = CMTime(.indefinite)
    /// Time without an end.
    public static let positiveInfinity = CMTime(.infinite)

    /// Time in seconds; not a number for an invalid time.
    public var seconds: Double {
        switch kind {
        case .valid: Double(value) / Double(timescale)
        case .invalid, .indefinite: .nan
        case .infinite: .infinity
        }
    }
    /// Whether the time is a time.
    public var isValid: Bool { kind != .invalid }
    /// Whether the time is a number.
    public var isNumeric: Bool { kind == .valid }
    /// Whether the time is not known.
    public var isIndefinite: Bool { kind == .indefinite }

    /// Whether a time is before another time.
    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
    /// Whether times are equal.
    public static func == (left: CMTime, right: CMTime) -> Bool {
        left.kind == right.kind && left.seconds == right.seconds
    }
    /// Returns the sum of times.
    public static func + (left: CMTime, right: CMTime) -> CMTime {
        CMTime(
            seconds: left.seconds + right.seconds,
            preferredTimescale: max(left.timescale, right.timescale))
    }
    /// Returns the difference of times.
    public static func - (left: CMTime, right: CMTime) -> CMTime {
        CMTime(
            seconds: left.seconds - right.seconds,
            preferredTimescale: max(left.timescale, right.timescale))
    }
}

/// No time.
public let kCMTimeZero = CMTime.zero

/// Creates a time from parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
/// Creates a time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
