import SwiftUI
import UIKit

// Positive: nothing says where the popover points to.
final class Sharer {
    func share(_ link: URL, from screen: UIViewController) {
        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
//                  ^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[share_sheet_without_source]: the app crashes on an iPad when it presents this share sheet, because the popover there has no view to point to
        sheet.excludedActivityTypes = [.print]
        sheet.completionWithItemsHandler = { _, _, _, _ in }
        screen.present(sheet, animated: true)
    }

    // The controller is made where it is presented.
    func shareAtOnce(_ link: URL, from screen: UIViewController?) {
        screen?.present(UIActivityViewController(activityItems: [link], applicationActivities: nil), animated: true)
//                      ^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[share_sheet_without_source]: the app crashes on an iPad when it presents this share sheet, because the popover there has no view to point to
    }

    // Negative: the source is set, by the same function.
    func shareFromView(_ link: URL, from screen: UIViewController) {
        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = screen.view
        screen.present(sheet, animated: true)
    }

    // Negative: another function gets it, and may set the source.
    func shareAnchored(_ link: URL, from screen: UIViewController) {
        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
        anchor(sheet, to: screen)
        screen.present(sheet, animated: true)
    }

    // Negative: so may a method of the project.
    func shareFromBar(_ link: URL, from screen: UIViewController) {
        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
        sheet.pointToBar()
        screen.present(sheet, animated: true)
    }

    // Negative: not a popover on an iPad either.
    func shareOnScreen(_ link: URL, from screen: UIViewController) {
        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
        sheet.modalPresentationStyle = .fullScreen
        screen.present(sheet, animated: true)
    }

    // Negative: the method is not the one of UIKit.
    func shareLater(_ link: URL, with queue: SheetQueue) {
        let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
        queue.present(sheet)
    }

    func anchor(_ sheet: UIViewController, to screen: UIViewController) {
        sheet.popoverPresentationController?.sourceView = screen.view
    }
}

final class Chooser: UIViewController {
    // Positive: an action sheet is a popover, too.
    func choose() {
        let choices = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
//                    ^^^^^^^^^^^^^^^^^ warning/medium[share_sheet_without_source]: the app crashes on an iPad when it presents this action sheet, because the popover there has no view to point to
        choices.addAction(UIAlertAction(title: "Delete", style: .destructive))
        present(choices, animated: true)
    }

    // Negative: an alert has no popover.
    func warn() {
        let alert = UIAlertController(title: "Deleted", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
    }
}

final class SheetQueue {
    func present(_ controller: UIViewController) {}
}

extension UIViewController {
    func pointToBar() {
        popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    }
}

// Negative: SwiftUI shows it in a `.sheet`.
struct ShareSheet: UIViewControllerRepresentable {
    let link: URL

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: [link], applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct Page: View {
    let sharer: Sharer
    let link: URL
    @State private var isSharing = false

    var body: some View {
        Button("Share") { isSharing = true }
            .sheet(isPresented: $isSharing) { ShareSheet(link: link) }
        // Positive: in the action of a button.
        Button("Share at once") {
            let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
//                      ^^^^^^^^^^^^^^^^^^^^^^^^ warning/medium[share_sheet_without_source]: the app crashes on an iPad when it presents this share sheet, because the popover there has no view to point to
            guard let screen = UIApplication.shared.topScreen else { return }
            screen.present(sheet, animated: true)
        }
        Button("Share in another way") {
            let screen = Chooser()
            sharer.share(link, from: screen)
            sharer.shareAtOnce(link, from: screen)
            sharer.shareFromView(link, from: screen)
            sharer.shareAnchored(link, from: screen)
            sharer.shareFromBar(link, from: screen)
            sharer.shareOnScreen(link, from: screen)
            sharer.shareLater(link, with: SheetQueue())
            screen.choose()
            screen.warn()
        }
    }
}

// Negative: the root has presented the sheet with this view, so nothing opens at all.
struct Thanks: View {
    let link: URL
    let window: UIWindow

    var body: some View {
        Button("Share") {
            let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
            window.rootViewController?.present(sheet, animated: true)
        }
    }
}

struct Rating: View {
    @State private var isDone = false
    let window: UIWindow

    var body: some View {
        Button("Done") { isDone = true }
            .sheet(isPresented: $isDone) { Thanks(link: URL(fileURLWithPath: "/"), window: window) }
    }
}

@main
struct SharingApp: App {
    var body: some Scene {
        WindowGroup {
            Page(sharer: Sharer(), link: URL(fileURLWithPath: "/"))
            Rating(window: UIWindow())
        }
    }
}
