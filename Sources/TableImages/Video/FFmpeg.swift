import Foundation

/// An installed ffmpeg with the encoder of a format.
struct FFmpeg {
    /// Absolute path of the program.
    let path: String

    /// Finds the program in the folders of `PATH`, and asks it for the encoder.
    ///
    /// Throws a `FrameSinkError` with what to install.
    init(for format: VideoFormat) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        // A relative folder would depend on the current folder.
        let path = folders.filter { $0.hasPrefix("/") }.map { String($0) + "/ffmpeg" }
            .first { access($0, X_OK) == 0 }
        guard let path else {
            throw FrameSinkError.unsupported(
                "a video needs the program ffmpeg, which is not on the PATH; \(Self.advice)")
        }
        self.path = path
        let run = try FFmpegRun(self, ["-encoders"], readsOutput: true)
        try run.finish()
        let words = run.output.split(whereSeparator: \.isWhitespace)
        guard words.contains(where: { $0 == format.encoder }) else {
            throw FrameSinkError.unsupported(
                "\(path) has no encoder \(format.encoder), which a .\(format.rawValue) needs; "
                    + Self.advice)
        }
    }

    #if canImport(Darwin)
        private static let advice = "install it: brew install ffmpeg"
    #else
        private static let advice = "install it: apt-get install ffmpeg"
    #endif
}

/// A running ffmpeg with a pipe to its standard input.
final class FFmpegRun {
    private let process = Process()
    private let input = Pipe()
    private let messages = PipeReader()
    private let answers: PipeReader?

    /// Starts the program.
    ///
    /// Throws a `FrameSinkError` if the program does not start.
    init(_ program: FFmpeg, _ arguments: [String], readsOutput: Bool = false) throws {
        answers = readsOutput ? PipeReader() : nil
        process.executableURL = URL(fileURLWithPath: program.path)
        process.arguments = ["-hide_banner", "-loglevel", "error", "-nostats"] + arguments
        // The variable FFREPORT would make ffmpeg write a log into the current folder.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "FFREPORT" }
            .merging(["AV_LOG_FORCE_NOCOLOR": "1"]) { _, new in new }
        process.standardInput = input
        process.standardOutput = answers.map { $0.pipe as Any } ?? FileHandle.nullDevice
        process.standardError = messages.pipe
        do {
            try process.run()
        } catch {
            throw FrameSinkError.unsupported("\(program.path) does not start: \(error)")
        }
        messages.start()
        answers?.start()
    }

    /// Text of the standard output, after `finish`.
    var output: String { answers?.text ?? "" }

    /// Writes bytes to the standard input.
    ///
    /// Throws a `FrameSinkError` with the words of the program if it ended.
    func write(_ bytes: [UInt8]) throws {
        do {
            try FileHandleSink.write(
                bytes, to: input.fileHandleForWriting.fileDescriptor, path: "ffmpeg")
        } catch {
            try finish()
            throw FrameSinkError.refusal("ffmpeg", message: "it ended before the last frame")
        }
    }

    /// Closes the standard input and waits for the end of the program.
    ///
    /// Throws a `FrameSinkError` with the words of the program if it failed.
    func finish() throws {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        let words = messages.text.split(whereSeparator: \.isNewline).map(String.init)
        guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
        throw FrameSinkError.refusal(
            "ffmpeg", message: words.last ?? "it ended with \(process.terminationStatus)")
    }

    /// Ends the program.
    func cancel() {
        guard process.isRunning else { return }
        process.terminate()
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}

/// A reader of a pipe on its own thread, so that the writing program never waits.
private final class PipeReader: @unchecked Sendable {
    let pipe = Pipe()
    private let isDone = DispatchSemaphore(value: 0)
    // Written before `isDone` is signalled.
    private var data = Data()

    func start() {
        DispatchQueue.global().async { [self] in
            data = pipe.fileHandleForReading.readDataToEndOfFile()
            isDone.signal()
        }
    }

    /// The whole text, at the end of the pipe.
    var text: String {
        isDone.wait()
        isDone.signal()
        return String(decoding: data, as: UTF8.self)
    }
}
