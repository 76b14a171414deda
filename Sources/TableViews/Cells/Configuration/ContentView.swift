/// A view that shows a content configuration; UIKit's protocol.
public protocol ContentView: AnyObject {
    /// What the view shows; setting it updates the view.
    var configuration: any ContentConfiguration { get set }
    /// Whether the view can show a configuration, so that it need not be replaced.
    func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentView {
    /// A configuration of the same type as the present one.
    public func supports(_ configuration: any ContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
