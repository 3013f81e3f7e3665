/// SwiftUI's modifiers, each with all that the program knows of it.
///
/// A line has names, `=`, the kind (`CatalogModifier.Kind`), the slots, the traits (`CatalogModifier.Traits`), a neutral
/// argument (`NeutralArgument`) and the first version. A name without slots takes no content: its closures are run and not
/// shown. Slots are written as for views.
extension SwiftUICatalog {
    /// The lines by topic; nil after the last one.
    static func modifierRecords(_ part: Int) -> StaticString? {
        switch part {
        case 0: lifecycleModifiers
        case 1: presentationModifiers
        case 2: drawingModifiers
        case 3: layoutModifiers
        case 4: environmentModifiers
        case 5: actionModifiers
        case 6: identityModifiers
        case 7: accessibilityModifiers
        case 8: screenModifiers
        default: nil
        }
    }

    /// OpenSwiftUI: AppearanceActionModifier, TaskModifier, ValueActionModifier, SubscriptionView. Before iOS 15 onAppear,
    /// onDisappear and onChange with one argument were per child.
    private static var lifecycleModifiers: StaticString {
        """
        onAppear onDisappear = once lifecycle
        task onChange = once lifecycle ownType
        onReceive = once subscribes
        """
    }

    /// Each copy has an identity of its own (OpenSwiftUI: IdentifiedPreference). What several of them show is not known.
    private static var presentationModifiers: StaticString {
        """
        sheet fullScreenCover = perChild content{}:screen onDismiss:action presents ownType
        popover = perChild content{}:screen presents
        alert = perChild actions{}:menu message:single content{}:nonView presents
        actionSheet = perChild content{}:nonView presents
        confirmationDialog = perChild actions{}:menu message:single presents
        fileImporter fileExporter = perChild presents
        fileMover photosPicker = open presents
        manageSubscriptionsSheet = open
        inspector = open content{}:screen presents
        navigationDestination = open destination{}:screen presents pushes
        searchable = open suggestions{}:menu presents
        searchSuggestions = open suggestions{}:menu
        contextMenu = perChild menuItems{}:menu menu:menu preview:single
        contextMenuForSelection = open menu{}:menu
        """
    }

    /// OpenSwiftUI: GeometryEffect, RendererEffect, BackgroundModifier, OverlayModifier.
    private static var drawingModifiers: StaticString {
        """
        overlay background = perChild content{}:single _:single draws card anyStyle
        border = perChild draws card anyStyle neutral(first=varies)
        shadow = perChild anyStyle neutral(first=varies)
        mask = perChild mask{}:single _:single ownType
        clipShape = perChild card ownType
        cornerRadius = perChild card
        clipped = perChild
        opacity saturation contrast = perChild neutral(first=1)
        blur grayscale brightness = perChild neutral(first=0)
        scaleEffect = perChild neutral(firstNumber=1)
        rotationEffect hueRotation = perChild neutral(first=.zero)
        hidden = perChild neutral(opacity=1)
        blendMode = perChild neutral(first=varies)
        drawingGroup = perChild barrier
        rotation3DEffect compositingGroup colorMultiply colorInvert luminanceToAlpha projectionEffect transformEffect \
        colorEffect distortionEffect layerEffect = perChild
        glassEffect = open draws
        containerShape = open ownType
        backgroundExtensionEffect = open
        visualEffect = open effect{}:action
        scrollTransition = open transition{}:action
        phaseAnimator = open content{}:single animation:action
        keyframeAnimator = open content{}:single keyframes:action
        overlayPreferenceValue backgroundPreferenceValue = open content{}:single
        """
    }

    /// OpenSwiftUI: UnaryLayout, and ViewTrait for what a child tells its container.
    private static var layoutModifiers: StaticString {
        """
        padding = perChild geometry pads neutral(lastNumber=0)
        offset = perChild geometry neutral(allNumbers=0)
        frame position aspectRatio ignoresSafeArea = perChild geometry
        edgesIgnoringSafeArea scaledToFit scaledToFill fixedSize = perChild
        containerRelativeFrame = open geometry
        geometryGroup = open barrier since17
        safeAreaInset safeAreaBar = open content{}:single
        contentMargins safeAreaPadding gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment \
        coordinateSpace alignmentGuide = open
        layoutPriority = inherited
        zIndex = inherited neutral(first=0)
        """
    }

    /// OpenSwiftUI: EnvironmentWritingModifier and its like, ViewTrait for rows. Methods of Text and Image are `open`.
    private static var environmentModifiers: StaticString {
        """
        font fontWeight foregroundColor lineLimit = inherited neutral(first=varies)
        tint = inherited anyStyle neutral(first=varies)
        foregroundStyle = inherited anyStyle
        bold italic underline strikethrough = inherited neutral(flag=true)
        disabled = inherited neutral(first=false)
        redacted = inherited neutral(first=[])
        environment environmentObject = inherited ownType
        buttonStyle labelStyle toggleStyle pickerStyle textFieldStyle listStyle formStyle menuStyle progressViewStyle \
        gaugeStyle groupBoxStyle datePickerStyle controlGroupStyle navigationViewStyle tabViewStyle labeledContentStyle \
        disclosureGroupStyle indexViewStyle = inherited needsBranch
        fontDesign fontWidth kerning tracking baselineOffset accentColor controlSize lineSpacing multilineTextAlignment \
        truncationMode minimumScaleFactor allowsTightening textCase textSelection dynamicTypeSize imageScale \
        symbolRenderingMode symbolVariant unredacted privacySensitive colorScheme keyboardType autocapitalization \
        textInputAutocapitalization autocorrectionDisabled disableAutocorrection submitLabel textContentType \
        scrollDisabled scrollIndicators scrollContentBackground scrollDismissesKeyboard scrollBounceBehavior \
        scrollClipDisabled menuOrder menuIndicator buttonBorderShape labelsHidden headerProminence defaultScrollAnchor \
        scrollTargetBehavior labelIconToTitleSpacing monospaced monospacedDigit defaultAppStorage modelContainer \
        transformEnvironment = inherited
        refreshable = inherited describes
        containerValue = inherited
        listRowBackground = inherited _:single anyStyle
        swipeActions = inherited content{}:menu
        listRowInsets listRowSeparator listRowSeparatorTint listSectionSeparator listRowSpacing listItemTint \
        listSectionSpacing deleteDisabled moveDisabled badge selectionDisabled listRowPlatterColor listRowHoverEffect \
        alternatingRowBackgrounds listSectionSeparatorTint listSectionMargins = inherited
        preferredColorScheme = perChild
        allowsHitTesting = open neutral(first=true)
        symbolEffect scrollPosition scrollTargetLayout flipsForRightToLeftLayoutDirection = open
        resizable renderingMode interpolation antialiased = open
        """
    }

    /// OpenSwiftUI: GestureViewModifier, PreferenceActionModifier, GeometryActionModifier.
    private static var actionModifiers: StaticString {
        """
        onTapGesture onLongPressGesture = perChild touch
        gesture highPriorityGesture simultaneousGesture contentShape = perChild touch ownType
        onHover onContinuousHover onDrag = perChild
        draggable = perChild preview{}:single
        onPreferenceChange transformPreference anchorPreference transformAnchorPreference = perChild
        onGeometryChange = makesOneView
        onOpenURL onContinueUserActivity = open opens
        userActivity = open describes
        onDrop dropDestination onSubmit onDelete onMove onInsert onKeyPress onExitCommand onMoveCommand onCommand \
        onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange onScrollTargetVisibilityChange onCutCommand \
        onCopyCommand onPasteCommand sensoryFeedback onPlayPauseCommand pasteDestination copyable cuttable \
        exportsItemProviders importsItemProviders digitalCrownRotation authenticationOptions onAppIntentExecution \
        onInAppPurchaseCompletion onInAppPurchaseStart presentationDetentsChanged onPencilSqueeze onPencilDoubleTap \
        subscriptionStatusTask storeProductTask storeProductsTask currentEntitlementTask onModifierKeysChanged \
        onWorldRecenter = open
        """
    }

    /// OpenSwiftUI: IDView, AnimationModifier, TransactionModifier, TransitionTraitKey, Tag, MatchedGeometryEffect,
    /// PreferenceWritingModifier; CustomViewModifier for `modifier`, whose body decides on the content.
    private static var identityModifiers: StaticString {
        """
        modifier = once _:nonView ownType
        id = once describes ownType
        tag = inherited tags ownType
        transition = inherited ownType
        animation = inherited neutral(first=varies)
        transaction = inherited
        matchedGeometryEffect = perChild identifies barrier needsBranch
        matchedTransitionSource = perChild identifies
        preference focused = perChild
        focusedSceneValue = open describes
        navigationTransition contentTransition equatable focusable defaultFocus focusScope focusedValue \
        prefersDefaultFocus searchFocused = open
        """
    }

    /// Three of them are MultiViewModifiers in OpenSwiftUI, the others by analogy.
    private static var accessibilityModifiers: StaticString {
        """
        accessibilityElement = perChild groups
        accessibilityIdentifier = perChild describes
        accessibilityHidden = perChild neutral(first=false)
        accessibilityRepresentation = perChild representation{}:single
        accessibilityChildren = perChild children{}:single
        accessibilityActions = perChild content{}:menu
        accessibility accessibilityLabel accessibilityValue accessibilityHint accessibilityAddTraits \
        accessibilityRemoveTraits accessibilityAction accessibilitySortPriority accessibilityAdjustableAction \
        accessibilityInputLabels accessibilityHeading accessibilityFocused accessibilityCustomContent \
        accessibilityShowsLargeContentViewer accessibilityRotor accessibilityLabeledPair \
        accessibilityRespondsToUserInteraction help speechAdjustedPitch = perChild
        """
    }

    /// Titles are preferences, of which the first wins. Most of the others are not in OpenSwiftUI.
    private static var screenModifiers: StaticString {
        """
        navigationTitle navigationBarTitle = perChild describes
        toolbarTitleDisplayMode = perChild
        toolbar = open content{}:single describes
        keyboardShortcut = open describes
        containerBackground = open anyStyle
        navigationBarItems = open leading:single trailing:single
        tabItem = open label{}:single
        tabViewBottomAccessory = open content{}:single
        toolbarTitleMenu = open content{}:menu
        navigationSubtitle navigationBarTitleDisplayMode navigationBarHidden navigationBarBackButtonHidden \
        toolbarBackground toolbarColorScheme toolbarRole toolbarVisibility statusBar statusBarHidden \
        persistentSystemOverlays presentationDetents presentationDragIndicator presentationBackground \
        presentationCornerRadius presentationBackgroundInteraction interactiveDismissDisabled navigationDocument \
        navigationSplitViewColumnWidth searchScopes searchCompletion searchPresentationToolbarBehavior windowResizability \
        defaultSize tabBarMinimizeBehavior handlesExternalEvents = open
        """
    }

    /// Names that are not listed as modifiers: methods of Shape, and modifiers of which only the traits are known. Calls of
    /// them are read like those of an unknown method.
    static let namesBesideModifiers: StaticString = """
        fill stroke strokeBorder backgroundStyle = anyStyle
        quickLookPreview = presents
        """
}
