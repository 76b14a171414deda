import Foundation
import TableControls
import TableDrawing
import TableText
import TableThemes

/// Properties of labels with the optional types of UIKit: `nil` is the standard value.
extension Label {
    /// Font of the text; `nil` is the system font of 17 points.
    @_disfavoredOverload
    public var font: Font! {
        get { plainFont }
        set { plainFont = newValue ?? .systemFont(ofSize: Font.labelFontSize) }
    }

    /// Colour of the text; `nil` is the theme's colour of labels.
    @_disfavoredOverload
    public var textColor: Color! {
        get { plainTextColor }
        set { plainTextColor = newValue ?? .label }
    }
}

extension TextField {
    /// Font of the text; `nil` is the system font of 17 points.
    @_disfavoredOverload
    public var font: Font? {
        get { plainFont }
        set { plainFont = newValue ?? .systemFont(ofSize: Font.labelFontSize) }
    }
    /// Whether the font follows the size of texts; the font of a picture does not change.
    public var adjustsFontForContentSizeCategory: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Delegate of the field, without a strong reference.
    public var delegate: (any UITextFieldDelegate)? {
        get { weaklyAttached() }
        set { attachWeakly(newValue) }
    }
    /// Whether the text is removed when editing begins.
    public var clearsOnBeginEditing: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// View in place of the keyboard; not drawn.
    public var inputView: View? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// View above the keyboard; not drawn.
    public var inputAccessoryView: View? {
        get { attached(nil) }
        set { attach(newValue) }
    }
    /// Attributes of the whole text.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { attached([:]) }
        set {
            attach(newValue)
            if let font = newValue[.font] as? Font { plainFont = font }
            if let color = newValue[.foregroundColor] as? Color { textColor = color }
        }
    }
}

extension TextView {
    /// Whether the font follows the size of texts; the font of a picture does not change.
    public var adjustsFontForContentSizeCategory: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Delegate of the view, without a strong reference.
    public var delegate: (any UITextViewDelegate)? {
        get { weaklyAttached() }
        set { attachWeakly(newValue) }
    }
    /// Kinds of data that become links; links are not drawn.
    public var dataDetectorTypes: UIDataDetectorTypes {
        get { attached([]) }
        set {
            AcceptedInterface.note("UITextView.dataDetectorTypes", .looks)
            attach(newValue)
        }
    }
    /// Attributes of links; links are not drawn.
    public var linkTextAttributes: [NSAttributedString.Key: Any] {
        get { attached([:]) }
        set { attach(newValue) }
    }
}

/// Kinds of data in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
    /// Bits of the kinds.
    public let rawValue: UInt
    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of the web.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Postal addresses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all: UIDataDetectorTypes = [.phoneNumber, .link, .address, .calendarEvent]
}

/// Delegate of a text field; its methods are not called in a picture.
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a part of the text may change.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool
    /// Called after the selection has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be removed.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key has its effect.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Whether editing may begin, by default.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Called after editing has begun; does nothing by default.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Whether editing may end, by default.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Called after editing has ended; does nothing by default.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Whether a part of the text may change, by default.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { true }
    /// Called after the selection has changed; does nothing by default.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Whether the text may be removed, by default.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Whether the return key has its effect, by default.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Delegate of a text view; its methods are not called in a picture.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called after editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called after the text has changed.
    func textViewDidChange(_ textView: UITextView)
    /// Whether a part of the text may change.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
}

extension UITextViewDelegate {
    /// Whether editing may begin, by default.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Called after editing has begun; does nothing by default.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Called after editing has ended; does nothing by default.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Called after the text has changed; does nothing by default.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Whether a part of the text may change, by default.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}
