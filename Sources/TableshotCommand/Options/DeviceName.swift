import ArgumentParser
import Tableshot

/// A device, by its name in documents.
struct DeviceName: ExpressibleByArgument {
    let device: Device

    init?(argument: String) {
        guard let device = Device.named(argument) else { return nil }
        self.device = device
    }

    static var allValueStrings: [String] { Device.all.map(\.name) }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
