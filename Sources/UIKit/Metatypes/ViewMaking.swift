import Foundation
import TableControls
import TableScreens
import TableThemes
import TableViews

/// Making of views from their classes.
///
/// Each class of Objective-C can be made from its metatype: `Self()`, `V()` with a generic parameter
/// `V`. A class of Swift cannot, unless its initializer is `required`. The classes are registered with
/// a closure instead.
public enum ViewMaking {
    nonisolated(unsafe) private static var makers: [ObjectIdentifier: () -> Any] = [:]

    /// Classes of UIKit that are made without arguments.
    nonisolated(unsafe) private static let platform: [ObjectIdentifier: () -> Any] = [
        ObjectIdentifier(UIView.self): { UIView(frame: .zero) },
        ObjectIdentifier(UILabel.self): { UILabel() },
        ObjectIdentifier(UIImageView.self): { UIImageView() },
        ObjectIdentifier(UIButton.self): { UIButton() },
        ObjectIdentifier(UIStackView.self): { UIStackView() },
        ObjectIdentifier(UIControl.self): { UIControl(frame: .zero) },
        ObjectIdentifier(UISwitch.self): { UISwitch() },
        ObjectIdentifier(UISlider.self): { UISlider() },
        ObjectIdentifier(UIStepper.self): { UIStepper() },
        ObjectIdentifier(UITextField.self): { UITextField() },
        ObjectIdentifier(UITextView.self): { UITextView() },
        ObjectIdentifier(UIScrollView.self): { UIScrollView(frame: .zero) },
        ObjectIdentifier(UITableView.self): { UITableView(frame: .zero, style: .plain) },
        ObjectIdentifier(UIProgressView.self): { UIProgressView(progressViewStyle: .default) },
        ObjectIdentifier(UIPageControl.self): { UIPageControl() },
        ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl(items: []) },
        ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView(style: .medium) },
        ObjectIdentifier(UIVisualEffectView.self): { UIVisualEffectView(effect: nil) },
        ObjectIdentifier(UIDatePicker.self): { UIDatePicker(frame: .zero) },
    ]

    /// Registers a class of the application with a closure that makes it.
    public static func register<Class>(_ type: Class.Type, make: @escaping () -> Class) {
        makers[ObjectIdentifier(type)] = make
    }

    /// Returns a view of a class.
    ///
    /// The process ends if the class is not registered.
    public static func make<Class>(_ type: Class.Type) -> Class {
        let key = ObjectIdentifier(type)
        guard let view = (makers[key] ?? platform[key])?() as? Class else {
            fatalError(
                "'\(type)()' is made from a generic parameter, and the class has no initializer "
                    + "without arguments that is known here")
        }
        return view
    }
}
