import Foundation
import TableControls
import TableDrawing
import TableText

/// UIKit's name of `TextContainer`.
public typealias NSTextContainer = TextContainer

extension TextContainer {
    /// Creates an arrangement for lines of a size, in points.
    public convenience init(size: CGSize) {
        self.init()
        self.size = size
    }
    /// Areas that the text leaves out; the text does not leave them out.
    public var exclusionPaths: [UIBezierPath] {
        get { [] }
        set {
            if !newValue.isEmpty {
                AcceptedInterface.note("NSTextContainer.exclusionPaths", .looks)
            }
        }
    }
    /// Whether the width follows the text view; it does in a text view.
    public var widthTracksTextView: Bool {
        get { true }
        set {}
    }
    /// Whether the height follows the text view; it does in a text view.
    public var heightTracksTextView: Bool {
        get { true }
        set {}
    }
}

/// Text that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
    /// Managers of the text's layouts.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// Adds a manager of the text's layout.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    /// Removes a manager of the text's layout.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }
}

/// Layout of a text in containers: its size is known, the places of its letters are not.
open class NSLayoutManager: NSObject {
    /// The text.
    open weak var textStorage: NSTextStorage?
    /// Containers of the text.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Delegate, which a picture does not ask.
    open weak var delegate: AnyObject?
    /// Whether the leading of the font counts.
    open var usesFontLeading = true
    /// Whether parts are laid out alone.
    open var allowsNonContiguousLayout = false

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
    /// Lays out the text; a layout is made when a size is asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Number of letters, in UTF-16.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// All letters.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: numberOfGlyphs)
    }
    /// Returns letters of glyphs: the same numbers.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { glyphRange }
    /// Returns glyphs of letters: the same numbers.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { charRange }
    /// Rectangle of the text in a container, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let width = container.size.width > 0 ? container.size.width : .greatestFiniteMagnitude
        let room = max(0, width - container.lineFragmentPadding * 2)
        let size =
            textStorage?.boundingRect(
                with: CGSize(width: room, height: .greatestFiniteMagnitude),
                options: .usesLineFragmentOrigin, context: nil
            ).size ?? .zero
        return CGRect(
            x: 0, y: 0, width: size.width + container.lineFragmentPadding * 2, height: size.height)
    }
    /// Rectangle of a range of the text; the rectangle of the whole text.
    open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect {
        usedRect(for: container)
    }
    /// Number of the letter at a point; 0, because a picture has no touches.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    /// Number of the letter at a point; 0, because a picture has no touches.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints fraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    /// Draws the text at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let container = textContainers.first else { return }
        textStorage?.draw(in: usedRect(for: container).offsetBy(dx: origin.x, dy: origin.y))
    }
    /// Draws the backgrounds of the text, which `drawGlyphs(forGlyphRange:at:)` draws.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    /// Lays out the text again; a layout is made when a size is asked for.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
}

extension TextView {
    /// Layout of the text, whose size is known.
    public var layoutManager: NSLayoutManager {
        let manager: NSLayoutManager = attached(nil) ?? NSLayoutManager()
        attach(Optional(manager))
        if manager.textContainers.isEmpty { manager.addTextContainer(textContainer) }
        let insets = textContainerInset
        textContainer.size = CGSize(
            width: max(0, bounds.width - insets.left - insets.right), height: bounds.height)
        let storage = NSTextStorage(
            string: text, attributes: [.font: font ?? .systemFont(ofSize: 12)])
        attributedText.enumerateAttributes(
            in: NSRange(location: 0, length: attributedText.length)
        ) { attributes, range, _ in storage.addAttributes(attributes, range: range) }
        attach(storage, "storage of layoutManager")
        storage.addLayoutManager(manager)
        return manager
    }
}
