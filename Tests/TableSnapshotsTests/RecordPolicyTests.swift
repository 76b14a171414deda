import TableSnapshots
import Testing

@Suite struct RecordPolicyTests {
    @Test(
        arguments: [
            ([:], .missing), (["TABLESHOT_RECORD": ""], .missing), (["CI": "1"], .never),
            (["CI": "true", "TABLESHOT_RECORD": "all"], .all), (["CI": "false"], .missing),
            (["TABLESHOT_RECORD": "changed"], .failed), (["TABLESHOT_RECORD": "none"], .never),
        ] as [([String: String], RecordPolicy)])
    func theEnvironmentSaysIt(environment: [String: String], policy: RecordPolicy) throws {
        #expect(try RecordPolicy.standard(in: environment) == policy)
    }

    @Test func anUnknownPolicyIsAnErrorThatNamesTheKnownOnes() {
        let error = #expect(throws: RecordPolicyError.self) {
            try RecordPolicy.standard(in: ["TABLESHOT_RECORD": "yes"])
        }
        #expect(
            error?.description
                == "TABLESHOT_RECORD is \"yes\"; it can be all, missing, failed, never")
    }
}
