import Mustache

/// Static parts of the page, embedded in the program so that the program can be copied alone.
enum ReportAssets {
    static var styles: [UInt8] {
        joined([
            PackageResources.colors_css, PackageResources.layout_css, PackageResources.list_css,
            PackageResources.detail_css, PackageResources.stage_css,
        ])
    }

    /// The script is a single file, because browsers load modules from servers only, not from
    /// disks.
    static var script: [UInt8] {
        Array("(() => {\n\"use strict\";\n\n".utf8)
            + joined([
                PackageResources.data_js, PackageResources.store_js,
                PackageResources.accept_js, PackageResources.animation_js,
                PackageResources.strips_js, PackageResources.picture_js, PackageResources.places_js,
                PackageResources.difference_js, PackageResources.readout_js,
                PackageResources.stage_js, PackageResources.scrubber_js,
                PackageResources.detail_js, PackageResources.list_js, PackageResources.router_js,
                PackageResources.keys_js, PackageResources.main_js,
            ]) + Array("})();\n".utf8)
    }

    private static func joined(_ parts: [[UInt8]]) -> [UInt8] {
        Array(parts.joined(separator: [0x0A]))
    }

    /// Returns the template library of the page.
    static func library() throws -> MustacheLibrary {
        MustacheLibrary(templates: [
            "page": try template(PackageResources.page_mustache),
            "header": try template(PackageResources.header_mustache),
            "list": try template(PackageResources.list_mustache),
            "problems": try template(PackageResources.problems_mustache),
            "detail": try template(PackageResources.detail_mustache),
            "help": try template(PackageResources.help_mustache),
        ])
    }

    private static func template(_ bytes: [UInt8]) throws -> MustacheTemplate {
        try MustacheTemplate(string: String(decoding: bytes, as: UTF8.self))
    }
}
