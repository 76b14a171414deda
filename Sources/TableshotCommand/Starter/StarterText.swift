import Foundation
import TableSnapshots

/// The texts of the files that `init` writes.
struct StarterText {
    /// Name of the running program.
    let program: String

    /// Returns a document of a settings screen, with comments.
    ///
    /// - Parameter schema: name of the schema beside the document.
    func document(schema: String) -> String {
        """
        \(StarterFile.mark)
        # yaml-language-server: $schema=\(schema)

        # The device gives the screen its size and scale; the theme is the look of a version of iOS.
        screen: {device: iphone-15}
        theme: ios15
        appearance: light

        bars:
          statusBar: {time: "9:41"}
          navigationBar: {title: Settings, largeTitle: true}
          homeIndicator: true

        # A row takes the keys of a style with 'use'.
        styles:
          page: {style: value1, accessory: disclosureIndicator}
          switch: {selectionStyle: none}

        table:
          style: insetGrouped
          sections:
            - rows:
                - {use: page, text: Wi-Fi, detail: Home, image: {symbol: wifi, background: systemBlue}}
                - {use: page, text: Notifications, image: {symbol: bell.fill, background: systemRed}}
                - use: switch
                  text: Airplane Mode
                  image: {symbol: airplane, background: systemOrange}
                  accessoryView: {switch: false}
              footer: The phone joins known networks automatically.
            - header: Account
              rows:
                - {use: page, text: Name, detail: Kim}
                - {use: page, text: Language, detail: English}
            - rows:
                - {text: Sign Out, textColor: systemRed, alignment: center}

        """
    }

    /// Returns the command of a workflow that verifies a folder.
    func verification(of folder: String) -> String {
        "\(program) verify \(ShellWord(folder)) --reporter github --report tableshot-report"
    }

    /// Returns a workflow of GitHub Actions that verifies a folder.
    ///
    /// - Parameter folder: path of the folder in the repository; `.` for the repository.
    func workflow(folder: String) -> String {
        let fonts = ShellWord(folder == "." ? "Fonts" : "\(folder)/Fonts")
        let verify = verification(of: folder)
        let folder = ShellWord(folder)
        return """
            \(StarterFile.mark)
            # Compares the documents with their recorded pictures, on every push and pull request.
            name: Snapshots
            on: [push, pull_request]
            permissions:
              contents: read
            jobs:
              snapshots:
                runs-on: ubuntu-24.04
                env:
                  # The address of Tableshot's Debian package is a variable of the repository, in
                  # Settings > Secrets and variables > Actions > Variables.
                  TABLESHOT_PACKAGE: ${{ vars.TABLESHOT_PACKAGE }}
                steps:
                  - uses: actions/checkout@v4
                    with:
                      lfs: true
                  - uses: actions/cache@v4
                    with:
                      path: tableshot.deb
                      key: ${{ vars.TABLESHOT_PACKAGE }}
                  - name: Install Tableshot
                    run: |
                      [ -f tableshot.deb ] || curl --fail --location --output tableshot.deb "$TABLESHOT_PACKAGE"
                      sudo apt-get update
                      sudo apt-get install --yes ./tableshot.deb
                  # Equal fonts give equal pictures on every machine. This command copies the fonts of
                  # the documents into the repository:
                  #   \(program) fonts --copy \(fonts) \(folder)
                  - name: Verify
                    run: |
                      \(verify)
                  - uses: actions/upload-artifact@v4
                    if: failure()
                    with:
                      name: tableshot-report
                      include-hidden-files: true
                      path: |
                        tableshot-report
                        .tableshot

            """
    }
}
