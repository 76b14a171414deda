import Foundation
import TableControls
import TableScreens

extension TextField {
    /// The text changed; never sent in a picture.
    public static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// Editing began; never sent in a picture.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Editing ended; never sent in a picture.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
}

extension TextView {
    /// The text changed; never sent in a picture.
    public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
    /// Editing began; never sent in a picture.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Editing ended; never sent in a picture.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
