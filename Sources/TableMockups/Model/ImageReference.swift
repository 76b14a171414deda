import Foundation
import TableImages

/// An image that a document mentions, with the files of its variants.
public struct ImageReference: Sendable, Hashable {
    /// The path as the document mentions it.
    public let path: String
    /// Where the document mentions it.
    public let location: DocumentLocation
    /// The files that are there, by their paths: `noon.png`, `noon@2x.png`, `noon@3x.png`.
    let files: [String: AllowedFile]

    /// The image of a path; nothing, and a problem, if there is no file or it is no image.
    init?(_ node: DocumentNode, _ context: ReadingContext) {
        guard let path = node.string(context.problems) else { return nil }
        self.path = path
        location = node.location
        var files: [String: AllowedFile] = [:]
        // The search asks for each variant, from the smallest on; all that are there are kept.
        _ = ImageFile.find(path, scale: 1) { variant in
            files[variant] = try? context.file(variant, mentionedAt: node)
            return files[variant] != nil
        }
        self.files = files
        if files.isEmpty {
            // The refusal of the path as it was written says what is wrong with it.
            _ = context.file(node)
            return nil
        }
        do {
            _ = try context.surroundings.images.image(self, scale: context.surroundings.scale)
        } catch {
            context.problems.error(error.description, at: node)
            return nil
        }
    }

    /// The file for a scale, and how many of its pixels are a point.
    func file(forScale scale: Double) -> (file: AllowedFile, scale: CGFloat)? {
        let found = ImageFile.find(path, scale: CGFloat(scale)) { files[$0] != nil }
        guard let found, let file = files[found.path] else { return nil }
        return (file, found.scale)
    }
}
