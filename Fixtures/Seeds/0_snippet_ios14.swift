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
//<<^^^^^^^^ warning/medium[group_lifecycle_pre_ios15]: before iOS 15 onAppear on this Group runs again each time its branch changes; the target is iOS 14.0

List {
    Group {
        if isSignedIn { Welcome() } else { SignIn() }
    }
    .onAppear { refresh() }
//   ^^^^^^^^ warning[group_lifecycle_in_list]: onAppear on this Group runs again each time its branch makes another row in the List
}

if isSignedIn {
//<^^ info[conditional_identity_split]: the branches are two views to SwiftUI: a change replaces the view instead of updating it
    Text("Start").bold()
} else {
    Text("Start")
}
