import Foundation

/// Planted faults, which check the fuzzer's detection.
enum PlantedFault {
    /// Commits the fault of a planted kind.
    ///
    /// The other kinds have no planted fault.
    static func commit(_ kind: FuzzKind, _ number: Int) {
        guard number % 3 == 1 else { return }
        switch kind {
        case .plantedCrash:
            let empty: [Int] = []
            print(empty[number])
        case .plantedHang:
            var value = UInt64(number)
            while value != 0 { value = value &* 6_364_136_223_846_793_005 | 1 }
        case .plantedMemory:
            let size = 700 << 20
            let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            memset(bytes, Int32(number), size)
            print(bytes.load(fromByteOffset: size / 2, as: UInt8.self))
            bytes.deallocate()
        default: break
        }
    }
}
