import TableSnapshots
import Testing

@Suite struct RecordPolicyTests {
    @Test(
        arguments: [
            ([:], .missing), (["TABLESHOT_RECORD": ""], .missing), (["CI": "1"], .never),
            (["CI": "true", "TABLESHOT_RECORD": "all"], .all), (["CI": "false"], .missing),
            (["TABLESHOT_RECORD": "changed"], .failed), (["TABLESHOT_RECORD": "none"], .never),
            (["SNAPSHOT_TESTING_RECORD": "all", "CI": "1"], .all),
            (["SNAPSHOT_TESTING_RECORD": "failed"], .failed),
            (["SNAPSHOT_TESTING_RECORD": "never", "TABLESHOT_RECORD": "all"], .all),
            (["SNAPSHOT_TESTING_RECORD": "", "CI": "1"], .never),
        ] as [([String: String], RecordPolicy)])
    func theEnvironmentDeterminesThePolicy(environment: [String: String], policy: RecordPolicy)
        throws
    {
        #expect(try RecordPolicy.standard(in: environment) == policy)
    }

    @Test(arguments: ["TABLESHOT_RECORD", "SNAPSHOT_TESTING_RECORD"])
    func theErrorForAnUnknownPolicyListsThePolicies(variable: String) {
        let error = #expect(throws: RecordPolicyError.self) {
            try RecordPolicy.standard(in: [variable: "yes"])
        }
        #expect(
            error?.description
                == "\(variable) is \"yes\"; set the variable to all, missing, failed, never")
    }
}
