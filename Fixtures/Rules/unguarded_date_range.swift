import SwiftUI

// Positive: the end may be in the past.
struct Countdown: View {
    let end: Date
    let event: Event?

    var body: some View {
        VStack {
            Text(timerInterval: Date()...end)
//                              ^^^^^^^^^^^^ warning/medium[unguarded_date_range]: the app crashes here when the view is drawn after `end`, because a range must not end before it starts
            if let event {
                ProgressView(timerInterval: .now...event.end, countsDown: true)
//                                          ^^^^^^^^^^^^^^^^ warning/medium[unguarded_date_range]: the app crashes here when the view is drawn after `event.end`, because a range must not end before it starts
            }
        }
    }
}

struct Event {
    var end: Date
    var last: Date { Date() + 60 }
}

// Positive: through a computed property.
struct Appointment: View {
    @Binding var date: Date
    var deadline: Date

    var body: some View {
        DatePicker("Date", selection: $date, in: range)
    }

    private var range: ClosedRange<Date> {
        Date.now...deadline
//      ^^^^^^^^^^^^^^^^^^^ warning/medium[unguarded_date_range]: the app crashes here when the view is drawn after `deadline`, because a range must not end before it starts
    }
}

// Negative: an end that is calculated or checked, a range that ends now, one side.
struct Fine: View {
    let end: Date
    let start: Date
    let limit: Date = Date() + 60
    let event: Event
    @State private var date = Date()

    var body: some View {
        VStack {
            Text(timerInterval: Date()...max(Date(), end))
            Text(timerInterval: Date()...Date().addingTimeInterval(60))
            Text(timerInterval: Date()...limit)
            Text(timerInterval: Date()...event.last)
            Text(timerInterval: start...end)
            if end > .now { Text(timerInterval: Date()...end) }
            end > Date() ? Text(timerInterval: Date()...end) : Text("Over")
            DatePicker("A", selection: $date, in: Date()...)
            DatePicker("B", selection: $date, in: start...Date())
            DatePicker("C", selection: $date, in: Date()...Date.distantFuture)
            DatePicker("D", selection: $date, in: Date()...later)
            checked
            local
            if let last { countdown(to: last) }
        }
    }

    private var last: Date? { end > .now ? end : nil }

    private func countdown(to end: Date) -> some View {
        Text(timerInterval: Date()...end)
    }

    private var later: Date { Date() + 60 }

    @ViewBuilder private var checked: some View {
        switch end > .now {
        case true: Text(timerInterval: .now...end)
        case false: Text("Over")
        }
    }

    private var local: some View {
        let last = Date() + 60
        return Text(timerInterval: Date()...last)
    }
}

#Preview {
    let end = Event(end: .now)
    Text(timerInterval: Date()...end.end)
}

// Positive: in a text that is put together.
struct Resend: View {
    @State private var end: Date?

    var body: some View {
        VStack {
            if let end {
                (Text("Again in ") + Text(timerInterval: .now...end, countsDown: true)).bold()
//                                                       ^^^^^^^^^^ warning/medium[unguarded_date_range]: the app crashes here when the view is drawn after `end`, because a range must not end before it starts
            }
            Button("Send") { end = Date.now.addingTimeInterval(60) }
        }
    }
}
