import SwiftUI

struct Rating: View {
    let stars: Int

    var body: some View {
        HStack {
            Image(systemName: "star")
            Spacer()
            VStack {
                Text("Rating")
                Text("\(stars)")
            }
        }
        .padding()
        .accessibilityLabel("\(stars) of 5 stars")
//       ^^^^^^^^^^^^^^^^^^ info/medium[label_on_container]: VoiceOver may read this label for each of the 3 views in the `HStack`, because the stack is not an element of its own
    }
}

struct Ratings: View {
    var body: some View { Rating(stars: 3) }
}

// False positive trap: the stack is an element, has one, or its content is unknown.
struct One: View {
    let stars: Int

    var body: some View {
        HStack {
            Text("Rating")
            Text("\(stars)")
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("\(stars) of 5 stars")
        ZStack {
            Circle()
            Text("\(stars)")
        }
        .accessibilityLabel("\(stars) of 5 stars")
        HStack {
            Text("Rating")
            Image("star").accessibilityHidden(true)
        }
        .accessibilityLabel("\(stars) of 5 stars")
        HStack {
            Text("Rating")
            Rating(stars: stars)
        }
        .accessibilityLabel("\(stars) of 5 stars")
        Button {} label: {
            HStack {
                Text("Rating")
                Text("\(stars)")
            }
            .accessibilityLabel("\(stars) of 5 stars")
        }
        VStack {
            HStack {
                Text("Rating")
                Text("\(stars)")
            }
            .accessibilityLabel("\(stars) of 5 stars")
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    HStack { Text("a"); Text("b") }.accessibilityLabel("c")
}

// False positive trap: the only caller makes one element of the stack and names it.
struct Badge: View {
    var body: some View {
        HStack {
            Text("Since")
            Text("2020")
        }
        .accessibilityLabel("Since 2020")
    }
}

struct BadgeRow: View {
    var body: some View {
        HStack { Badge() }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Member since 2020")
    }
}

// False positive trap: a menu makes items of the views.
struct AccountMenu: View {
    var body: some View { Menu("Account") { AccountItem() } }
}

struct AccountItem: View {
    var body: some View {
        HStack {
            Image("person")
            Text("No account")
        }
        .accessibilityLabel("No account")
    }
}
