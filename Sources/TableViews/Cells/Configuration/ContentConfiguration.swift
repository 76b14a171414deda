import TableControls

/// Value with the content of a cell that creates a content view; UIKit's protocol.
public protocol ContentConfiguration {
    /// Creates a view that displays the configuration.
    func makeContentView() -> any View & ContentView
    /// Returns the configuration for a state.
    func updated(for state: any ConfigurationState) -> Self
}
