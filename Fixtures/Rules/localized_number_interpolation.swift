import SwiftUI

struct Album {
    let id: Int
    let publicID: Int
    var title = ""
    var releaseYear: Int = 1999
    var label: String = ""
    var tracks: Int = 0
    var firstYear: Int?
}

// Positive: years, ports and ids that are integers.
struct AlbumRow: View {
    let album: Album
    let port: UInt16
    @State private var year: Int = 2026
    @Environment(\.calendar) private var calendar

    private var currentYear: Int { calendar.component(.year, from: .now) }

    var body: some View {
        let other = calendar.component(.year, from: .distantPast)
        VStack {
            Text("Since \(year)")
//                        ^^^^ info[localized_number_interpolation]: users see `2,026` for `year` in English, because SwiftUI formats a number that is written in a localized text
            Text("\(album.title), \(album.releaseYear)")
//                                  ^^^^^^^^^^^^^^^^^ info[localized_number_interpolation]: users see `2,026` for `album.releaseYear` in English, because SwiftUI formats a number that is written in a localized text
            Label("Port \(port)", systemImage: "network")
//                        ^^^^ info[localized_number_interpolation]: users see `8,080` for `port` in English, because SwiftUI formats a number that is written in a localized text
            Button("Go to \(currentYear)") { year = currentYear }
//                          ^^^^^^^^^^^ info[localized_number_interpolation]: users see `2,026` for `currentYear` in English, because SwiftUI formats a number that is written in a localized text
            Text("\(calendar.component(.year, from: .now)) and \(other)", comment: "two years")
//                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ info[localized_number_interpolation]: users see `2,026` for `calendar.component(.year, from: .now)` in English, because SwiftUI formats a number that is written in a localized text
            Section("Album \(album.publicID)") { Text(album.title) }
//                           ^^^^^^^^^^^^^^ info[localized_number_interpolation]: users see `12,345` for `album.publicID` in English, because SwiftUI formats a number that is written in a localized text
            line(zipCode: 10115)
        }
        .navigationTitle("Year \(self.year)")
//                               ^^^^^^^^^ info[localized_number_interpolation]: users see `2,026` for `self.year` in English, because SwiftUI formats a number that is written in a localized text
    }

    private func line(zipCode: Int) -> some View { Text("Zip \(zipCode)") }
//                                                             ^^^^^^^ info[localized_number_interpolation]: users see `12,345` for `zipCode` in English, because SwiftUI formats a number that is written in a localized text
}

// False positive traps: texts that are not localized, amounts, formats, values of other or unknown types.
struct AlbumTraps: View {
    let album: Album
    let albums: [Album]
    let year: String
    let count: Int
    let statusCode: Int
    let years: Int
    let kilometersPerYear: Int
    let support: Int
    @State private var birthYear: Int = 2000

    private var title: String { "Since \(birthYear)" }

    var body: some View {
        List {
            Text(verbatim: "Since \(birthYear)")
            Text("Since \(String(birthYear))")
            Text("Since \(birthYear, format: .number.grouping(.never))")
            Text("Since \(birthYear, specifier: "%d")")
            Text("Since \(year)")
            Text("\(count) albums, \(years) years, \(statusCode), \(kilometersPerYear), \(support)")
            Text(title)
            Text("Since " + "\(birthYear)")
            Text("\(album.tracks) tracks by \(album.label)")
            Text("Since \(album.firstYear ?? 0)")
            Text("Since \(album.firstYear.map(String.init) ?? "")")
            ForEach(albums, id: \.id) { album in Text("\(album.title)") }
            Text("Album \(album.id)")
            Text(birthYear.description)
            Plain("Since \(birthYear)")
        }
    }
}

struct Plain: View {
    let text: String

    init(_ text: String) { self.text = text }

    var body: some View { Text(text) }
}

// Positive: the raw value of a case that is a year. Negative: a text.
enum TariffYear: Int {
    case first = 2025
}

enum TariffKind: String {
    case firstYear
}

final class TariffModel: ObservableObject {
    @Published var selectedYear = TariffYear.first
    @Published var kind: TariffKind = .firstYear
    @Published var tariffYear: TariffYear = .first
}

struct Tariff: View {
    @StateObject private var model = TariffModel()

    var body: some View {
        Text("\(model.tariffYear.rawValue)")
//              ^^^^^^^^^^^^^^^^^^^^^^^^^ info[localized_number_interpolation]: users see `2,026` for `model.tariffYear.rawValue` in English, because SwiftUI formats a number that is written in a localized text
        Text("\(model.kind.rawValue)")
    }
}
