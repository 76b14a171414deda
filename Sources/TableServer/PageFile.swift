import EmbeddedFiles

/// A file of the page, embedded in the program.
struct PageFile {
    let bytes: [UInt8]
    /// Media type of the file.
    let type: String

    /// Returns the file at a path of a request, or `nil` if the page has no such file.
    init?(path: String) {
        switch path {
        case "/", "/index.html":
            self.init(server_index_html(), "text/html; charset=utf-8")
        case "/page.css": self.init(server_page_css(), "text/css; charset=utf-8")
        case "/main.js": self.init(script: server_main_js())
        case "/store.js": self.init(script: server_store_js())
        case "/list.js": self.init(script: server_list_js())
        case "/controls.js": self.init(script: server_controls_js())
        case "/stage.js": self.init(script: server_stage_js())
        case "/timeline.js": self.init(script: server_timeline_js())
        case "/panels.js": self.init(script: server_panels_js())
        case "/keys.js": self.init(script: server_keys_js())
        default: return nil
        }
    }

    private init(_ text: UnsafePointer<CChar>, _ type: String) {
        bytes = Array(String(cString: text).utf8)
        self.type = type
    }

    private init(script text: UnsafePointer<CChar>) {
        self.init(text, "text/javascript; charset=utf-8")
    }
}
