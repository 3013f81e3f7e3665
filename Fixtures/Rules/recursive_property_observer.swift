import Observation
import SwiftUI

// Positive: the observer of a property of an observable class always sets the property.
@Observable
final class Player {
    var volume = 5 {
        didSet { volume = min(max(volume, 0), 10) }
//               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[recursive_property_observer]: setting `volume` crashes the app: `didSet` sets `volume` each time it runs
    }
    var title = "" {
        didSet {
            log(title)
            self.title = title.uppercased()
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[recursive_property_observer]: setting `title` crashes the app: `didSet` sets `title` each time it runs
        }
    }

    func log(_ text: String) { print(text) }
}

// Silent: what ends, what is not moved by the macro, and other classes.
@Observable
final class Limits {
    var low = 0 {
        didSet { if low < 0 { low = 0 } }
    }
    var high = 10 {
        didSet {
            guard high > 100 else { return }
            high = 100
        }
    }
    @ObservationIgnored var count = 0 {
        didSet { count = max(count, 0) }
    }
    static var shared = 0 {
        didSet { shared = 1 }
    }
    var other = 0 {
        didSet { low = other }
    }
    var later = 0 {
        didSet { Task { later = 0 } }
    }
    var part = Part() {
        didSet { part.count = 1 }
    }
    var local = 0 {
        didSet {
            let other = Limits()
            other.local = 0
        }
    }
}

struct Part { var count = 0 }

final class Legacy: ObservableObject {
    @Published var volume = 5 {
        didSet { volume = min(max(volume, 0), 10) }
    }
    var plain = 5 {
        didSet { plain = min(max(plain, 0), 10) }
    }
}

struct Screen: View {
    @State private var player = Player()
    @State private var limits = Limits()
    @StateObject private var legacy = Legacy()

    var body: some View {
        Stepper(player.title, value: $player.volume)
        Stepper("Low", value: $limits.low)
        Stepper("Legacy", value: $legacy.volume)
    }
}
