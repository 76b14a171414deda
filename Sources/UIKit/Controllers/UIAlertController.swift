import Foundation
import TableControls

/// Controller of an alert; the alert is not drawn.
open class UIAlertController: UIViewController {
    /// Style of an alert.
    public enum Style: Int, Sendable, Hashable, CaseIterable { case actionSheet, alert }

    /// Text of the alert.
    open var message: String?
    /// Style of the alert.
    public let preferredStyle: Style
    /// Buttons of the alert.
    open private(set) var actions: [UIAlertAction] = []
    /// Button that is emphasized.
    open var preferredAction: UIAlertAction?
    /// Fields of the alert.
    open private(set) var textFields: [TextField]?

    /// Creates an alert.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Creates an alert without texts.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field.
    open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
        let field = TextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// Button of an alert.
open class UIAlertAction: NSObject {
    /// Style of a button.
    public enum Style: Int, Sendable, Hashable, CaseIterable { case `default`, cancel, destructive }

    /// Title of the button.
    public let title: String?
    /// Style of the button.
    public let style: Style
    /// Whether the button is enabled.
    open var isEnabled = true

    /// Creates a button; the handler is not called in a picture.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
    }
}
