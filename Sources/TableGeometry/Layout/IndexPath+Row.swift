import Foundation

#if os(macOS) || !canImport(Darwin)
    extension IndexPath {
        /// Creates an index path of a row in a section, both counted from zero.
        public init(row: Int, section: Int) {
            self.init(indexes: [section, row])
        }

        /// Section of the index path.
        ///
        /// The index path must have two indexes, a section and a row.
        public var section: Int {
            get {
                requireSectionAndRow()
                return self[0]
            }
            set {
                requireSectionAndRow()
                self[0] = newValue
            }
        }

        /// Row of the index path within its section.
        ///
        /// The index path must have two indexes, a section and a row.
        public var row: Int {
            get {
                requireSectionAndRow()
                return self[1]
            }
            set {
                requireSectionAndRow()
                self[1] = newValue
            }
        }

        private func requireSectionAndRow() {
            precondition(
                count == 2,
                "an index path of a table has two indexes, a section and a row; this has \(count)")
        }
    }
#endif
