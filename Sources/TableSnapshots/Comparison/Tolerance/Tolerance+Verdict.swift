extension Tolerance {
    /// Whether a number of differing pixels with a density may pass.
    func allows(count: Int, of total: Int, densest: DensestWindow?) -> Bool {
        if count == 0 { return true }
        if let maximumPixels, count > maximumPixels { return false }
        if let maximumRatio, Double(count) > maximumRatio * Double(total) { return false }
        if let density, let densest, densest.share > density.share { return false }
        return maximumPixels != nil || maximumRatio != nil || density != nil
    }
}
