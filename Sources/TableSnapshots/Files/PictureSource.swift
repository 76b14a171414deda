import Foundation
import TableDrawing
import TableImages

/// A picture's file or a folder of frames, read and not yet decoded.
struct PictureSource {
    let path: String
    /// The file's bytes; nothing for a folder.
    let data: Data?
    /// The paths of the hidden files in a folder of frames.
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
                throw ImageError(.refused(Self.words(forFolder: path)), name: path)
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

    /// What is wrong with a folder whose files are no animation.
    private static func words(forFolder path: String) -> String {
        if let missing = FrameFolderReader.missingFrame(in: path) {
            return "is a folder of frames without \(missing); all from the first on were expected"
        }
        return "is a folder of other files than frame-0000.png and so on; a folder of frames, or "
            + "\(ImageError.comparedFormats) was expected"
    }

    /// Records a diagnostic that names the parts of the file that are not decoded; a folder's frames do it as they are
    /// read.
    func recordUndecodedParts() {
        if let data { UndecodedParts.record(in: data, name: path) }
    }

    var isAnimated: Bool { animation != nil }

    /// The still picture.
    func bitmap() throws -> Bitmap {
        do {
            return try decoder.decode(data ?? Data(), name: path)
        } catch {
            throw error.expecting(ImageError.comparedFormats)
        }
    }

    /// The still picture, decoded no further than a comparison needs.
    func picture() throws -> ComparedPicture {
        if let data, let scanlines = PNGScanlines(data, limits: decoder.limits) {
            return .scanlines(scanlines)
        }
        return .bitmap(try bitmap())
    }

    /// Pixels across and down.
    func size() throws -> ComparedPictures.Size {
        if let animation { return (animation.width, animation.height) }
        let picture = try picture()
        return (picture.width, picture.height)
    }

    /// The frames; a still picture is one.
    func reader() throws -> any FrameReader { try animation ?? StillReader(bitmap()) }

    /// Throws where the file is no picture: equal bytes would hide it.
    func check() throws {
        guard let data, animation == nil else { return }
        // A PNG is whole if its chunks are; other files tell only when they are decoded.
        if (try? PNGMetadata(data, name: path)) == nil { _ = try bitmap() }
    }

    /// What is known of the places in it, once its size in pixels is.
    func side(_ width: Int, _ height: Int) -> PictureSide {
        let regions = data.flatMap { RecordedRegions(of: $0) }
        return PictureSide(
            path: path, width: width, height: height, regions: regions,
            hasUnreadableRegions: regions == nil
                && data.map { RecordedRegions.areUnreadable(in: $0) } == true)
    }

    /// Says what colours the pixels were converted from; `nil` if they were sRGB.
    var conversion: String? {
        guard let data, let name = try? decoder.convertedColors(of: data, name: path) else {
            return nil
        }
        return "the colours of \(path) are converted from \(name) to sRGB"
    }

    /// What a PNG says of its making.
    var texts: [PNGText] {
        guard let data, let metadata = try? PNGMetadata(data, name: path) else { return [] }
        return metadata.texts
    }

    /// A still picture as an animation of one frame.
    private final class StillReader: FrameReader {
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
