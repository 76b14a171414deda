// The plugin UIKitSources adds the cells of Fixtures/uikit-cells, rewritten for the module UIKit.
// The package manager leaves out a target without a file.
