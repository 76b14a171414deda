import Foundation
import UIKit

/// Settings of a web view.
open class WKWebViewConfiguration: NSObject {
    /// Scripts.
    open var userContentController = WKUserContentController()
    /// Preferences.
    open var preferences = WKPreferences()
    /// Whether a video plays in the view.
    open var allowsInlineMediaPlayback = false
    /// Process of the view.
    open var processPool = WKProcessPool()
    /// Kinds of data that become links.
    open var dataDetectorTypes: WKDataDetectorTypes = []
}

/// Kinds of data in a page.
public struct WKDataDetectorTypes: OptionSet, Sendable, Hashable {
    /// Bits of the kinds.
    public let rawValue: UInt
    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// All kinds.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Process of web views.
open class WKProcessPool: NSObject {}

/// Preferences of a web view.
open class WKPreferences: NSObject {
    /// Whether scripts run.
    open var javaScriptEnabled = true
    /// Smallest size of letters, in points.
    open var minimumFontSize: CGFloat = 0
}

/// Script in a page.
open class WKUserScript: NSObject {
    /// Time of the script.
    public enum InjectionTime: Int, Sendable, Hashable { case atDocumentStart, atDocumentEnd }
    /// Text of the script.
    public let source: String
    /// Creates a script.
    public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
        self.source = source
    }
}

/// Scripts of web views.
open class WKUserContentController: NSObject {
    /// Adds a script.
    open func addUserScript(_ userScript: WKUserScript) {}
    /// Adds a receiver of messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Removes a receiver of messages.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Removes all scripts.
    open func removeAllUserScripts() {}
}

/// Receiver of messages of scripts; its methods are not called in a picture.
public protocol WKScriptMessageHandler: AnyObject {}

/// Message of a script.
open class WKScriptMessage: NSObject {
    /// Name of the receiver.
    open var name: String { "" }
    /// Value.
    open var body: Any { "" }
}

/// Loading of a page; a picture loads none.
open class WKNavigation: NSObject {}

/// Step to a page.
open class WKNavigationAction: NSObject {
    /// Cause of a step.
    public enum NavigationType: Int, Sendable, Hashable {
        case linkActivated, formSubmitted, backForward, reload, formResubmitted
        case other = -1
    }
    /// Address.
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    /// Cause of the step.
    open var navigationType: NavigationType { .other }
}

/// Decision about a step to a page.
public enum WKNavigationActionPolicy: Int, Sendable, Hashable { case cancel, allow, download }

/// Cause of a step to a page.
public typealias WKNavigationType = WKNavigationAction.NavigationType

/// Delegate of a web view; its methods are not called in a picture.
public protocol WKNavigationDelegate: AnyObject {}
/// Delegate of a web view's windows; its methods are not called in a picture.
public protocol WKUIDelegate: AnyObject {}

/// Page of the web, in place of which a gray rectangle is drawn.
open class WKWebView: PlaceholderView {
    open override var contentName: String { "Web page" }
    /// Settings.
    public let configuration: WKWebViewConfiguration
    /// Delegate, which a picture does not ask.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Delegate, which a picture does not ask.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Scrolling of the page.
    public let scrollView = UIScrollView(frame: .zero)
    /// Whether a swipe goes back.
    open var allowsBackForwardNavigationGestures = false
    /// Address.
    open private(set) var url: URL?
    /// Title of the page; `nil` in a picture.
    open var title: String? { nil }
    /// Whether a page is loaded; `false` in a picture.
    open var isLoading: Bool { false }
    /// Share of the page that is loaded.
    open var estimatedProgress: Double { 0 }
    /// Whether there is a page before.
    open var canGoBack: Bool { false }

    /// Creates a view with settings.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }
    /// Creates a view with a frame, in points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Loads a page; a picture loads none.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return nil
    }
    /// Shows a text in HTML; not drawn.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
    /// Loads a file; a picture loads none.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        nil
    }
    /// Loads the page again; a picture loads none.
    @discardableResult
    open func reload() -> WKNavigation? { nil }
    /// Ends the loading.
    open func stopLoading() {}
    /// Goes back; a picture loads no page.
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    /// Runs a script; the closure is not called in a picture.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}
}
