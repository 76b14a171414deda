import Foundation
import TableDrawing

/// Reads PNG and JPEG images, recognised by their content.
///
/// Sizes are checked against the limits before anything is decoded. What cannot be read whole is
/// an error, but for small faults of photographs, which are a
/// diagnostic (`image.damaged`). Colours become sRGB for PNGs that state a gamma; other colour profiles are ignored.
public struct ImageDecoder: Sendable {
    public var limits: ImageLimits

    public init(limits: ImageLimits = ImageLimits()) { self.limits = limits }

    /// Decodes an image's bytes; `name` stands for it in messages.
    ///
    /// Photographs are turned upright as their EXIF orientation says. Throws an `ImageError`.
    public func decode(_ data: Data, name: String? = nil) throws(ImageError) -> Bitmap {
        do throws(ImageError.Reason) {
            guard data.count <= limits.bytes else {
                throw .tooManyBytes(found: data.count, limit: limits.bytes)
            }
            return try data.withBytes { (bytes) throws(ImageError.Reason) in
                try decode(bytes, name: name)
            }
        } catch {
            throw ImageError(error, name: name)
        }
    }

    /// Reads an image from a file; `@2x` or `@3x` in its name give the scale.
    ///
    /// Throws an `ImageError`.
    public func image(contentsOf path: String) throws(ImageError) -> Image {
        let bitmap = try decode(read(path), name: path)
        let file = ImageFile(path: path)
        return Image(bitmap: bitmap, scale: file.scale, name: file.name)
    }

    private func decode(
        _ bytes: UnsafeRawBufferPointer, name: String?
    ) throws(ImageError.Reason) -> Bitmap {
        switch ImageKind(bytes) {
        case .png: return try PNGDecoder(limits: limits).decode(bytes)
        case .jpeg: return try JPEGDecoder(limits: limits, name: name).decode(bytes)
        case .xcodePNG:
            throw .unsupported(
                "a PNG that Xcode has rewritten for devices (CgBI); the original is needed")
        case .other(let kind): throw .unsupported(kind)
        case .empty: throw .empty
        case .unknown: throw .unsupported("of an unknown format")
        }
    }

    /// Reads a file's bytes, no more than the limit.
    private func read(_ path: String) throws(ImageError) -> Data {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            throw ImageError(
                code == ENOENT || code == ENOTDIR ? .missing : .unreadable(code: code), name: path)
        }
        // Opening a pipe would wait for its writer.
        guard status.st_mode & S_IFMT == S_IFREG else { throw ImageError(.notAFile, name: path) }
        guard status.st_size <= limits.bytes else {
            throw ImageError(
                .tooManyBytes(found: Int(status.st_size), limit: limits.bytes), name: path)
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw ImageError(.unreadable(code: errno), name: path)
        }
        do {
            // One byte more than the limit, lest a growing file escape it.
            return try file.read(upToCount: limits.bytes + 1) ?? Data()
        } catch {
            throw ImageError(.unreadable(code: EIO), name: path)
        }
    }
}
