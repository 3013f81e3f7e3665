/// SwiftUI's modifiers with all facts about them: names, kind, slots, traits, the neutral argument, and the first version
/// where a rule needs it. Names with the same facts share a line. A modifier without slots takes no content: its closures
/// are actions.
extension ModifierTable {
    mutating func addModifiers() {
        addLifecycle()
        addPresentation()
        addDrawing()
        addLayout()
        addEnvironment()
        addActions()
        addIdentity()
        addAccessibility()
        addScreen()
        addNamesWithTraitsOnly()
    }

    /// Adds lifecycle modifiers. OpenSwiftUI: AppearanceActionModifier, TaskModifier, ValueActionModifier,
    /// SubscriptionView. Before iOS 15, onAppear, onDisappear and onChange with one argument were per child.
    private mutating func addLifecycle() {
        add("onAppear onDisappear", .once, [.lifecycle])
        add("task", .once, [.lifecycle, .ownType], switched: .task)
        add("onChange", .once, [.lifecycle, .ownType], switched: .action)
        add("onReceive", .once, [.subscribes], switched: .action)
    }

    /// Adds presentations. Each copy has its own identity (OpenSwiftUI: IdentifiedPreference). It is unknown which of
    /// several copies is shown.
    private mutating func addPresentation() {
        add("sheet fullScreenCover", .perChild, [.content(.screen), .slot("onDismiss", .action)], [.presents, .ownType])
        add("popover", .perChild, [.content(.screen)], [.presents])
        add(
            "alert", .perChild,
            [.trailing("actions", .menu), .slot("message", .single), .content(.nonView)], [.presents])
        add("actionSheet", .perChild, [.content(.nonView)], [.presents])
        add("confirmationDialog", .perChild, [.trailing("actions", .menu), .slot("message", .single)], [.presents])
        add("fileImporter fileExporter", .perChild, [.presents])
        add("fileMover photosPicker", .open, [.presents])
        add("manageSubscriptionsSheet", .open, [])
        add("inspector", .open, [.content(.screen)], [.presents, .opensItself])
        add("navigationDestination", .open, [.trailing("destination", .screen)], [.presents, .pushes])
        add("searchable", .open, [.trailing("suggestions", .menu)], [.presents, .opensItself])
        add("searchSuggestions", .open, [.trailing("suggestions", .menu)], [])
        add(
            "contextMenu", .perChild,
            [.trailing("menuItems", .menu), .slot("menu", .menu), .slot("preview", .single)], [.lifts], switched: .content)
        add("contextMenuForSelection", .open, [.trailing("menu", .menu)], [])
    }

    /// Adds visual modifiers. OpenSwiftUI: GeometryEffect, RendererEffect, BackgroundModifier, OverlayModifier.
    private mutating func addDrawing() {
        add(
            "overlay background", .perChild, [.content(.single), .slot("_", .single)], [.draws, .card, .anyStyle],
            off: .clearColorOrContent)
        add("border", .perChild, [.draws, .card, .anyStyle], neutral: .varies, off: .clearColor)
        add("shadow", .perChild, [.anyStyle], neutral: .varies)
        add("mask", .perChild, [.trailing("mask", .single), .slot("_", .single)], [.ownType])
        add("clipShape", .perChild, [.card, .ownType])
        add("cornerRadius", .perChild, [.card])
        add("clipped", .perChild, [])
        add("opacity saturation contrast", .perChild, [], neutral: .firstOne)
        add("blur grayscale brightness", .perChild, [], neutral: .firstZero)
        add("scaleEffect", .perChild, [], neutral: .firstNumberOne)
        add("rotationEffect hueRotation", .perChild, [], neutral: .firstDotZero)
        add("hidden", .perChild, [], neutral: .opacityOne)
        add("blendMode", .perChild, [], neutral: .varies)
        add("drawingGroup", .perChild, [.barrier])
        add("compositingGroup colorInvert luminanceToAlpha projectionEffect", .perChild, [])
        add("rotation3DEffect", .perChild, [], switched: .zeroAngle)
        add("colorMultiply", .perChild, [], switched: .white)
        add("transformEffect", .perChild, [], switched: .identity)
        add("colorEffect distortionEffect layerEffect", .perChild, [], switched: .isEnabled)
        add("glassEffect", .open, [.draws], switched: .identity)
        add("containerShape", .open, [.ownType])
        add("backgroundExtensionEffect", .open, [])
        add("visualEffect", .open, [.trailing("effect", .action)], [])
        add("scrollTransition", .open, [.trailing("transition", .action)], [])
        add("phaseAnimator", .open, [.content(.single), .slot("animation", .action)], [])
        add("keyframeAnimator", .open, [.content(.single), .slot("keyframes", .action)], [])
        add("overlayPreferenceValue backgroundPreferenceValue", .open, [.content(.single)], [])
    }

    /// Adds layout modifiers. OpenSwiftUI: UnaryLayout, and ViewTrait for values that a child gives to its container.
    private mutating func addLayout() {
        add("padding", .perChild, [.geometry, .pads], neutral: .lastNumberZero, off: .noLastLength)
        add("offset", .perChild, [.geometry], neutral: .allNumbersZero)
        add("frame", .perChild, [.geometry], off: .noLengths)
        add("position aspectRatio", .perChild, [.geometry])
        add("ignoresSafeArea", .perChild, [.geometry], off: .noEdges, switched: .edges)
        add("edgesIgnoringSafeArea", .perChild, [], switched: .emptySet)
        add("scaledToFit scaledToFill", .perChild, [])
        add("fixedSize", .perChild, [], switched: .axes)
        add("containerRelativeFrame", .open, [.geometry])
        add("geometryGroup", .open, [.barrier], since: .iOS17)
        add("safeAreaInset safeAreaBar", .open, [.content(.single)], [])
        add(
            """
            safeAreaPadding scenePadding gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment \
            coordinateSpace alignmentGuide
            """, .open, [])
        add("contentMargins", .open, [], switched: .noMargin)
        add("layoutPriority", .inherited, [], switched: .zero)
        add("zIndex", .inherited, [], neutral: .firstZero)
    }

    /// Adds modifiers of the environment. OpenSwiftUI: EnvironmentWritingModifier and similar types, and ViewTrait for
    /// rows. Methods of Text and Image are `open`.
    private mutating func addEnvironment() {
        add("font fontWeight foregroundColor lineLimit", .inherited, [], neutral: .varies)
        add("tint", .inherited, [.anyStyle], neutral: .varies)
        add("foregroundStyle", .inherited, [.anyStyle])
        add("bold italic underline strikethrough", .inherited, [], neutral: .flag)
        add("disabled", .inherited, [], neutral: .firstFalse)
        add("redacted", .inherited, [], neutral: .firstEmpty)
        add("environment environmentObject", .inherited, [.ownType])
        add(
            """
            buttonStyle labelStyle toggleStyle pickerStyle textFieldStyle listStyle formStyle menuStyle \
            progressViewStyle gaugeStyle groupBoxStyle datePickerStyle controlGroupStyle navigationViewStyle \
            tabViewStyle labeledContentStyle disclosureGroupStyle indexViewStyle tableStyle textEditorStyle \
            navigationSplitViewStyle
            """, .inherited, [.needsBranch])
        add(
            """
            controlSize multilineTextAlignment truncationMode textSelection dynamicTypeSize imageScale symbolVariant \
            unredacted colorScheme autocapitalization submitLabel labelsHidden \
            headerProminence scrollTargetBehavior labelIconToTitleSpacing monospacedDigit defaultAppStorage \
            modelContainer transformEnvironment containerValue horizontalRadioGroupLayout
            """, .inherited, [])
        add(
            """
            fontDesign fontWidth accentColor textCase symbolRenderingMode textContentType defaultScrollAnchor \
            textInputAutocapitalization \
            listRowInsets listRowSeparatorTint listRowSpacing listItemTint listSectionSeparatorTint
            """, .inherited, [], switched: .noValue)
        add("kerning tracking baselineOffset lineSpacing", .inherited, [], switched: .zero)
        add("minimumScaleFactor", .inherited, [], switched: .one)
        add("keyboardType", .inherited, [], switched: .defaultCase)
        add(
            """
            allowsTightening privacySensitive autocorrectionDisabled disableAutocorrection scrollDisabled \
            scrollClipDisabled monospaced deleteDisabled moveDisabled selectionDisabled
            """, .inherited, [], switched: .flag)
        add(
            """
            scrollIndicators scrollContentBackground scrollDismissesKeyboard scrollBounceBehavior menuOrder \
            menuIndicator buttonBorderShape listRowSeparator listSectionSeparator
            """, .inherited, [], switched: .automatic)
        add("refreshable", .inherited, [])
        add("listRowBackground", .inherited, [.slot("_", .single)], [.anyStyle], off: .noView)
        add("swipeActions", .inherited, [.content(.menu)], [], switched: .content)
        add(
            """
            listSectionSpacing badge listRowPlatterColor listRowHoverEffect alternatingRowBackgrounds listSectionMargins
            """, .inherited, [])
        add("preferredColorScheme", .perChild, [], switched: .noValue)
        add("allowsHitTesting", .open, [], neutral: .firstTrue)
        add("symbolEffect", .open, [], switched: .isActive)
        add(
            """
            scrollPosition scrollTargetLayout flipsForRightToLeftLayoutDirection scrollIndicatorsFlash hoverEffect \
            hoverEffectDisabled defaultHoverEffect focusEffectDisabled focusSection
            """, .open, [])
        add("resizable renderingMode interpolation antialiased", .open, [])
    }

    /// Adds gestures and actions. OpenSwiftUI: GestureViewModifier, PreferenceActionModifier, GeometryActionModifier.
    private mutating func addActions() {
        add("onTapGesture", .perChild, [.touch], switched: .tap)
        add("onLongPressGesture", .perChild, [.touch], switched: .longPress)
        add("gesture highPriorityGesture simultaneousGesture", .perChild, [.touch, .ownType], switched: .gesture)
        add("contentShape", .perChild, [.touch, .ownType])
        add("onHover onContinuousHover", .perChild, [], switched: .action)
        add("onDrag", .perChild, [.lifts])
        add("draggable", .perChild, [.trailing("preview", .single)], [.lifts])
        add("onPreferenceChange", .perChild, [.preference], switched: .action)
        add("transformPreference anchorPreference transformAnchorPreference", .perChild, [])
        add("onGeometryChange", .makesOneView, [], switched: .action)
        add("onOpenURL onContinueUserActivity", .open, [], switched: .action)
        add(
            """
            onSubmit onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange \
            onScrollTargetVisibilityChange onModifierKeysChanged onPencilSqueeze onPencilDoubleTap onWorldRecenter
            """, .open, [], switched: .action)
        add(
            """
            onDelete onDeleteCommand onMove onExitCommand onMoveCommand onCutCommand onCopyCommand onPlayPauseCommand
            """, .open, [], switched: .noAction)
        add("userActivity", .open, [], switched: .isActive)
        add(
            """
            onDrop dropDestination onInsert onKeyPress onCommand onPasteCommand sensoryFeedback pasteDestination \
            copyable cuttable exportsItemProviders importsItemProviders digitalCrownRotation authenticationOptions \
            onAppIntentExecution onInAppPurchaseCompletion onInAppPurchaseStart presentationDetentsChanged \
            subscriptionStatusTask storeProductTask storeProductsTask currentEntitlementTask
            """, .open, [])
    }

    /// Adds modifiers of identity and animation. OpenSwiftUI: IDView, AnimationModifier, TransactionModifier,
    /// TransitionTraitKey, Tag, MatchedGeometryEffect, PreferenceWritingModifier, and CustomViewModifier for `modifier`.
    private mutating func addIdentity() {
        add("modifier", .once, [.slot("_", .nonView)], [.ownType])
        add("id", .once, [.names, .ownType])
        add("tag", .inherited, [.tags, .ownType])
        add("transition", .inherited, [.ownType])
        add("animation", .inherited, [], neutral: .varies)
        add("transaction", .inherited, [])
        add("matchedGeometryEffect", .perChild, [.identifies, .barrier, .needsBranch])
        add("matchedTransitionSource", .perChild, [.identifies])
        add("preference", .perChild, [.preference])
        add("focused", .perChild, [])
        add("focusable", .open, [], switched: .flag)
        add(
            """
            focusedSceneValue navigationTransition contentTransition equatable defaultFocus focusScope focusedValue \
            prefersDefaultFocus searchFocused
            """, .open, [])
    }

    /// Adds accessibility modifiers. Three of them are MultiViewModifiers in OpenSwiftUI; the others follow by analogy.
    private mutating func addAccessibility() {
        add("accessibilityElement", .perChild, [.groups])
        add("accessibilityIdentifier", .perChild, [.names], switched: .emptyText)
        add("accessibilityAddTraits accessibilityRemoveTraits", .perChild, [], switched: .emptySet)
        add("accessibilitySortPriority", .perChild, [], switched: .zero)
        add("accessibilityHint help", .perChild, [], switched: .emptyText)
        add("accessibilityHidden", .perChild, [], neutral: .firstFalse)
        add("accessibilityRepresentation", .perChild, [.trailing("representation", .single)], [])
        add("accessibilityChildren", .perChild, [.trailing("children", .single)], [])
        add("accessibilityActions", .perChild, [.content(.menu)], [], switched: .content)
        add(
            """
            accessibility accessibilityLabel accessibilityValue accessibilityAction accessibilityAdjustableAction \
            accessibilityInputLabels accessibilityHeading accessibilityFocused accessibilityCustomContent \
            accessibilityShowsLargeContentViewer accessibilityRotor accessibilityLabeledPair \
            accessibilityRespondsToUserInteraction speechAdjustedPitch
            """, .perChild, [])
    }

    /// Adds modifiers of screens. Titles are preferences; the first one wins. Most others are not in OpenSwiftUI.
    private mutating func addScreen() {
        add("navigationTitle navigationBarTitle", .perChild, [])
        add("toolbarTitleDisplayMode", .perChild, [], switched: .automatic)
        add("toolbar", .open, [.content(.single)], [], switched: .content)
        add("keyboardShortcut", .open, [], switched: .noValue)
        add("containerBackground", .open, [.anyStyle])
        add(
            """
            navigationBarHidden navigationBarBackButtonHidden statusBarHidden interactiveDismissDisabled
            """, .open, [], switched: .flag)
        add(
            """
            navigationBarTitleDisplayMode toolbarRole toolbarVisibility persistentSystemOverlays \
            presentationDragIndicator presentationBackgroundInteraction
            """, .open, [], switched: .automatic)
        add("toolbarColorScheme presentationCornerRadius", .open, [], switched: .noValue)
        add("navigationBarItems", .open, [.slot("leading", .single), .slot("trailing", .single)], [])
        add("tabItem", .open, [.trailing("label", .single)], [])
        add("tabViewBottomAccessory", .open, [.content(.single)], [])
        add("toolbarTitleMenu", .open, [.content(.menu)], [])
        add(
            """
            navigationSubtitle toolbarBackground statusBar presentationDetents presentationBackground \
            navigationDocument navigationSplitViewColumnWidth searchScopes searchCompletion \
            searchPresentationToolbarBehavior windowResizability defaultSize tabBarMinimizeBehavior \
            handlesExternalEvents presentationCompactAdaptation presentationSizing presentationContentInteraction \
            toolbarBackgroundVisibility inspectorColumnWidth
            """, .open, [])
    }

    /// Adds names that are not listed as modifiers and only have traits: methods of Shape and some modifiers. Their calls
    /// are treated like calls of an unknown method.
    private mutating func addNamesWithTraitsOnly() {
        onlyTraits("fill stroke strokeBorder backgroundStyle", [.anyStyle])
        onlyTraits("quickLookPreview", [.presents])
    }
}
