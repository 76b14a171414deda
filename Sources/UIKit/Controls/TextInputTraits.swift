import Foundation
import TableControls
import TableEvents

/// Properties of a keyboard, which a picture does not show.
public protocol UITextInputTraits: Responder {}

extension TextField: UITextInputTraits {}
extension TextView: UITextInputTraits {}

extension UITextInputTraits {
    /// Kind of the keyboard.
    public var keyboardType: UIKeyboardType {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Look of the keyboard.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Title of the return key.
    public var returnKeyType: UIReturnKeyType {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Whether the return key is disabled without a text.
    public var enablesReturnKeyAutomatically: Bool {
        get { attached(false) }
        set { attach(newValue) }
    }
    /// Automatic capitals.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { attached(.sentences) }
        set { attach(newValue) }
    }
    /// Automatic corrections.
    public var autocorrectionType: UITextAutocorrectionType {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Marks of misspelled words.
    public var spellCheckingType: UITextSpellCheckingType {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Typographic quotes.
    public var smartQuotesType: UITextSmartQuotesType {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Typographic dashes.
    public var smartDashesType: UITextSmartDashesType {
        get { attached(.default) }
        set { attach(newValue) }
    }
    /// Meaning of the text.
    public var textContentType: UITextContentType? {
        get { attached(nil) }
        set { attach(newValue) }
    }
}

/// Kind of a keyboard.
public enum UIKeyboardType: Int, Sendable, Hashable, CaseIterable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable, Hashable, CaseIterable {
    case `default`, dark, light
}

/// Title of a return key.
public enum UIReturnKeyType: Int, Sendable, Hashable, CaseIterable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
}

/// Automatic capitals.
public enum UITextAutocapitalizationType: Int, Sendable, Hashable, CaseIterable {
    case none, words, sentences, allCharacters
}

/// Automatic corrections.
public enum UITextAutocorrectionType: Int, Sendable, Hashable, CaseIterable {
    case `default`, no, yes
}

/// Marks of misspelled words.
public enum UITextSpellCheckingType: Int, Sendable, Hashable, CaseIterable {
    case `default`, no, yes
}

/// Typographic quotes.
public enum UITextSmartQuotesType: Int, Sendable, Hashable, CaseIterable {
    case `default`, no, yes
}

/// Typographic dashes.
public enum UITextSmartDashesType: Int, Sendable, Hashable, CaseIterable {
    case `default`, no, yes
}

/// Meaning of a text.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
    /// Name of the meaning.
    public let rawValue: String
    /// Creates a meaning with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Name of a person.
    public static let name = UITextContentType(rawValue: "name")
    /// Name of a user.
    public static let username = UITextContentType(rawValue: "username")
    /// Password.
    public static let password = UITextContentType(rawValue: "password")
    /// New password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// Code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// Address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// Telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// Address of the web.
    public static let URL = UITextContentType(rawValue: "url")
}

/// Interaction with an attachment or a link of a text; a picture has none.
public enum UITextItemInteraction: Int, Sendable, Hashable {
    case invokeDefaultAction, presentActions, preview
}
