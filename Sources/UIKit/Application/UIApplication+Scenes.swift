import Foundation
import TableDrawing

extension UIApplication {
    /// Scenes of the application; none in a picture.
    public var connectedScenes: Set<UIScene> { [] }
    /// Frame of the status bar, in points; empty in a picture.
    public var statusBarFrame: CGRect { .zero }
    /// Orientation of the status bar.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Style of the status bar.
    public var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    public var isStatusBarHidden: Bool { false }
    /// Opens an address; without effect in a picture.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }
    /// Ignores touches; a picture has none.
    public func beginIgnoringInteractionEvents() {}
    /// Takes touches again; a picture has none.
    public func endIgnoringInteractionEvents() {}
    /// The application will end.
    public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// The application has started.
    public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
}
