import Testing

/// Constraints in the inspections of the command.
@Suite struct ConstraintInspectionTests {
    private static func document(_ theme: String, height: String) -> String {
        """
        theme: \(theme)
        prototypes:
          item:
            constraints: [
              picture.leading = margins.leading, picture.top = margins.top,
              picture.bottom = margins.bottom, picture.width = 40, \(height),
              title.centerY = centerY, title.leading = picture.trailing + 8]
            subviews:
              - {class: ImageView, name: picture, image: {symbol: leaf}}
              - {class: Label, name: title}
        table:
          rows:
            - {cell: item, values: {title: Basil}}
        """
    }

    @Test(arguments: ["ios6", "ios7", "ios13", "ios15", "ios26"])
    func constraintsOfASelfSizedRowHold(_ theme: String) throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml", Self.document(theme, height: "picture.height = 40"))
            let run = try Command(in: scratch.url)
                .run("inspect", "a.table.yaml", "--constraints", "--strict")
            #expect(run.status == 0, "\(run.text)\(run.errors)")
            #expect(run.errors == "")
        }
    }

    @Test func aBrokenConstraintIsAFinding() throws {
        try Scratch.with { scratch in
            try scratch.file(
                "a.table.yaml",
                Self.document("ios15", height: "picture.height = 40, picture.height = 50"))
            let run = try Command(in: scratch.url)
                .run("inspect", "a.table.yaml", "--constraints", "--strict")
            #expect(run.status == 1, "\(run.text)\(run.errors)")
            #expect(run.text.contains("picture.height == 50"), "\(run.text)")
        }
    }
}
