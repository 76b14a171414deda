import Foundation

/// An error in reading an image.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Reasons for the error.
    public enum Reason: Error, Hashable, Sendable {
        /// The file does not exist.
        case missing
        /// The file exists but is unreadable, with the system's error number.
        case unreadable(code: Int32)
        /// The path is a folder, a device or a pipe.
        case notAFile
        /// The file has no bytes.
        case empty
        /// The format is not supported.
        case unsupported(String)
        /// The file has more bytes than the limit.
        case tooManyBytes(found: Int, limit: Int)
        /// The image has more pixels than the limit.
        case tooManyPixels(width: Int, height: Int, limit: Int)
        /// The image has no pixels.
        case noPixels(width: Int, height: Int)
        /// The file is truncated.
        case truncated(String)
        /// The image is intact but exceeds the supported features, with a description.
        case refused(String)
        /// The content violates its format's rules.
        case damaged(String)
    }

    /// Cause of the error.
    public let reason: Reason
    /// Path of the file, or a name for other data.
    public let name: String?

    /// Creates an error with a reason and the name of the file or data.
    public init(_ reason: Reason, name: String? = nil) {
        self.reason = reason
        self.name = name
    }

    /// Name and reason, separated by a colon; only the reason without a name.
    public var description: String {
        guard let name else { return reason.description }
        return "\(name): \(reason)"
    }
}

extension ImageError.Reason: CustomStringConvertible {
    private static let expected = "a PNG, JPEG, WebP or SVG image was expected"

    /// Description of the reason, to follow the name of a file.
    public var description: String {
        switch self {
        case .missing: "there is no such file"
        case .unreadable(let code): "cannot be read: \(OutputError.reason(of: code))"
        case .notAFile: "is not a file but a folder or a device"
        case .empty: "is empty; \(Self.expected)"
        case .unsupported(let kind): "is \(kind); \(Self.expected)"
        case .tooManyBytes(let found, let limit):
            "has \(found) bytes; an image file may have at most \(limit) (\(limit >> 20) MiB)"
        case .tooManyPixels(let width, let height, let limit):
            "is \(width) × \(height) px; an image may have at most \(limit) pixels"
        case .noPixels(let width, let height): "is \(width) × \(height) px and so has no pixels"
        case .refused(let detail): "\(detail)"
        case .truncated(let detail): "ends too early: \(detail)"
        case .damaged(let detail): "is damaged: \(detail)"
        }
    }
}
