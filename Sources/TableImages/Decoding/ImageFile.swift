import Foundation
import TableDrawing

/// An image file with an optional scale in its name, as in `icon@2x.png`.
package struct ImageFile: Sendable, Hashable {
    /// Path of the file, including the scale and the extension.
    package let path: String
    /// Pixels per point: 1, 2 or 3.
    package let scale: CGFloat

    /// Creates a file with the scale in its name, or 1 without a scale.
    package init(path: String) {
        self.path = path
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    /// Returns the best variant of an image for a scale, among `icon.png`, `icon@2x.png` and
    /// `icon@3x.png`.
    ///
    /// The best variant has the scale itself, or else the next larger scale, or else the next
    /// smaller. A path with a scale stands only for that file. A path without an image
    /// extension stands for a file with exactly that name, or else for the first existing file
    /// with `.png`, `.jpg`, `.jpeg`, `.webp` or `.svg`. Returns `nil` if no file exists.
    package static func find(
        _ path: String, scale: CGFloat,
        exists: (String) -> Bool = ImageFile.fileExists
    ) -> ImageFile? {
        let present = variants(of: path, exists: exists)
        return present.first { $0.scale >= scale } ?? present.last
    }

    /// Returns all existing variants of an image, in order of scale.
    ///
    /// See `find`.
    package static func variants(
        of path: String,
        exists: (String) -> Bool = ImageFile.fileExists
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
    package static func fileExists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path.pathOnDisk)
    }

    /// Extensions of images in search order.
    private static let extensions = ["png", "jpg", "jpeg", "webp", "svg"]

    private func variant(_ scale: Int) -> ImageFile {
        guard scale > 1 else { return self }
        let path = path as NSString
        let stem = path.deletingPathExtension + "@\(scale)x"
        return ImageFile(
            path: path.pathExtension.isEmpty ? stem : "\(stem).\(path.pathExtension)")
    }
}
