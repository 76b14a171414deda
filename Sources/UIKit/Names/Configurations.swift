import Foundation
import TableControls
import TableDrawing
import TableViews

/// UIKit's name of `ListContentConfiguration`.
public typealias UIListContentConfiguration = ListContentConfiguration
/// UIKit's name of `BackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration
/// UIKit's name of `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState
/// UIKit's name of `ViewConfigurationState`.
public typealias UIViewConfigurationState = ViewConfigurationState
/// UIKit's name of `ConfigurationState`.
public typealias UIConfigurationState = ConfigurationState
/// UIKit's name of `ContentConfiguration`.
public typealias UIContentConfiguration = ContentConfiguration
/// UIKit's name of `ContentView`.
public typealias UIContentView = ContentView

/// Key of an application's own state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Sendable, Hashable {
    /// Name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name, without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension CellConfigurationState {
    /// Value of an own state, or `nil` without a value.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates.values[key.rawValue] }
        set { customStates.values[key.rawValue] = newValue }
    }
}

extension ViewConfigurationState {
    /// Value of an own state, or `nil` without a value.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates.values[key.rawValue] }
        set { customStates.values[key.rawValue] = newValue }
    }
}

extension BackgroundConfiguration {
    /// Change of the colour of the background, or `nil` without a change.
    @_disfavoredOverload
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { backgroundTransform.map { UIConfigurationColorTransformer($0) } }
        set { backgroundTransform = newValue?.transform }
    }
    /// Effect behind the background; not drawn.
    public var visualEffect: UIVisualEffect? {
        get { nil }
        set {
            if newValue != nil { AcceptedInterface.note("UIVisualEffectView", .looks) }
        }
    }
    /// Change of the colour of the stroke, or `nil` without a change.
    @_disfavoredOverload
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { strokeTransform.map { UIConfigurationColorTransformer($0) } }
        set { strokeTransform = newValue?.transform }
    }
}

extension UIConfigurationColorTransformer {
    /// Change to shades of gray with the lightness of the colour.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let fixed = color.resolved
        let white = 0.2126 * fixed.red + 0.7152 * fixed.green + 0.0722 * fixed.blue
        return Color(white: CGFloat(white), alpha: CGFloat(fixed.alpha))
    }
}
