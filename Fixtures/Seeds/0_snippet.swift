// A fragment of an article, without a declaration around it: where it is shown is unknown, and so is the target.
Group {
    if isSignedIn {
        Welcome()
    } else {
        SignIn()
    }
}
.navigationBarTitle("Start")
.onAppear { refresh() }
