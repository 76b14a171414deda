import Foundation
import Testing

/// Help texts of the command, and exit codes after incorrect arguments.
@Suite struct HelpTests {
    private func run(_ arguments: String...) throws -> Command.Outcome {
        try Scratch.with { try Command(in: $0.url).run(arguments) }
    }

    @Test(arguments: [[], ["--help"], ["help"]])
    func helpNamesEverySubcommandAndTheExitCodes(_ arguments: [String]) throws {
        let run = try Scratch.with { try Command(in: $0.url).run(arguments) }
        #expect(run.status == 0 && run.errors == "")
        for word in [
            "render", "samples", "verify", "accept", "prune", "merge-reports", "diff", "gallery",
            "schema", "fonts", "init", "doctor", "Exit codes: 0", "64",
            "--generate-completion-script",
        ] {
            #expect(run.text.contains(word))
        }
    }

    @Test(arguments: [
        ("render", ["--scale", "--height", "--transparent", "tableshot render - <", "--strict"]),
        ("samples", ["tableshot samples", "--all"]),
        ("gallery", ["tableshot gallery -o pages"]),
        ("reference", ["tableshot reference -o pages", "--pictures"]),
        ("diff", ["--channel-threshold", "--ignore", "Exit codes: 0"]),
        ("schema", ["yaml-language-server"]),
        ("explain", ["row.accessoryView"]),
        ("doctor", ["missing", "--fonts", "--lock"]),
        ("fonts", ["tableshot fonts --copy Screens/Fonts Screens", "Exit codes: 0"]),
        ("init", ["tableshot init Screens", "--force", "Exit codes: 0"]),
        (
            "verify",
            [
                "tableshot verify Screens -u", "--record", "--shard", "Exit codes: 0",
                "TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", "TEST_SHARD_STATUS_FILE",
            ]
        ),
        ("accept", ["tableshot accept --filter", "Exit codes: 0"]),
        ("prune", ["--check", "Exit codes: 0"]),
        ("merge-reports", ["tableshot merge-reports shards/* -o merged", "--reporter"]),
    ])
    func everySubcommandHasHelpWithExamples(_ name: String, _ words: [String]) throws {
        let help = try run(name, "--help")
        #expect(help.status == 0)
        for word in words { #expect(help.text.contains(word), "\(name): \(word)") }
    }

    @Test func everyCommandLineOfTheDocumentationHasCommandsAndOptionsOfTheProgram() throws {
        struct Help: Decodable {
            struct Command: Decodable {
                struct Argument: Decodable {
                    struct Name: Decodable { var kind: String, name: String }
                    var names: [Name]?
                }
                var commandName: String
                var arguments: [Argument]?
                var subcommands: [Command]?
            }
            var command: Command
        }
        let dump = try run("--experimental-dump-help")
        let help = try JSONDecoder().decode(Help.self, from: dump.output)
        let options = Dictionary(
            uniqueKeysWithValues: (help.command.subcommands ?? []).map { command in
                let names = (command.arguments ?? []).flatMap { $0.names ?? [] }
                return (
                    command.commandName,
                    Set(names.map { ($0.kind == "long" ? "--" : "-") + $0.name })
                )
            })
        let folder = Command.repository.appendingPathComponent("Documentation")
        let pages = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "md" }
        var count = 0
        for page in pages + [Command.repository.appendingPathComponent("README.md")] {
            let text = try String(contentsOf: page, encoding: .utf8)
            // A line ends before a pipe, a redirection, a comment and the end of inline code.
            for line in text.matches(of: /tableshot ([a-z][a-z-]*)((?: +[^\s`|;&>#]+)*)/) {
                count += 1
                let place = "\(page.lastPathComponent): \(line.0)"
                guard let known = options[String(line.1)] else {
                    Issue.record("\(place): the program has no such command")
                    continue
                }
                for option in line.2.matches(of: /\s\[?(--?[A-Za-z][\w-]*)/) {
                    #expect(known.contains(String(option.1)), "\(place)")
                }
            }
        }
        #expect(count > 100)
    }

    @Test(arguments: ["inspect", "animate"])
    func theHelpOmitsRejectedOptions(_ name: String) throws {
        let refused = ["--section", "--row", "--padding", "--transparent"]
        let help = try run(name, "--help").text
        for option in refused { #expect(!help.contains("  \(option) "), "\(option)") }
        let render = try run("render", "--help").text
        for option in refused { #expect(render.contains("  \(option)"), "\(option)") }
        let refusal = try run(name, "x", "--row", "0,0")
        #expect(refusal.status == 64 && refusal.errors.contains("'--row' apply to pictures"))
    }

    @Test func versionIsPrinted() throws {
        let version = try run("--version")
        #expect(version.status == 0)
        #expect(version.text.split(separator: "\n").first?.hasPrefix("tableshot 0.") == true)
    }

    @Test(
        "The message for an unknown command suggests a command, and the run ends as wrong usage",
        arguments: [
            ("rendr x", "'rendr' is not a command; did you mean 'render'?"),
            ("rendr --help", "'rendr' is not a command; did you mean 'render'?"),
            ("help rendr", "'rendr' is not a command; did you mean 'render'?"),
            ("table", "'table' is not a command; did you mean 'tables'?"),
            ("help qqqqqq", "'qqqqqq' is not a command"),
            ("font", "'font' is not a command; did you mean 'fonts'?"),
            ("--versoin", "'--versoin' is not an option of 'tableshot'; did you mean '--version'?"),
            (
                "--theme ios6 render x",
                "'--theme' is not an option of 'tableshot'; give a command first"
            ),
        ])
    func unknownCommand(_ line: String, _ message: String) throws {
        let run = try Scratch.with {
            try Command(in: $0.url).run(line.split(separator: " ").map(String.init))
        }
        #expect(run.status == 64 && run.text == "")
        #expect(run.errors.hasPrefix("error: \(message)\nUsage: tableshot "), "\(run.errors)")
        #expect(run.errors.contains("See 'tableshot --help'"))
    }

    @Test(
        "The message for an unknown option suggests only similar options",
        arguments: [
            ("render --scael 2 x", "Unknown option '--scael'. Did you mean '--scale'?"),
            ("verify --shrad 1/2", "Unknown option '--shrad'. Did you mean '--shard'?"),
            ("fonts --cpoy x", "Unknown option '--cpoy'. Did you mean '--copy'?"),
            ("init --forse", "Unknown option '--forse'. Did you mean '--force'?"),
            ("render x --bogus", "Unknown option '--bogus'"),
        ])
    func unknownOption(_ line: String, _ message: String) throws {
        let run = try Scratch.with {
            try Command(in: $0.url).run(line.split(separator: " ").map(String.init))
        }
        #expect(run.status == 64 && run.text == "")
        #expect(run.errors.hasPrefix("error: \(message)\nUsage: tableshot "), "\(run.errors)")
    }

    @Test(
        "Aliases and names after 'help' are commands",
        arguments: ["help tables", "tables", "help", "help render"])
    func knownCommand(_ line: String) throws {
        let run = try Scratch.with {
            try Command(in: $0.url).run(line.split(separator: " ").map(String.init))
        }
        #expect(run.status == 0 && run.errors == "" && run.text != "")
    }

    @Test(arguments: [
        "render", "rendr x", "render x --bogus", "render x --scale wide", "render x --theme oldest",
        "render x --appearance grey", "render x --row 3", "render x --row a,b",
        "render x --row 0,0 --section 0", "render x --section 0 --offset 3",
        "render x --height content --offset 10", "render x --padding 4", "render x --transparent",
        "render x --threads 0", "render x --threads 1000", "render x -o picture.jpg",
        "render x y -o picture.png", "render - x", "render x --output=", "samples a --all",
        "samples time-zones two-views -o a.png",
        "gallery --output=", "gallery x", "reference --output=", "reference --pictures=",
    ])
    func wrongUsageEndsWith64AndStatesTheValidForm(_ line: String) throws {
        try Scratch.with { scratch in
            try scratch.file("x", Documents.hello)
            try scratch.file("y", Documents.hello)
            let run = try Command(in: scratch.url).run(line.split(separator: " ").map(String.init))
            #expect(run.status == 64, "\(run.errors)")
            #expect(run.text == "")
            #expect(run.errors.hasPrefix("error: "))
            #expect(run.errors.contains("Usage: tableshot"))
            #expect(scratch.names == ["x", "y"])
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsContainSubcommandsAndOptions(_ shell: String) throws {
        let script = try run("--generate-completion-script", shell)
        #expect(script.status == 0)
        for word in ["render", "doctor", "transparent"] { #expect(script.text.contains(word)) }
    }

    @Test func bashCompletesASubcommandAndAnOption() throws {
        try Scratch.with { scratch in
            let script = try Command(in: scratch.url).run("--generate-completion-script", "bash")
            let path = try scratch.file("completions", script.output)
            var bash = Command(in: scratch.url)
            bash.program = "/bin/bash"
            let asked = """
                source "$0"
                complete_line() {
                    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"
                    COMP_POINT=${#COMP_LINE}; COMP_TYPE=9; COMPREPLY=()
                    _tableshot "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                    echo "${COMPREPLY[*]}"
                }
                complete_line tableshot rend
                complete_line tableshot render --thr
                complete_line tableshot render --theme ios2
                """
            let run = try bash.run("-c", asked, path)
            #expect(
                run.text.split(separator: "\n") == ["render", "--threads", "ios26"],
                "\(run.errors)")
        }
    }

    @Test(arguments: [
        ("render", "render x --scale wide"), ("render", "render x --height content --offset 10"),
        ("render", "render x y -o picture.png"), ("gallery", "gallery --output="),
        ("samples", "samples time-zones two-views -o a.png"), ("inspect", "inspect x --row 0,0"),
    ])
    func theMessageForWrongUsageNamesTheHelpOfTheCommand(_ name: String, _ line: String) throws {
        try Scratch.with { scratch in
            try scratch.file("x", Documents.hello)
            try scratch.file("y", Documents.hello)
            let run = try Command(in: scratch.url).run(line.split(separator: " ").map(String.init))
            #expect(run.status == 64)
            #expect(run.errors.contains("Usage: tableshot \(name) "), "\(run.errors)")
            #expect(run.errors.contains("See 'tableshot \(name) --help'"), "\(run.errors)")
        }
    }
}
