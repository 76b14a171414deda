import Foundation
import TableDrawing
import TableText

/// Image within a text; the text has an empty space of its width.
open class NSTextAttachment: NSObject {
    /// Image of the attachment.
    open var image: Image?
    /// Place relative to the baseline, in points.
    open var bounds = CGRect.zero

    /// Padding at both sides of the image, in points.
    open var lineLayoutPadding: CGFloat = 0
    /// Contents of the attachment.
    open var contents: Data?
    /// Text for a screen reader; not read.
    open var accessibilityLabel: String?
    /// Whether the image grows with the size of texts; the space does not grow.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Creates an attachment without an image.
    public override init() {}

    /// Creates an attachment with an image file.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        image = contentData.flatMap { Image(data: $0) }
    }

    /// Returns the place of the image relative to the baseline, in points.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }

    /// Returns the image.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int
    ) -> Image? { image }

    /// Creates an attachment with an image.
    public convenience init(image: Image) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// Creates the text of an attachment: a space with the width of its image.
    public convenience init(attachment: NSTextAttachment) {
        AcceptedInterface.note("NSAttributedString(attachment:)", .looks)
        let frame = attachment.attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        let width = frame.width + attachment.lineLayoutPadding * 2
        // A narrow space of a tiny font does not change the height of the line.
        self.init(
            string: "\u{200A}",
            attributes: [
                .font: Font.systemFont(ofSize: 1), .kern: width, .attachment: attachment,
            ])
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
