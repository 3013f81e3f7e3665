import GroupLintCore

struct MailComposerUnchecked: Rule {
    static let mail = RuleCase(
        .warning, when: "`MFMailComposeViewController`",
        says: "the app crashes when it presents this on a device without a mail account, because nothing calls `canSendMail()`")
    static let message = RuleCase(
        .warning, when: "`MFMessageComposeViewController`",
        says: "this shows nothing, or the app crashes, on a device that sends no messages, because nothing calls `canSendText()`")

    static let info = RuleInfo(
        id: "mail_composer_unchecked",
        summary: "A mail or message is composed without a check whether the device can send it.",
        category: .navigation,
        rationale: """
            `MFMailComposeViewController()` is nil on a device without an account in Mail, although Swift declares it as not \
            optional. To present it ends the app. Many people use another mail app and have no such account, and the simulator \
            has none. `MFMessageComposeViewController` does not work on a device that cannot send messages, such as an iPad \
            without iMessage or the simulator.

            Ask `MFMailComposeViewController.canSendMail()` or `MFMessageComposeViewController.canSendText()` before it is \
            shown, and offer something else: a `mailto:` link, which opens the mail app that the user has chosen, or a text to \
            copy. This applies to every OS version.
            """,
        cases: [mail, message],
        silentOn: [
            "projects that call `canSendMail` or `canSendText` anywhere",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller/cansendmail()",
            "https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller/cansendtext()",
        ],
        bad: """
            struct MailSheet: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> MFMailComposeViewController {
                    MFMailComposeViewController()
                }

                func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
            }

            struct Support: View {
                @State private var isWriting = false

                var body: some View {
                    Button("Contact us") { isWriting = true }
                        .sheet(isPresented: $isWriting) { MailSheet() }
                }
            }
            """,
        good: """
            struct MailSheet: UIViewControllerRepresentable {
                func makeUIViewController(context: Context) -> MFMailComposeViewController {
                    MFMailComposeViewController()
                }

                func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
            }

            struct Support: View {
                @State private var isWriting = false

                var body: some View {
                    if MFMailComposeViewController.canSendMail() {
                        Button("Contact us") { isWriting = true }
                            .sheet(isPresented: $isWriting) { MailSheet() }
                    } else {
                        Text("Write to support@example.com")
                    }
                }
            }
            """
    )

    private static let composers: [(name: Name, ruleCase: RuleCase, check: Name, help: String)] = [
        (
            "MFMailComposeViewController", mail, "canSendMail",
            "show it only if `MFMailComposeViewController.canSendMail()`, and otherwise open a `mailto:` link"
        ),
        (
            "MFMessageComposeViewController", message, "canSendText",
            "show it only if `MFMessageComposeViewController.canSendText()`"
        ),
    ]

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let summary = file.index.files[Int(file.file)]
        for composer in Self.composers where summary.mentions(composer.name) && !file.index.isWritten(composer.check) {
            guard let tree = context.syntax() else { return }
            for id in tree.nodes(named: composer.name) {
                guard let callee = tree.node(id), callee.kind == .declReferenceExpr,
                    let call = callee.parent.flatMap(CallExpr.init), call.callee == callee,
                    !callee.ancestors.contains(where: \.isPreview)
                else { continue }
                context.report(composer.ruleCase, at: callee.range, help: composer.help)
            }
        }
    }
}
