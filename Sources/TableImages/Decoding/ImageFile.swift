import Foundation
import TableDrawing

/// An image's file, whose name may carry its scale as in `icon@2x.png`.
public struct ImageFile: Sendable, Hashable {
    public let path: String
    /// Pixels per point: 1, 2 or 3.
    public let scale: CGFloat

    /// Reads the scale from the name; 1 where it has none.
    public init(path: String) {
        self.path = path
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    /// The name without folders.
    public var name: String { (path as NSString).lastPathComponent }

    /// The best variant of an image for a scale, among `icon.png`, `icon@2x.png`, `icon@3x.png`.
    ///
    /// That of the scale itself, else the next larger one, else the next smaller. A path that
    /// names a scale stands for that file alone; one without the extension of an image for the
    /// first of `.png`, `.jpg`, `.jpeg`, `.webp` and `.svg` that is there, unless there is a file
    /// of just that name. Nothing when there is no file at all.
    public static func find(
        _ path: String, scale: CGFloat,
        exists: (String) -> Bool = ImageFile.isThere
    ) -> ImageFile? {
        let present = variants(of: path, exists: exists)
        return present.first { $0.scale >= scale } ?? present.last
    }

    /// All variants of an image that are there, from the smallest scale on; see `find`.
    public static func variants(
        of path: String,
        exists: (String) -> Bool = ImageFile.isThere
    ) -> [ImageFile] {
        let own = (path as NSString).pathExtension.lowercased()
        let paths = extensions.contains(own) ? [path] : [path] + extensions.map { "\(path).\($0)" }
        for path in paths {
            let given = ImageFile(path: path)
            let variants = given.scale == 1 ? [1, 2, 3].map(given.variant) : [given]
            let present = variants.filter { exists($0.path) }
            if !present.isEmpty { return present }
        }
        return []
    }

    /// Whether there is a file, its name in either Unicode normalization.
    public static func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path.pathOnDisk)
    }

    /// The extensions of images, in the order that they are looked for.
    private static let extensions = ["png", "jpg", "jpeg", "webp", "svg"]

    private func variant(_ scale: Int) -> ImageFile {
        guard scale > 1 else { return self }
        let path = path as NSString
        let stem = path.deletingPathExtension + "@\(scale)x"
        return ImageFile(
            path: path.pathExtension.isEmpty ? stem : "\(stem).\(path.pathExtension)")
    }
}
