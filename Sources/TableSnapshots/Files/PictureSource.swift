import Foundation
import TableDrawing
import TableImages

/// A picture file or a folder of frames, read but not decoded.
struct PictureSource {
    let path: String
    /// Bytes of the file, or `nil` for a folder.
    let data: Data?
    /// Paths of the hidden files in a folder of frames.
    let hiddenPaths: [String]
    private let animation: (any FrameReader)?
    private let decoder: ImageDecoder

    init(path: String, limits: ImageLimits) throws {
        self.path = path
        decoder = ImageDecoder(limits: limits, refusesForeignColors: true)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
            guard
                let reader = try FrameFolderReader(folder: path, limits: limits, isCompared: true)
            else {
                throw ImageError(.refused(Self.message(forFolder: path)), name: path)
            }
            (data, animation) = (nil, reader)
            hiddenPaths = reader.hiddenNames.map { (path as NSString).appendingPathComponent($0) }
        } else {
            do {
                let data = try decoder.read(path)
                animation = try FrameReaders.reader(
                    of: data, name: path, limits: limits, refusesForeignColors: true)
                self.data = data
                hiddenPaths = []
            } catch {
                throw error.expecting(ImageError.comparedFormats)
            }
        }
    }

    /// Returns the error for a folder that is not an animation.
    private static func message(forFolder path: String) -> String {
        if let missing = FrameFolderReader.missingFrame(in: path) {
            return
                "is a folder of frames without \(missing); all frames from the first were expected"
        }
        return "is a folder without frames; a folder of frames (frame-0000.png and so on), or "
            + "\(ImageError.comparedFormats) was expected"
    }

    /// Records a diagnostic that names the undecoded parts of the file.
    ///
    /// For a folder, the reader of the frames records diagnostics.
    func recordUndecodedParts() {
        if let data { UndecodedParts.record(in: data, name: path) }
    }

    var isAnimated: Bool { animation != nil }

    /// Returns the decoded still picture.
    func bitmap() throws -> Bitmap {
        do {
            return try decoder.decode(data ?? Data(), name: path)
        } catch {
            throw error.expecting(ImageError.comparedFormats)
        }
    }

    /// Returns the still picture, decoded as far as a comparison needs.
    func picture() throws -> ComparedPicture {
        if let data, let scanlines = PNGScanlines(data, limits: decoder.limits) {
            return .scanlines(scanlines)
        }
        return .bitmap(try bitmap())
    }

    /// Returns width and height in pixels.
    func size() throws -> ComparedPictures.Size {
        if let animation { return (animation.width, animation.height) }
        let picture = try picture()
        return (picture.width, picture.height)
    }

    /// Returns a reader of the frames.
    ///
    /// A still picture has a single frame.
    func reader() throws -> any FrameReader { try animation ?? StillPictureReader(bitmap()) }

    /// Throws an error if the file is not a picture, which equal bytes would hide.
    func check() throws {
        guard let data, animation == nil else { return }
        // Intact chunks are sufficient for a PNG. Other formats must be decoded.
        if (try? PNGMetadata(data, name: path)) == nil { _ = try bitmap() }
    }

    /// Returns the regions in the file, for its size in pixels.
    func side(_ width: Int, _ height: Int) -> PictureSide {
        let regions = data.flatMap { RecordedRegions(of: $0) }
        return PictureSide(
            path: path, width: width, height: height, regions: regions,
            hasUnreadableRegions: regions == nil
                && data.map { RecordedRegions.areUnreadable(in: $0) } == true)
    }

    /// A line that names the original colour space of converted pixels, or `nil` for sRGB.
    var conversion: String? {
        guard let data, let name = try? decoder.convertedColors(of: data, name: path) else {
            return nil
        }
        return "the colours of \(path) are converted from \(name) to sRGB"
    }

    /// Texts stored in a PNG.
    var texts: [PNGText] {
        guard let data, let metadata = try? PNGMetadata(data, name: path) else { return [] }
        return metadata.texts
    }

    /// A still picture as an animation with a single frame.
    private final class StillPictureReader: FrameReader {
        let width: Int
        let height: Int
        let frameCount: Int? = 1
        let loopCount: Int? = nil
        let hasTimes = false
        private var bitmap: Bitmap?

        init(_ bitmap: Bitmap) {
            (width, height) = (bitmap.width, bitmap.height)
            self.bitmap = bitmap
        }

        func next() -> Frame? {
            defer { bitmap = nil }
            return bitmap.map { Frame(index: 0, time: 0, duration: 0, bitmap: $0) }
        }
    }
}

/// A file in a comparison, with its regions.
public struct PictureSide: Sendable {
    /// Path of the file.
    public let path: String
    /// Width in pixels.
    public let width: Int
    /// Height in pixels.
    public let height: Int
    /// Named regions stored in the file, or `nil`.
    public let regions: RecordedRegions?
    /// Whether the file has unreadable regions.
    public let hasUnreadableRegions: Bool
}
