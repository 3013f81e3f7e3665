import MessageUI
import SwiftUI

// Positive: nothing calls `canSendMail()` or `canSendText()`.
struct MailSheet: UIViewControllerRepresentable {
    let subject: String

    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
//                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[mail_composer_unchecked]: the app crashes when it presents this on a device without a mail account, because nothing calls `canSendMail()`
        controller.setSubject(subject)
        return controller
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
}

final class Inviter: NSObject {
    func invite(from screen: UIViewController) {
        let controller = MFMessageComposeViewController()
//                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[mail_composer_unchecked]: this shows nothing, or the app crashes, on a device that sends no messages, because nothing calls `canSendText()`
        controller.body = "Come in"
        screen.present(controller, animated: true)
    }

    // Negative: only names of the type.
    func show(_ controller: MFMailComposeViewController, of type: MFMailComposeViewController.Type) {
        print(MFMailComposeViewController.self, controller as MFMailComposeViewController)
    }
}

struct Support: View {
    @State private var isWriting = false
    let inviter: Inviter

    var body: some View {
        Button("Contact us") { isWriting = true }
            .sheet(isPresented: $isWriting) { MailSheet(subject: "Help") }
    }
}
