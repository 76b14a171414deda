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
