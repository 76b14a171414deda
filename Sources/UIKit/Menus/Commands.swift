import Foundation
import TableControls
import TableDrawing
import TableEvents

/// Command of a menu, which a picture does not show.
open class UICommand: NSObject, UIMenuElement {
    /// Title of the command.
    open var title: String
    /// Image of the command, or `nil` without an image.
    open var image: Image?
    /// Method of the command.
    public let action: ActionSelector
    /// Further data of the command.
    public let propertyList: Any?

    /// Creates a command with a method.
    public init(
        title: String = "", image: Image? = nil, action: ActionSelector, propertyList: Any? = nil
    ) {
        self.title = title
        self.image = image
        self.action = action
        self.propertyList = propertyList
    }
}

/// Keys that are held with another key.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    /// Bits of the keys, equal to UIKit's bits.
    public let rawValue: Int
    /// Creates keys from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Command of a key, which a picture does not call.
open class UIKeyCommand: UICommand {
    /// Character of the key, or `nil`.
    public let input: String?
    /// Keys that are held with the key.
    public let modifierFlags: UIKeyModifierFlags
    /// Title that a person reads while the Command key is held.
    open var discoverabilityTitle: String?

    /// Character of the Up Arrow key.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// Character of the Down Arrow key.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// Character of the Left Arrow key.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// Character of the Right Arrow key.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Character of the Escape key.
    public static let inputEscape = "UIKeyInputEscape"

    /// Creates a command of a key.
    public init(
        title: String = "", image: Image? = nil, action: ActionSelector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image, action: action, propertyList: propertyList)
    }

    /// Creates a command of a key without a title.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: ActionSelector
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
}

/// Methods of the menu of editing; never called in a picture.
public protocol UIResponderStandardEditActions: AnyObject {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Inserts the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Selects the word at the insertion point.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
}

extension UIResponderStandardEditActions {
    /// Moves the selection to the pasteboard.
    public func cut(_ sender: Any?) {}
    /// Copies the selection.
    public func copy(_ sender: Any?) {}
    /// Inserts the content of the pasteboard.
    public func paste(_ sender: Any?) {}
    /// Deletes the selection.
    public func delete(_ sender: Any?) {}
    /// Selects the word at the insertion point.
    public func select(_ sender: Any?) {}
    /// Selects everything.
    public func selectAll(_ sender: Any?) {}
}
