import Foundation
import TestSupport
import Testing

/// Missing declarations, and their stand-ins.
@Suite(.enabled(if: RunTools.compiler != nil, "swiftc and libCellRunning.so are needed"))
struct RunStandInTests {
    @Test("Missing declarations are listed at their locations, and a note names the stand-ins")
    func missing() throws {
        try Scratch.with { scratch in
            let source = RunTools.cell(
                "LogCell",
                "Analytics.shared.log(\"made\", at: 3)\nlet logger: Logger? = nil\n"
                    + "textLabel?.applyTheme(.init(), strong: logger == nil)")
            try scratch.file("LogCell.swift", source)
            let command = try RunTools.command(in: scratch)
            let failed = try command.run("run", "LogCell.swift")
            #expect(failed.status == 2)
            #expect(
                failed.errors.contains(
                    "LogCell.swift:5:9: error: cannot find 'Analytics' in scope"),
                "\(failed.errors)")
            #expect(failed.errors.contains("type Logger"))
            #expect(scratch.contents("LogCell.png").isEmpty)
            try scratch.file(
                "LogCell.swift",
                source.replacing("textLabel?.applyTheme(.init(), strong: logger == nil)", with: ""))
            let stubbed = try command.run("run", "LogCell.swift", "--stub")
            #expect(stubbed.status == 0, "\(stubbed.errors)")
            #expect(
                stubbed.errors.contains("note: stood in for type Analytics, type Logger")
                    || stubbed.errors.contains("note: stood in for type Logger, type Analytics"))
            #expect(!scratch.contents("LogCell.png").isEmpty)
        }
    }

    @Test("Stand-ins take the arguments of the calls, also names of unknown types")
    func stubArguments() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "OrderCell.swift",
                """
                import UIKit
                import Lottie
                class OrderCell: UITableViewCell {
                    let store = OrderStore(kind: .remote, limit: 5)
                    lazy var plain = Plain("x", 2)
                    private let relay = BehaviorRelay<String>(value: "")
                    var optional: Plain? = Plain(items: [.first], owner: nil)
                    private let animation = LottieAnimationView(name: "loading")
                    @Stored(key: "count") var count = 3
                    func fill(_ text: String) {
                        relay.accept(text)
                        animation.loopMode = .loop
                        animation.play(from: 0, to: .end)
                        store.load(page: 1, mode: .fast, more: ["a": 1])
                    }
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        fill("x")
                        animation.frame.size.width = 20
                        contentView.addSubview(animation)
                        textLabel?.text = store.title
                        print(count, textLabel?.text ?? "")
                    }
                }
                """)
            let run = try RunTools.command(in: scratch).run(
                "run", "OrderCell.swift", "--stub", "--state", "normal")
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("the code printed: 3 title"), "\(run.errors)")
            #expect(run.errors.contains("type LottieAnimationView"), "\(run.errors)")
            #expect(!run.errors.contains("remote"), "\(run.errors)")
        }
    }

    @Test("Content of SwiftUI is named at its location, and a labelled box stands in for it")
    func swiftUI() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "HostedCell.swift",
                "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n"
                    + RunTools.cell(
                        "HostedCell",
                        "contentConfiguration = UIHostingConfiguration {\nRow()\n}.margins(.all, 4)"
                    ))
            let command = try RunTools.command(in: scratch)
            let run = try command.run("run", "HostedCell.swift", "--state", "normal")
            #expect(run.status == 2)
            #expect(
                run.errors.hasPrefix(
                    "HostedCell.swift:7:32: error: UIHostingConfiguration shows views of SwiftUI, which "
                        + "are not drawn\nHostedCell.swift: error: "), "\(run.errors)")
            let boxed = try command.run("run", "HostedCell.swift", "--state", "normal", "--stub")
            #expect(boxed.status == 0, "\(boxed.errors)")
            #expect(
                boxed.errors == "note: stood in for UIHostingConfiguration (a labelled box)\n",
                "\(boxed.errors)")
            #expect(try PNGFacts(scratch.contents("HostedCell.png")).height > 100)
        }
    }
}
