/// Keyboard shortcuts of the page, in the order of its help.
enum ReportKeys {
    static let all: [(keys: [String], does: String)] = [
        (["j", "k"], "the next and the previous snapshot"),
        (["/"], "search"),
        (["1", "2", "3", "4", "5"], "side by side, slider, onion skin, blink, difference"),
        (["Space"], "the other picture, while blinking"),
        (["n"], "the next place that differs, in the order of \"Where it differs\""),
        (["+", "-", "0"], "zoom in, zoom out, fit"),
        (["←", "→", "↑", "↓"], "read another pixel, in the pictures; ten further with Shift"),
        ([",", ".", "p"], "the frame before, the next frame, play"),
        (["c"], "copy the command that accepts"),
        (["t"], "colours: automatic, light, dark"),
        (["Esc"], "clear the search, or go back to the list"),
        (["?"], "these keys"),
    ]
}
