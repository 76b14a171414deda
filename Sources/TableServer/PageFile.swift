/// A file of the page, embedded in the program.
struct PageFile {
    let bytes: [UInt8]
    /// Media type of the file.
    let type: String

    /// Returns the file at a path of a request, or `nil` if the page has no such file.
    init?(path: String) {
        switch path {
        case "/", "/index.html":
            self.init(PackageResources.index_html, "text/html; charset=utf-8")
        case "/page.css": self.init(PackageResources.page_css, "text/css; charset=utf-8")
        case "/main.js": self.init(script: PackageResources.main_js)
        case "/store.js": self.init(script: PackageResources.store_js)
        case "/list.js": self.init(script: PackageResources.list_js)
        case "/controls.js": self.init(script: PackageResources.controls_js)
        case "/stage.js": self.init(script: PackageResources.stage_js)
        case "/timeline.js": self.init(script: PackageResources.timeline_js)
        case "/panels.js": self.init(script: PackageResources.panels_js)
        case "/keys.js": self.init(script: PackageResources.keys_js)
        default: return nil
        }
    }

    private init(_ bytes: [UInt8], _ type: String) {
        self.bytes = bytes
        self.type = type
    }

    private init(script bytes: [UInt8]) {
        self.init(bytes, "text/javascript; charset=utf-8")
    }
}
