// target: iOS=14.0
// The same fragment where iOS 14 still runs the code, and one with the List around it. Where the first one is shown is
// unknown, and so is what changes the branch of the second one.
Group {
    if isSignedIn {
        Welcome()
    } else {
        SignIn()
    }
}
.navigationBarTitle("Start")
//<<^^^^^^^^^^^^^^^^^^ info[soft_deprecated_api]: `navigationBarTitle(_:displayMode:)` still works, but Apple lists it as deprecated, and all targets of this code have `navigationTitle(_:)`
.onAppear { refresh() }

List {
    Group {
        if isSignedIn { Welcome() } else { SignIn() }
    }
    .onAppear { refresh() }
}

if isSignedIn {
    Text("Start").bold()
} else {
    Text("Start")
}
