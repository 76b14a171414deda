import Foundation
import TableControls
import TableDrawing
import TableEvents

/// Height of a sheet.
open class UISheetPresentationController: NSObject {
    /// Height of a sheet.
    public final class Detent: NSObject {
        /// Half of the screen.
        public static func medium() -> Detent { Detent() }
        /// The whole screen.
        public static func large() -> Detent { Detent() }
    }
    /// Heights of the sheet.
    open var detents: [Detent] = []
    /// Whether a handle is visible.
    open var prefersGrabberVisible = false
    /// Radius of the corners, in points.
    open var preferredCornerRadius: CGFloat?
}

extension UIViewController {
    /// Presentation as a sheet, which a picture does not show.
    public var sheetPresentationController: UISheetPresentationController? {
        let known: UISheetPresentationController? = attached(nil)
        if let known { return known }
        let made = UISheetPresentationController()
        attach(Optional(made))
        return made
    }
}

/// Controller that chooses a picture; not drawn.
open class UIImagePickerController: UIViewController {
    /// Source of the pictures.
    public enum SourceType: Int, Sendable, Hashable { case photoLibrary, camera, savedPhotosAlbum }
    /// Key of the values of a chosen picture.
    public struct InfoKey: RawRepresentable, Sendable, Hashable {
        /// Name of the key.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The picture.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited picture.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// Address of the picture.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
    /// Source of the pictures.
    open var sourceType = SourceType.photoLibrary
    /// Whether the picture can be edited.
    open var allowsEditing = false
    /// Whether a source is available; `false` in a picture.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Delegate of a chooser of pictures; its methods are not called in a picture.
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// Preview of a document; not drawn.
open class UIDocumentInteractionController: NSObject {
    /// Address of the document.
    open var url: URL?
    /// Name of the document.
    open var name: String?
    /// Kind of the document.
    open var uti: String?
    /// Images of the document; none in a picture.
    open var icons: [UIImage] { [] }
    /// Delegate, which a picture does not ask.
    open weak var delegate: AnyObject?
    /// Creates a preview without a document.
    public override init() {}
    /// Creates a preview of a document.
    public init(url: URL) { self.url = url }
    /// Shows the preview; `false`, because a picture shows none.
    open func presentPreview(animated: Bool) -> Bool { false }
}
