import EmbeddedFiles
import Mustache

/// Static parts of the page, embedded in the program so that the program can be copied alone.
enum ReportAssets {
    static var styles: [UInt8] {
        joined([
            report_colors_css(), report_layout_css(), report_list_css(),
            report_detail_css(), report_stage_css(),
        ])
    }

    /// The script is a single file, because browsers load modules from servers only, not from
    /// disks.
    static var script: [UInt8] {
        Array("(() => {\n\"use strict\";\n\n".utf8)
            + joined([
                report_data_js(), report_store_js(),
                report_accept_js(), report_animation_js(),
                report_strips_js(), report_picture_js(), report_places_js(),
                report_difference_js(), report_readout_js(),
                report_stage_js(), report_scrubber_js(),
                report_detail_js(), report_list_js(), report_router_js(),
                report_keys_js(), report_main_js(),
            ]) + Array("})();\n".utf8)
    }

    private static func joined(_ parts: [UnsafePointer<CChar>]) -> [UInt8] {
        Array(parts.map { String(cString: $0) }.joined(separator: "\n").utf8)
    }

    /// Returns the template library of the page.
    static func library() throws -> MustacheLibrary {
        MustacheLibrary(templates: [
            "page": try template(report_page_mustache()),
            "header": try template(report_header_mustache()),
            "list": try template(report_list_mustache()),
            "problems": try template(report_problems_mustache()),
            "detail": try template(report_detail_mustache()),
            "help": try template(report_help_mustache()),
        ])
    }

    private static func template(_ text: UnsafePointer<CChar>) throws -> MustacheTemplate {
        try MustacheTemplate(string: String(cString: text))
    }
}
