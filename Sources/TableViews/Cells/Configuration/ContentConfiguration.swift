/// What a cell shows, as a value that makes a view of itself; UIKit's protocol.
public protocol ContentConfiguration {
    /// A view that shows the configuration.
    func makeContentView() -> any View & ContentView
    /// The configuration with the looks of a state.
    func updated(for state: any ConfigurationState) -> Self
}
