import Foundation
import TableDrawing
import TableText

/// Image within a text; the image is not drawn.
open class NSTextAttachment: NSObject {
    /// Image of the attachment.
    open var image: Image?
    /// Place relative to the baseline, in points.
    open var bounds = CGRect.zero

    /// Creates an attachment without an image.
    public override init() {}

    /// Creates an attachment with an image.
    public convenience init(image: Image) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates the text of an attachment, which is empty.
    public convenience init(attachment: NSTextAttachment) {
        AcceptedInterface.note("NSAttributedString(attachment:)", .looks)
        self.init(string: "")
    }
}

extension NSAttributedString.Key {
    /// Address of a link; without effect on the look.
    public static let link = Self(rawValue: "NSLink")
    /// Image within the text; not drawn.
    public static let attachment = Self(rawValue: "NSAttachment")
    /// Colour of the outlines of letters; not drawn.
    public static let strokeColor = Self(rawValue: "NSStrokeColor")
    /// Width of the outlines of letters; not drawn.
    public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
    /// Ligatures.
    public static let ligature = Self(rawValue: "NSLigature")
    /// Slant of letters; not drawn.
    public static let obliqueness = Self(rawValue: "NSObliqueness")
    /// Width of letters; not drawn.
    public static let expansion = Self(rawValue: "NSExpansion")
    /// Tracking of letters, drawn as `kern`.
    public static let tracking = Self(rawValue: "NSKern")
}
