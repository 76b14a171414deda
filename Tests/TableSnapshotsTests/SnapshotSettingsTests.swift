import Testing

@testable import TableSnapshots

@Suite struct SnapshotSettingsTests {
    @Test func withoutVariablesNothingIsRecorded() throws {
        let settings = try SnapshotSettings(environment: [:])
        #expect(settings.policy == .never)
        #expect(settings.artifacts == ".build/snapshot-failures")
        #expect(
            try SnapshotSettings(
                environment: ["TABLESHOT_RECORD": "", "SNAPSHOT_ARTIFACTS": ""]) == settings)
    }

    @Test(arguments: RecordPolicy.allCases)
    func thePolicyIsReadFromItsVariable(policy: RecordPolicy) throws {
        let settings = try SnapshotSettings(
            environment: ["TABLESHOT_RECORD": policy.rawValue, "SNAPSHOT_ARTIFACTS": "out/x"])
        #expect(settings == SnapshotSettings(policy: policy, artifacts: "out/x"))
    }

    @Test func anUnknownPolicyIsAnErrorThatNamesTheKnownOnes() {
        let error = #expect(throws: SnapshotError.self) {
            try SnapshotSettings(environment: ["TABLESHOT_RECORD": "yes"])
        }
        #expect(
            error?.description
                == "TABLESHOT_RECORD is \"yes\"; it can be all, missing, failed, never")
    }
}
