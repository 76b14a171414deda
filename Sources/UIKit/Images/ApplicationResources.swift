import Foundation
import TableDrawing
import TableImages
import TableScreens
import TableViews

/// Places where `UIImage(named:)` and `UIColor(named:)` search.
///
/// An application on a device has its images in `Bundle.main`. On Linux the places are stated:
///
///     let resources = ApplicationResources(folder: "App/Resources")
///     try ApplicationResources.$current.withValue(resources) { … }
public struct ApplicationResources: Sendable {
    /// Asset catalogues in the order of the search.
    public var catalogs: [AssetCatalog] = []
    /// Folders of images in the order of the search, after the catalogues.
    public var folders: [ImageFolder] = []
    /// Nib files by their names.
    public var nibs = NibBundle()
    /// Texts by the name of their table, such as `Localizable`, and by key.
    public var strings: [String: [String: String]] = [:]
    /// Keys of the texts that vary by number; `strings` has their form `other`.
    public var pluralKeys: Set<String> = []

    /// Records the image files of the folders that are read, or `nil`.
    package var log: ImageLog?

    /// Paths of the image files that a picture reads.
    ///
    /// The lock makes the object safe to share between tasks.
    package final class ImageLog: @unchecked Sendable {
        private let lock = NSLock()
        // Guarded by `lock`.
        private var found: Set<String> = []

        package init() {}

        /// The recorded paths in their order.
        package var paths: [String] { lock.withLock { found.sorted() } }

        fileprivate func note(_ image: String, in folder: ImageFolder) {
            let place = (folder.path as NSString).appendingPathComponent(image)
            let paths = ImageFile.variants(of: place).map(\.path)
            lock.withLock { found.formUnion(paths) }
        }
    }

    /// Creates places without catalogues and folders.
    public init() {}

    /// Finds the asset catalogues of a folder and its subfolders.
    ///
    /// A catalogue that cannot be read is left out, with a warning.
    public init(folder path: String) {
        var found: [String] = []
        let files = FileManager.default.enumerator(atPath: path)
        while let file = files?.nextObject() as? String {
            guard found.count < 100, (file as NSString).pathExtension == "xcassets" else {
                continue
            }
            found.append((path as NSString).appendingPathComponent(file))
            files?.skipDescendants()
        }
        for catalog in found.sorted() {
            do {
                catalogs.append(try AssetCatalog(contentsOf: catalog))
            } catch {
                DiagnosticLog.record(Diagnostic("uikit.catalog", message: "\(error)"))
            }
        }
        folders = [ImageFolder(path)]
    }

    /// The places of a picture; the folder of `Bundle.main` by default.
    @TaskLocal public static var current = ApplicationResources.of(.main)

    private static let known = Known()

    /// Places of bundles that were searched.
    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var places: [String: ApplicationResources] = [:]

        func of(_ bundle: Bundle) -> ApplicationResources {
            guard let path = bundle.resourcePath else { return ApplicationResources() }
            if let known = lock.withLock({ places[path] }) { return known }
            let resources = ApplicationResources(folder: path)
            lock.withLock {
                if places.count < 100 { places[path] = resources }
            }
            return resources
        }
    }

    /// Places of a bundle.
    static func of(_ bundle: Bundle) -> ApplicationResources { known.of(bundle) }

    /// Places of a bundle and then those of the picture.
    private static func places(_ bundle: Bundle?) -> [ApplicationResources] {
        guard let bundle, bundle != .main else { return [current] }
        return [of(bundle), current]
    }

    /// Finds an image.
    static func image(named name: String, in bundle: Bundle?) -> Image? {
        for each in places(bundle) {
            for catalog in each.catalogs where catalog.imageNames.contains(name) {
                if let image = Image(named: name, in: catalog) { return image }
            }
            for folder in each.folders {
                guard let image = try? folder.image(named: name) else { continue }
                each.log?.note(name, in: folder)
                return image
            }
        }
        noteMissing("image", name)
        return nil
    }

    /// Finds a colour.
    static func color(named name: String, in bundle: Bundle?) -> Color? {
        for each in places(bundle) {
            for catalog in each.catalogs where catalog.colorNames.contains(name) {
                if let color = try? catalog.color(named: name) { return color }
            }
        }
        noteMissing("color", name)
        return nil
    }

    private static func noteMissing(_ kind: String, _ name: String) {
        DiagnosticLog.record(
            Diagnostic(
                "uikit.missing-\(kind)",
                message: "no \(kind) named \(String(reflecting: String(name.prefix(64)))) was "
                    + "found; ApplicationResources.current states where the catalogues are"))
    }
}

extension Nib {
    /// Creates the nib of a file of `ApplicationResources`.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.init(nibName: name, bundle: ApplicationResources.current.nibs)
    }
}

extension Bundle {
    /// Bundle of a package's target; the resources of the picture.
    public static var module: Bundle { .main }

    /// Makes the objects of a nib of `ApplicationResources`.
    @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [Nib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        ApplicationResources.current.nibs.loadNibNamed(name, owner: owner, options: options)
    }
}
