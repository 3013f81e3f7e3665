// target: iOS=14.0
// The same fragment where iOS 14 still runs the code, and one with the List around it.
Group {
    if isSignedIn {
        Welcome()
    } else {
        SignIn()
    }
}
.navigationBarTitle("Start")
.onAppear { refresh() }
//<<^^^^^^^^ warning/medium[group_lifecycle_pre_ios15]: before iOS 15, `.onAppear` on this `Group` runs again each time its branch changes; the deployment target is iOS 14.0

List {
    Group {
        if isSignedIn { Welcome() } else { SignIn() }
    }
    .onAppear { refresh() }
//   ^^^^^^^^ warning[group_lifecycle_in_list]: in the `List`, `.onAppear` on this `Group` runs again each time its branch changes, because that makes a new row
}

if isSignedIn {
    Text("Start").bold()
} else {
    Text("Start")
}
