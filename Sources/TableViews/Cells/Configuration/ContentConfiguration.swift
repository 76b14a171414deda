import TableControls
import TableDrawing

/// Value with the content of a cell that creates a content view; UIKit's protocol.
public protocol ContentConfiguration {
    /// Creates a view that displays the configuration.
    func makeContentView() -> any View & ContentView
    /// Returns the configuration for a state.
    func updated(for state: any ConfigurationState) -> Self
}

/// View that displays a content configuration; UIKit's protocol.
public protocol ContentView: AnyObject {
    /// Displayed configuration; setting it updates the view.
    var configuration: any ContentConfiguration { get set }
    /// Returns whether the view can display a configuration and need not be replaced.
    func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
    /// Returns whether a configuration has the type of the current configuration.
    public func supports(_ configuration: any ContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// State that a configuration adapts to; UIKit's protocol.
public protocol ConfigurationState: Sendable, Hashable {
    /// Creates a state in a trait environment, with all states at their defaults.
    init(traitCollection: TraitCollection)

    /// Traits of the environment, such as the appearance and the text size.
    var traitCollection: TraitCollection { get set }
}

/// State of a view with a configuration, such as a header; UIKit's value.
public struct ViewConfigurationState: ConfigurationState {
    /// Traits of the view's environment, such as the appearance and the text size.
    public var traitCollection: TraitCollection
    /// Whether the view is disabled; false by default.
    public var isDisabled = false
    /// Whether a touch highlights the view; false by default.
    public var isHighlighted = false
    /// Whether the view is selected; false by default.
    public var isSelected = false
    /// Whether the view has the focus; false by default, because pictures have no focus.
    public var isFocused = false
    /// Whether the header or footer floats above rows that scroll beneath.
    public var isPinned = false
    /// The application's own states.
    package var customStates = CustomStates()

    /// Creates the state of a view in a trait environment, with all other states false.
    public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }
}

/// Values of an application's own states, by the names of their keys.
///
/// The values are read by the thread that stores them.
package struct CustomStates: Hashable, @unchecked Sendable {
    /// The values.
    package var values: [String: AnyHashable] = [:]

    package init() {}
}
