extension SwiftUICatalog {
    static let modifierEntries: [(Name, CatalogModifier)] =
        withContent
        + plain.flatMap { kind, names in
            names.utf8.split(separator: UInt8(ascii: " ")).map { (Name($0), CatalogModifier(kind: kind, slots: [])) }
        }

    /// Modifiers that take content.
    private static let withContent: [(Name, CatalogModifier)] = entries([
        ("sheet", .presentation, [.content(.screen), .slot("onDismiss", .action)]),
        ("fullScreenCover", .presentation, [.content(.screen), .slot("onDismiss", .action)]),
        ("popover", .presentation, [.content(.screen)]),
        ("inspector", .presentation, [.content(.screen)]),
        ("navigationDestination", .presentation, [.trailing("destination", .screen)]),
        ("alert", .presentation, [.trailing("actions", .menu), .slot("message", .single), .content(.foreign)]),
        ("actionSheet", .presentation, [.content(.foreign)]),
        ("confirmationDialog", .presentation, [.trailing("actions", .menu), .slot("message", .single)]),
        (
            "contextMenu", .presentation,
            [.trailing("menuItems", .menu), .slot("menu", .menu), .slot("preview", .single)]
        ),
        ("swipeActions", .row, [.content(.menu)]),
        ("toolbar", .screen, [.content(.single)]),
        ("searchable", .screen, [.trailing("suggestions", .menu)]),
        ("searchSuggestions", .screen, [.trailing("suggestions", .menu)]),
        ("navigationBarItems", .screen, [.slot("leading", .single), .slot("trailing", .single)]),
        ("tabItem", .screen, [.trailing("label", .single)]),
        ("tabViewBottomAccessory", .screen, [.content(.single)]),
        ("toolbarTitleMenu", .screen, [.content(.menu)]),
        ("overlay", .box, [.content(.single), .slot("_", .single)]),
        ("background", .box, [.content(.single), .slot("_", .single)]),
        ("mask", .box, [.trailing("mask", .single), .slot("_", .single)]),
        ("safeAreaInset", .box, [.content(.single)]),
        ("safeAreaBar", .box, [.content(.single)]),
        ("visualEffect", .box, [.trailing("effect", .action)]),
        ("listRowBackground", .row, [.slot("_", .single)]),
        ("overlayPreferenceValue", .box, [.content(.single)]),
        ("backgroundPreferenceValue", .box, [.content(.single)]),
        ("phaseAnimator", .identity, [.content(.single), .slot("animation", .action)]),
        ("keyframeAnimator", .identity, [.content(.single), .slot("keyframes", .action)]),
        ("scrollTransition", .box, [.trailing("transition", .action)]),
        ("draggable", .gesture, [.trailing("preview", .single)]),
        ("contextMenuForSelection", .presentation, [.trailing("menu", .menu)]),
        ("accessibilityRepresentation", .accessibility, [.trailing("representation", .single)]),
        ("accessibilityChildren", .accessibility, [.trailing("children", .single)]),
        ("accessibilityActions", .accessibility, [.content(.menu)]),
        ("modifier", .box, [.slot("_", .foreign)]),
    ])

    /// Modifiers whose closures, if any, are run and not shown.
    private static let plain: [(CatalogModifier.Kind, String)] = [
        (.lifecycle, "onAppear onDisappear task onChange onReceive"),
        (
            .gesture,
            """
            onTapGesture onLongPressGesture gesture highPriorityGesture simultaneousGesture onHover \
            onContinuousHover onDrag onDrop dropDestination onSubmit onDelete onMove onInsert onKeyPress \
            onExitCommand onMoveCommand onCommand onOpenURL onContinueUserActivity onPreferenceChange \
            onGeometryChange onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange \
            onScrollTargetVisibilityChange refreshable fileImporter fileExporter fileMover onCutCommand \
            onCopyCommand onPasteCommand sensoryFeedback userActivity onPlayPauseCommand pasteDestination copyable \
            cuttable exportsItemProviders importsItemProviders alignmentGuide transformEnvironment \
            transformPreference anchorPreference transformAnchorPreference digitalCrownRotation \
            authenticationOptions photosPicker onAppIntentExecution onInAppPurchaseCompletion onInAppPurchaseStart \
            presentationDetentsChanged onPencilSqueeze onPencilDoubleTap subscriptionStatusTask storeProductTask \
            storeProductsTask currentEntitlementTask onModifierKeysChanged onWorldRecenter \
            manageSubscriptionsSheet
            """
        ),
        (
            .box,
            """
            padding frame border clipShape cornerRadius clipped shadow offset position scaleEffect rotationEffect \
            rotation3DEffect aspectRatio scaledToFit scaledToFill fixedSize layoutPriority ignoresSafeArea \
            edgesIgnoringSafeArea containerShape contentShape compositingGroup drawingGroup geometryGroup opacity \
            blur brightness contrast saturation grayscale hueRotation colorMultiply colorInvert luminanceToAlpha \
            blendMode glassEffect containerRelativeFrame contentMargins safeAreaPadding zIndex hidden \
            projectionEffect transformEffect gridCellColumns gridCellAnchor gridCellUnsizedAxes \
            gridColumnAlignment coordinateSpace colorEffect distortionEffect layerEffect backgroundExtensionEffect
            """
        ),
        (
            .environment,
            """
            font fontWeight fontDesign fontWidth bold italic underline strikethrough kerning tracking \
            baselineOffset foregroundColor foregroundStyle accentColor tint disabled environment environmentObject \
            buttonStyle labelStyle toggleStyle pickerStyle textFieldStyle listStyle formStyle menuStyle \
            progressViewStyle gaugeStyle groupBoxStyle datePickerStyle controlSize controlGroupStyle \
            navigationViewStyle tabViewStyle labeledContentStyle disclosureGroupStyle lineLimit lineSpacing \
            multilineTextAlignment truncationMode minimumScaleFactor allowsTightening textCase textSelection \
            dynamicTypeSize imageScale symbolRenderingMode symbolVariant symbolEffect redacted unredacted \
            privacySensitive preferredColorScheme colorScheme allowsHitTesting keyboardType autocapitalization \
            textInputAutocapitalization autocorrectionDisabled disableAutocorrection submitLabel textContentType \
            scrollDisabled scrollIndicators scrollContentBackground scrollDismissesKeyboard scrollBounceBehavior \
            scrollClipDisabled menuOrder menuIndicator buttonBorderShape labelsHidden headerProminence \
            defaultScrollAnchor scrollTargetBehavior scrollPosition scrollTargetLayout labelIconToTitleSpacing \
            monospaced monospacedDigit resizable renderingMode interpolation antialiased indexViewStyle \
            flipsForRightToLeftLayoutDirection containerValue defaultAppStorage modelContainer
            """
        ),
        (
            .row,
            """
            listRowInsets listRowSeparator listRowSeparatorTint listSectionSeparator listRowSpacing listItemTint \
            listSectionSpacing deleteDisabled moveDisabled badge selectionDisabled listRowPlatterColor \
            listRowHoverEffect alternatingRowBackgrounds listSectionSeparatorTint listSectionMargins
            """
        ),
        (
            .identity,
            """
            id tag transition animation matchedGeometryEffect matchedTransitionSource navigationTransition \
            transaction contentTransition equatable preference focused focusable defaultFocus focusScope \
            focusedValue focusedSceneValue prefersDefaultFocus searchFocused
            """
        ),
        (
            .accessibility,
            """
            accessibility accessibilityLabel accessibilityValue accessibilityHint accessibilityIdentifier \
            accessibilityElement accessibilityHidden accessibilityAddTraits accessibilityRemoveTraits \
            accessibilityAction accessibilitySortPriority accessibilityAdjustableAction accessibilityInputLabels \
            accessibilityHeading accessibilityFocused accessibilityCustomContent \
            accessibilityShowsLargeContentViewer accessibilityRotor accessibilityLabeledPair \
            accessibilityRespondsToUserInteraction help speechAdjustedPitch
            """
        ),
        (
            .screen,
            """
            navigationTitle navigationBarTitle navigationSubtitle navigationBarTitleDisplayMode \
            navigationBarHidden navigationBarBackButtonHidden toolbarBackground toolbarColorScheme toolbarRole \
            toolbarVisibility statusBar statusBarHidden persistentSystemOverlays presentationDetents \
            presentationDragIndicator presentationBackground presentationCornerRadius \
            presentationBackgroundInteraction interactiveDismissDisabled keyboardShortcut toolbarTitleDisplayMode \
            navigationDocument navigationSplitViewColumnWidth searchScopes searchCompletion \
            searchPresentationToolbarBehavior windowResizability defaultSize tabBarMinimizeBehavior \
            containerBackground handlesExternalEvents
            """
        ),
    ]

    private static func entries(
        _ list: [(Name, CatalogModifier.Kind, [CatalogSlot])]
    ) -> [(Name, CatalogModifier)] {
        list.map { ($0.0, CatalogModifier(kind: $0.1, slots: $0.2)) }
    }
}
