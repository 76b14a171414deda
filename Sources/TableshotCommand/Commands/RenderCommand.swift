import ArgumentParser
import Tableshot

/// The command that renders documents.
struct RenderCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = CommandSetting.current.name
        return CommandConfiguration(
            commandName: "render",
            abstract: "Render table documents and Interface Builder files to PNG, SVG or PDF.",
            discussion: """
                Prints the path of every written picture. The picture of NAME.table.yaml or \
                NAME.table.json is NAME.png. If documents in several folders have equal names, the \
                pictures keep these folders. A document may use files of its own folder and of the \
                folders given with --assets.

                A xib gives a picture of its cell, NAME.png; a storyboard gives a picture of each \
                scene, NAME-SCENE.png. Parts of a file that are not drawn are warnings.

                  \(name) render inbox.table.yaml
                  \(name) render Screens -o out --theme ios6 --scale 2
                  \(name) render inbox.table.yaml --height content -o whole.png
                  \(name) render inbox.table.yaml --row 0,2 --padding 8 --transparent
                  \(name) render inbox.table.yaml --matrix appearance=light,dark --sheet all.png
                  \(name) render inbox.table.yaml -o inbox.svg
                  \(name) render inbox.table.yaml -o inbox.pdf --text text
                  \(name) render PriceCell.xib --width 320,375,430 --sheet widths.png
                  \(name) render Main.storyboard --scene Settings --appearance dark
                  \(name) render Main.storyboard --list
                  \(name) render - < inbox.table.yaml > inbox.png
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "Documents, xibs and storyboards; folders, which are searched for *.table.yaml, "
                + "*.table.json, *.xib and *.storyboard; or '-' for standard input.",
            valueName: "doc"),
        completion: .file(extensions: ["yaml", "yml", "json", "xib", "storyboard"]))
    var documents: [String]

    @OptionGroup(title: "Picture") var picture: PictureOptions
    @OptionGroup(title: "Interface Builder") var nib: NibOptions

    @Flag(help: "Print the names of a xib's or storyboard's pictures without writing files.")
    var list = false

    @OptionGroup(title: "Part") var part: PartOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The instant of the timeline to render. The default is the state before the timeline.",
            valueName: "seconds"))
    var at: Double?

    @OptionGroup var assetOptions: AssetOptions

    @OptionGroup(title: "Sheet") var sheet: SheetOptions
    @OptionGroup var options: RunOptions

    func validate() throws {
        if documents.contains("-"), documents.count > 1, options.output == nil {
            throw ValidationError(
                "'-' is given among several documents, so pictures and paths would mix on standard "
                    + "output; give '-o DIR'")
        }
        if let at, !(0...3_600).contains(at) {
            throw ValidationError(
                "'--at' is \(AnimationOptions.text(at)); give a time from 0 to 3600 seconds")
        }
        try part.check(picture)
        if at != nil, part.isGiven {
            throw ValidationError(
                "'--at' renders a screen, and '--section' and '--row' render a part of a table; give "
                    + "either '--at' or the part")
        }
        if documents.contains("") { throw ValidationError("a document's path is empty") }
        try DocumentSearch.checkEndings(of: documents)
    }

    func run() throws {
        let inputs = try DocumentSearch.documents(for: documents, namesMayRepeat: true)
        let folders = try DocumentSearch.outputFolders(of: inputs)
        try nib.check(inputs)
        let source = try RequestSource(
            assets: assetOptions.assets, fonts: options.fontOptions.fonts, isStrict: options.strict)
        if list { return try printList(inputs, source) }
        let writer = try PictureWriter(
            options, sheet: sheet, source: source, count: inputs.count,
            defaultOutput: inputs == [.standardInput] ? "-" : ".")
        try writer.write(inputs.map(\.path), documents: inputs) { index in
            try picture.requests(for: inputs[index], in: source, nib, part: part).map { request in
                var request = request
                request.instant = at
                request.folder = folders[index]
                return request
            }
        }
    }

    /// Prints the names of the pictures in the order of the inputs.
    private func printList(_ inputs: [DocumentInput], _ source: RequestSource) throws {
        var list = NibList()
        for input in inputs {
            guard input.isNib else {
                throw CommandFailure(
                    "'--list' prints the pictures of .xib and .storyboard files; leave this document "
                        + "out", path: input.path)
            }
            try list.add(input, source)
        }
        try Console.standard.print(list.text)
    }
}
