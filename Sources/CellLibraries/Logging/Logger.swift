import Foundation

/// Log of the unified logging system; a picture keeps no messages.
public struct OSLog: Sendable {
    /// Log without a subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Log that keeps nothing.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// Creates a log.
    public init(subsystem: String, category: String) {}
}

/// Importance of a message.
public struct OSLogType: RawRepresentable, Sendable, Hashable {
    /// Number of the importance.
    public let rawValue: UInt8
    /// Creates an importance from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Default importance.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful information.
    public static let info = OSLogType(rawValue: 1)
    /// Information for a search of faults.
    public static let debug = OSLogType(rawValue: 2)
    /// Error of the process.
    public static let error = OSLogType(rawValue: 16)
    /// Fault of the system.
    public static let fault = OSLogType(rawValue: 17)
}

/// Visibility of a value in a message.
public struct OSLogPrivacy: Sendable {
    /// Mask of a private value.
    public enum Mask: Sendable { case hash, none }

    /// Visible to everybody.
    public static let `public` = OSLogPrivacy()
    /// Visible in development.
    public static let `private` = OSLogPrivacy()
    /// Visible to nobody.
    public static let sensitive = OSLogPrivacy()
    /// Visible as the type of the value says.
    public static let auto = OSLogPrivacy()
    /// Returns a private visibility with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Returns a sensitive visibility with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Format of a number in a message.
public struct OSLogFormat: Sendable {
    /// Digits from 0 to 9.
    public static let decimal = OSLogFormat()
    /// Digits from 0 to f.
    public static let hex = OSLogFormat()
    /// Digits after a point.
    public static let fixed = OSLogFormat()
    /// Returns the format with a number of digits after the point.
    public static func fixed(precision: Int) -> OSLogFormat { OSLogFormat() }
}

/// Message of a log.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// Creates a message from a text.
    public init(stringLiteral value: String) {}
    /// Creates a message from a text with values.
    public init(stringInterpolation: Interpolation) {}

    /// Text with values.
    public struct Interpolation: StringInterpolationProtocol {
        /// Creates an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a value, which a picture does not evaluate.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, format: OSLogFormat = .decimal,
            privacy: OSLogPrivacy = .auto
        ) {}
    }
}

/// Writer of messages; a picture keeps no messages.
public struct Logger: Sendable {
    /// Creates a writer for a part of an application.
    public init(subsystem: String = "", category: String = "") {}
    /// Creates a writer for a log.
    public init(_ log: OSLog) {}

    /// Writes a message with an importance.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Writes a message.
    public func log(_ message: OSLogMessage) {}
    /// Writes a message for a trace.
    public func trace(_ message: OSLogMessage) {}
    /// Writes a message for a search of faults.
    public func debug(_ message: OSLogMessage) {}
    /// Writes helpful information.
    public func info(_ message: OSLogMessage) {}
    /// Writes an unusual event.
    public func notice(_ message: OSLogMessage) {}
    /// Writes a warning.
    public func warning(_ message: OSLogMessage) {}
    /// Writes an error.
    public func error(_ message: OSLogMessage) {}
    /// Writes a critical error.
    public func critical(_ message: OSLogMessage) {}
    /// Writes a fault.
    public func fault(_ message: OSLogMessage) {}
}

/// Writes a message with values for its format; a picture keeps no messages.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
    _ values: any CVarArg...
) {}
/// Writes a message with an importance; a picture keeps no messages.
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ values: any CVarArg...
) {}
/// Writes a message with values in its text; a picture keeps no messages.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
/// Writes a message with values in its text; a picture keeps no messages.
@_disfavoredOverload
public func os_log(
    _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default
) {}
