/// A format of videos that ffmpeg encodes.
public enum VideoFormat: String, Sendable, Hashable, CaseIterable {
    /// H.264 in MP4.
    case mp4
    /// VP9 in WebM.
    case webm

    /// Name of the encoder in ffmpeg.
    var encoder: String {
        switch self {
        case .mp4: "libx264"
        case .webm: "libvpx-vp9"
        }
    }

    /// Options of the encoder and of the file.
    var options: [String] {
        switch self {
        case .mp4:
            [
                "-c:v", encoder, "-preset", "medium", "-crf", "16",
                // Players can begin before the whole file is loaded.
                "-movflags", "+faststart", "-f", "mp4",
            ]
        case .webm:
            [
                "-c:v", encoder, "-crf", "24", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
                "-row-mt", "1", "-f", "webm",
            ]
        }
    }
}
