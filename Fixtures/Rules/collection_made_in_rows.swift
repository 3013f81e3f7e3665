import SwiftUI

struct Trip: Identifiable {
    let id: Int
    let start: Date
    let tags: [Int]
    var sortedTags: [Int] { tags.sorted() }
}

final class Journal: ObservableObject {
    @Published var trips: [Trip] = []
    var recent: [Trip] { trips.filter { $0.start > .now } }
    private(set) lazy var first = trips.sorted { $0.id < $1.id }
}

struct TripList: View {
    @StateObject private var journal = Journal()
    @State private var selected: Int?
    @State private var isEditing = false
    let trips: [Trip]
    let size: TripSize

    private var sorted: [Trip] { trips.sorted { $0.start < $1.start } }
    private var byDay: [Date: [Trip]] { Dictionary(grouping: trips) { $0.start } }
    private var title: String { "\(trips.count)" }
    private var cached: [Trip] {
        if trips.isEmpty { return [] }
        return trips.sorted { $0.id < $1.id }
    }
    private var large: [TripSize] { TripSize.allCases.filter { $0 != size } }

    var body: some View {
        VStack {
            Text(title)
            ForEach(sorted) { trip in
                Text("\(trip.id)")
                if trip.id != sorted.last?.id { Divider() }
//                            ^^^^^^ info[collection_made_in_rows]: each row sorts `trips` again, because `sorted` is computed each time it is read
            }
            ForEach(trips) { trip in
                TripRow(trip: trip, isRecent: journal.recent.contains { $0.id == trip.id }, count: self.byDay.count)
//                                            ^^^^^^^^^^^^^^ info[collection_made_in_rows]: each row filters `trips` again, because `recent` is computed each time it is read
//                                                                                                 ^^^^^^^^^^ info[collection_made_in_rows]: each row groups `trips` again, because `byDay` is computed each time it is read
            }
        }
    }

    /// Read once, under a condition, in an action, or not for each row.
    private var other: some View {
        VStack {
            Text("\(sorted.count)")
            ForEach(trips) { trip in
                Button("Select") { selected = sorted.first?.id }
                if isEditing { Text("\(sorted.count)") }
                Text("\(trip.sortedTags.count) \(title) \(cached.count) \(large.count) \(journal.first.count)")
            }
            ForEach(TripSize.allCases, id: \.self) { size in
                Text("\(size.rawValue) \(sorted.count)")
            }
            ForEach(trips) { sorted in Text("\(sorted.id)") }
        }
    }

    private func rows(_ sorted: [Trip]) -> some View {
        let byDay = byDay
        return ForEach(sorted) { trip in
            Text("\(trip.id) \(sorted.count) \(byDay.count)")
        }
    }
}

enum TripSize: Int, CaseIterable { case small, large }

struct TripRow: View {
    let trip: Trip
    let isRecent: Bool
    let count: Int
    var body: some View { Text("\(trip.id) \(count)").bold(isRecent) }
}

#Preview {
    TripList(trips: [], size: .small)
}

// Positive: a property that fills a new collection in a loop. Negative: a range, a fixed collection, a
// search, and a loop under a condition.
struct Columns: View {
    let trips: [Trip]
    let isWide: Bool
    let count: Int
    private let weekdays = ["Mo", "Tu"]

    private var columns: [[Trip]] {
        var result: [[Trip]] = [[], []]
        for (index, trip) in trips.enumerated() { result[index % 2].append(trip) }
        return result
    }
    private var days: [Int] {
        var result: [Int] = []
        for day in 0..<7 { result.append(day) }
        return result
    }
    private var names: [String] {
        var result: [String] = []
        for day in weekdays { result.append(day) }
        return result
    }
    private var wide: [Trip] {
        var result: [Trip] = []
        if isWide {
            for trip in trips { result.append(trip) }
        }
        return result
    }
    private var first: Trip? {
        var result: Trip?
        for trip in trips where trip.id > 1 {
            result = trip
            break
        }
        return result
    }

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { column in
                Text("\(columns[column].count)")
//                      ^^^^^^^ info[collection_made_in_rows]: each row goes through `trips` again, because `columns` is computed each time it is read
                Text("\(days.count)")
                Text("\(names.count)")
                Text("\(wide.count)")
                Text("\(first?.id ?? 0)")
            }
        }
    }
}
