import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Rules that report nothing if other code of the project does something.
@Suite struct SilentProjectTests {
    /// Rules reported in the example of a rule together with another file.
    private func count(_ id: String, beside other: String) throws -> Int {
        let rule = try #require(allRules.first { $0.info.id == id })
        let run = FixtureRun(rules: [rule.init()])
        return run.report([("Bad.swift", rule.info.bad + "\n"), ("Other.swift", other)]).diagnostics.count
    }

    @Test func aProjectThatAsksWhetherMailCanBeSentIsFine() throws {
        #expect(try count("mail_composer_unchecked", beside: "func other() {}\n") == 1)
        let other = "import MessageUI\nfunc canWrite() -> Bool { MFMailComposeViewController.canSendMail() }\n"
        #expect(try count("mail_composer_unchecked", beside: other) == 0)
    }

    @Test func anAppThatMayStartWithoutSwiftUIHasItsOwnDelegate() throws {
        #expect(try count("app_delegate_cast", beside: "func other() {}\n") == 1)
        let main = "import AppKit\n_ = NSApplicationMain(CommandLine.argc, CommandLine.unsafeArgv)\n"
        #expect(try count("app_delegate_cast", beside: main) == 0)
        let namesake = "import AppKit\nenum Tool { final class AppDelegate: NSObject, NSApplicationDelegate {} }\n"
        #expect(try count("app_delegate_cast", beside: namesake) == 0)
    }
}
