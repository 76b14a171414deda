import Foundation
import TableDrawing

/// Reads PNG, JPEG, WebP and SVG images, recognised by their content.
///
/// Sizes are checked against the limits before decoding. An incomplete image is an error, except
/// for small faults of photographs, which are reported as a diagnostic (`image.damaged`). Colours
/// are converted to sRGB from a colour profile or from chunks of a PNG. An invalid colour
/// description is reported as a diagnostic (`image.profile`), and the colours count as sRGB. 16-bit
/// samples are rounded to 8 bits. An animation is decoded as its first picture, with a diagnostic
/// (`image.animated`); an animated PNG is decoded as its still picture. JPEG and WebP images are
/// rotated by their EXIF orientation.
///
/// An SVG is drawn from its own shapes only. Texts, which need fonts of the machine, embedded
/// pictures and external references are omitted, and a diagnostic (`image.svg`) lists the omitted
/// parts.
public struct ImageDecoder: Sendable {
    /// Limits of file sizes and pixels, checked before decoding.
    public var limits: ImageLimits
    /// Whether a pixel outside a PNG's palette is an error.
    ///
    /// Otherwise it is shown as by libpng, with a diagnostic (`image.palette`).
    public var refusesForeignColors: Bool

    /// Creates a decoder, by default with the standard limits.
    public init(limits: ImageLimits = ImageLimits(), refusesForeignColors: Bool = false) {
        self.limits = limits
        self.refusesForeignColors = refusesForeignColors
    }

    /// Decodes an image's bytes; `name` stands for it in messages.
    ///
    /// An SVG is rendered with a pixel per point, within the limits. Throws an `ImageError`.
    public func decode(_ data: Data, name: String? = nil) throws(ImageError) -> Bitmap {
        do throws(ImageError.Reason) {
            switch try content(of: data, name: name) {
            case .bitmap(let bitmap): return bitmap
            case .svg(let svg):
                let bitmap = try svg.bitmap(for: svg.size, scale: 1)
                if CGFloat(bitmap.width + 1) < svg.size.width
                    || CGFloat(bitmap.height + 1) < svg.size.height
                {
                    DiagnosticLog.record(
                        Diagnostic(
                            "image.svg",
                            message: "the SVG is drawn smaller than it is, with "
                                + "\(bitmap.width) × \(bitmap.height) pixels", location: name))
                }
                return bitmap
            }
        } catch {
            throw ImageError(error, name: name)
        }
    }

    /// Creates an image from a file's bytes with `scale` pixels per point.
    ///
    /// `name` is used in messages.
    ///
    /// An SVG has its own size in points at any scale, and is sharp wherever a view or a canvas
    /// draws it. Throws an `ImageError`.
    public func image(
        _ data: Data, scale: CGFloat = 1, name: String? = nil
    ) throws(ImageError) -> Image {
        let shownName = name.map { ($0 as NSString).lastPathComponent }
        do throws(ImageError.Reason) {
            switch try content(of: data, name: name) {
            case .bitmap(let bitmap):
                return Image(bitmap: bitmap, scale: scale, name: shownName)
            case .svg(let svg):
                return try Image(svg: svg, name: shownName)
            }
        } catch {
            throw ImageError(error, name: name)
        }
    }

    /// Reads an image from a file.
    ///
    /// `@2x` or `@3x` in its name is the scale.
    ///
    /// Throws an `ImageError`.
    public func image(contentsOf path: String) throws(ImageError) -> Image {
        try image(read(path), scale: ImageFile(path: path).scale, name: path)
    }

    /// The decoded content of a file.
    enum Content {
        case bitmap(Bitmap)
        case svg(SVGDocument)
    }

    /// Decodes a file's bytes.
    ///
    /// An SVG is scanned but not drawn.
    func content(of data: Data, name: String?) throws(ImageError.Reason) -> Content {
        guard data.count <= limits.bytes else {
            throw .tooManyBytes(found: data.count, limit: limits.bytes)
        }
        return try data.withBytes { (bytes) throws(ImageError.Reason) in
            try content(of: bytes, name: name)
        }
    }

    private func content(
        of bytes: UnsafeRawBufferPointer, name: String?
    ) throws(ImageError.Reason) -> Content {
        switch ImageKind(bytes) {
        case .png:
            let decoder = PNGDecoder(
                limits: limits, name: name, refusesForeignColors: refusesForeignColors)
            return .bitmap(try decoder.decode(bytes))
        case .jpeg: return .bitmap(try JPEGDecoder(limits: limits, name: name).decode(bytes))
        case .webp: return .bitmap(try WebPDecoder(limits: limits, name: name).decode(bytes))
        case .svg: return .svg(try SVGDocument(Array(bytes), limits: limits, name: name))
        case .xcodePNG:
            throw .unsupported(
                "a PNG that Xcode has rewritten for devices (CgBI); the original is needed")
        case .other(let kind): throw .unsupported(kind)
        case .empty: throw .empty
        case .unknown: throw .unsupported("of an unknown format")
        }
    }

    /// Reads a file's bytes up to the limit.
    ///
    /// Throws an `ImageError` if the path is not a file, is unreadable or exceeds the limit.
    public func read(_ path: String) throws(ImageError) -> Data {
        let path = path.pathOnDisk
        var status = stat()
        guard stat(path, &status) == 0 else {
            let code = errno
            throw ImageError(
                code == ENOENT || code == ENOTDIR ? .missing : .unreadable(code: code), name: path)
        }
        // Opening a pipe would wait for a writer.
        guard status.st_mode & S_IFMT == S_IFREG else { throw ImageError(.notAFile, name: path) }
        guard status.st_size <= limits.bytes else {
            throw ImageError(
                .tooManyBytes(found: Int(status.st_size), limit: limits.bytes), name: path)
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw ImageError(.unreadable(code: errno), name: path) }
        defer { close(descriptor) }
        return try contents(of: descriptor, size: Int(status.st_size), path)
    }

    /// Whether a file contains exactly these bytes.
    ///
    /// An unreadable file returns false.
    ///
    /// The file is read in pieces into memory that stays in the processor's cache. Reading the
    /// whole file would take longer than the comparison, because each new page of memory causes
    /// a fault.
    public static func file(_ path: String, holds bytes: Data) -> Bool {
        var status = stat()
        // Opening a pipe would wait for a writer.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size == bytes.count
        else { return false }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return bytes.withUnsafeBytes { expected in
            withUnsafeTemporaryAllocation(byteCount: piece, alignment: 16) { buffer in
                var done = 0
                while true {
                    let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return count == 0 && done == expected.count }
                    guard done + count <= expected.count,
                        memcmp(buffer.baseAddress!, expected.baseAddress! + done, count) == 0
                    else { return false }
                    done += count
                }
            }
        }
    }

    /// Number of bytes read at a time, which fits into the first-level cache.
    private static let piece = 32_768

    /// Returns the contents of a file, read with few calls.
    ///
    /// Foundation would read 4,096 bytes at a time.
    private func contents(
        of descriptor: Int32, size: Int, _ path: String
    ) throws(ImageError) -> Data {
        // An additional byte detects a growing file, which is read up to the limit.
        var data = Data(count: size + 1)
        var done = 0
        while true {
            if done == data.count {
                guard done <= limits.bytes else { return data }
                data.count = min(limits.bytes + 1, 2 * done)
            }
            let room = data.count - done
            let count = data.withUnsafeMutableBytes { buffer in
                Foundation.read(descriptor, buffer.baseAddress.map { $0 + done }, room)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw ImageError(.unreadable(code: errno), name: path) }
            guard count > 0 else { return data.prefix(done) }
            done += count
        }
    }
}
