/// How a condition turns a modifier off that is always applied. It only gives advice: no fix is made of it, and no rule
/// decides by it what to report.
public enum SwitchedForm: UInt8, Sendable {
    /// `fixedSize(horizontal: isOn, vertical: isOn)`
    case axes
    /// `scrollDisabled(isOn)`
    case flag
    /// `scrollIndicators(isOn ? … : .automatic)`
    case automatic
    /// `keyboardType(isOn ? … : .default)`
    case defaultCase
    /// `preferredColorScheme(isOn ? … : nil)`
    case noValue
    /// `help(isOn ? … : "")`
    case emptyText
    /// `accessibilityAddTraits(isOn ? … : [])`
    case emptySet
    /// `ignoresSafeArea(edges: isOn ? .all : [])`, with the edges of the call
    case edges
    /// `contentMargins(.top, isOn ? … : nil)`, with the edges of the call
    case noMargin
    /// `layoutPriority(isOn ? … : 0)`
    case zero
    /// `minimumScaleFactor(isOn ? … : 1)`
    case one
    /// `rotation3DEffect(isOn ? … : .zero, …)`
    case zeroAngle
    /// `colorMultiply(isOn ? … : .white)`
    case white
    /// `transformEffect(isOn ? … : .identity)`
    case identity
    /// `colorEffect(…, isEnabled: isOn)`
    case isEnabled
    /// `symbolEffect(…, isActive: isOn)`
    case isActive
    /// `gesture(…, including: isOn ? .all : .subviews)`. The mask `.none` would turn off the gestures of the view itself.
    case gesture
    /// `gesture(TapGesture().onEnded { … }, including: …)`: an `onTapGesture` that does nothing would still take the taps.
    case tap
    case longPress
    /// `onHover { … if isOn { … } }`
    case action
    /// `onDelete(perform: isOn ? … : nil)`
    case noAction
    /// `task(id: isOn) { if isOn { … } }`
    case task
    /// `toolbar { if isOn { … } }`
    case content
}
