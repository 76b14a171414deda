import Foundation
import TableControls
import TableDrawing
import TableText

/// Place in a text.
open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
}

/// Part of a text.
open class UITextRange: NSObject {
    /// Start of the part.
    public let start: UITextPosition
    /// End of the part.
    public let end: UITextPosition
    init(_ start: UITextPosition, _ end: UITextPosition) {
        self.start = start
        self.end = end
    }
    /// Whether the part has no letters.
    open var isEmpty: Bool { start.offset >= end.offset }
}

/// Rectangle of a selection; a picture shows no selection.
open class UITextSelectionRect: NSObject {
    /// Rectangle, in points.
    open var rect: CGRect { .zero }
}

/// Text into which a keyboard writes.
///
/// Code can change the text. A picture shows no selection.
public protocol UITextInput: View {
    /// The text, or `nil` for no text.
    var inputText: String? { get set }
}

extension TextField: UITextInput {
    /// The text, or `nil` for no text.
    public var inputText: String? {
        get { text }
        set { text = newValue }
    }
}

extension TextView: UITextInput {
    /// The text.
    public var inputText: String? {
        get { text }
        set { text = newValue }
    }
}

extension UITextInput {
    private var utf16: String.UTF16View { (inputText ?? "").utf16 }
    /// Start of the text.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// End of the text.
    public var endOfDocument: UITextPosition { UITextPosition(utf16.count) }
    /// Selected part, or `nil`; not drawn.
    public var selectedTextRange: UITextRange? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Part that an input method has not confirmed; `nil` in a picture.
    public var markedTextRange: UITextRange? { nil }
    /// Whether there is a text.
    public var hasText: Bool { !utf16.isEmpty }
    /// Whether an insertion replaces the text.
    public var clearsOnInsertion: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }

    /// Returns the part between two places.
    public func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? { UITextRange(fromPosition, toPosition) }
    /// Returns a place at a distance, or `nil` outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...utf16.count).contains(place) ? UITextPosition(place) : nil
    }
    /// Returns the distance between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
    /// Returns a part of the text.
    public func text(in range: UITextRange) -> String? {
        let text = utf16
        let start = min(max(0, range.start.offset), text.count)
        let end = min(max(start, range.end.offset), text.count)
        return String(text.dropFirst(start).prefix(end - start))
    }
    /// Puts a text in the place of a part.
    public func replace(_ range: UITextRange, withText text: String) {
        let old = utf16
        let start = min(max(0, range.start.offset), old.count)
        let end = min(max(start, range.end.offset), old.count)
        inputText = (String(old.prefix(start)) ?? "") + text + (String(old.dropFirst(end)) ?? "")
    }
    /// Appends a text.
    public func insertText(_ text: String) { inputText = (inputText ?? "") + text }
    /// Removes the last letter.
    public func deleteBackward() { inputText = inputText.map { String($0.dropLast()) } }
    /// Returns the place of the caret; a picture shows no caret.
    public func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// Returns the first rectangle of a part; the rectangle of the view.
    public func firstRect(for range: UITextRange) -> CGRect { bounds }
    /// Returns the rectangles of a selection; a picture shows none.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Selects the whole text; a picture shows no selection.
    public func selectAll(_ sender: Any?) {}
}

extension TextField {
    /// Whether attributes can be edited.
    public var allowsEditingTextAttributes: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Attributes of new text.
    public var typingAttributes: [NSAttributedString.Key: Any]? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Reason for the end of editing; a picture has no keyboard.
    public enum DidEndEditingReason: Int, Sendable, Hashable { case committed, cancelled }
}

extension UITextInputTraits {
    /// Rules of passwords.
    public var passwordRules: UITextInputPasswordRules? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Spaces around insertions.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Predictions in the line.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { attached(.default) }
        set { attach(newValue) }
    }
}

/// Rules of passwords that the system proposes.
open class UITextInputPasswordRules: NSObject {
    /// Text of the rules.
    public let passwordRulesDescriptor: String
    /// Creates rules from a text.
    public init(descriptor: String) { passwordRulesDescriptor = descriptor }
}

/// Spaces around insertions.
public enum UITextSmartInsertDeleteType: Int, Sendable, Hashable, CaseIterable {
    case `default`, no, yes
}

/// Predictions in the line.
public enum UITextInlinePredictionType: Int, Sendable, Hashable, CaseIterable {
    case `default`, no, yes
}

extension UITextContentType {
    /// Given name.
    public static let givenName = Self(rawValue: "given-name")
    /// Middle name.
    public static let middleName = Self(rawValue: "additional-name")
    /// Family name.
    public static let familyName = Self(rawValue: "family-name")
    /// Nickname.
    public static let nickname = Self(rawValue: "nickname")
    /// Title of a job.
    public static let jobTitle = Self(rawValue: "organization-title")
    /// Name of an organization.
    public static let organizationName = Self(rawValue: "organization")
    /// Place.
    public static let location = Self(rawValue: "location")
    /// Whole address.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// First line of an address.
    public static let streetAddressLine1 = Self(rawValue: "address-line1")
    /// Second line of an address.
    public static let streetAddressLine2 = Self(rawValue: "address-line2")
    /// City.
    public static let addressCity = Self(rawValue: "address-level2")
    /// State.
    public static let addressState = Self(rawValue: "address-level1")
    /// Country.
    public static let countryName = Self(rawValue: "country-name")
    /// Postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// Number of a credit card.
    public static let creditCardNumber = Self(rawValue: "cc-number")
    /// Date and time.
    public static let dateTime = Self(rawValue: "date-time")
}

/// Changes of a text that delegates may refuse.
extension UITextFieldDelegate {
    /// Called after editing has ended for a reason; does nothing by default.
    public func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {}
}
