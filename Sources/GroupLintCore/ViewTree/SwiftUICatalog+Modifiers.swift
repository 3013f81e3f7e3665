extension SwiftUICatalog {
    /// Modifiers that take content.
    static let modifiersWithContent: [CatalogEntry] = [
        CatalogEntry("sheet", .presentation, [.content(.screen), .slot("onDismiss", .action)]),
        CatalogEntry("fullScreenCover", .presentation, [.content(.screen), .slot("onDismiss", .action)]),
        CatalogEntry("popover", .presentation, [.content(.screen)]),
        CatalogEntry("inspector", .presentation, [.content(.screen)]),
        CatalogEntry("navigationDestination", .presentation, [.trailing("destination", .screen)]),
        CatalogEntry(
            "alert", .presentation,
            [.trailing("actions", .menu), .slot("message", .single), .content(.foreign)]),
        CatalogEntry("actionSheet", .presentation, [.content(.foreign)]),
        CatalogEntry("confirmationDialog", .presentation, [.trailing("actions", .menu), .slot("message", .single)]),
        CatalogEntry(
            "contextMenu", .presentation,
            [.trailing("menuItems", .menu), .slot("menu", .menu), .slot("preview", .single)]),
        CatalogEntry("swipeActions", .row, [.content(.menu)]),
        CatalogEntry("toolbar", .screen, [.content(.single)]),
        CatalogEntry("searchable", .screen, [.trailing("suggestions", .menu)]),
        CatalogEntry("searchSuggestions", .screen, [.trailing("suggestions", .menu)]),
        CatalogEntry("navigationBarItems", .screen, [.slot("leading", .single), .slot("trailing", .single)]),
        CatalogEntry("tabItem", .screen, [.trailing("label", .single)]),
        CatalogEntry("tabViewBottomAccessory", .screen, [.content(.single)]),
        CatalogEntry("toolbarTitleMenu", .screen, [.content(.menu)]),
        CatalogEntry("overlay", .box, [.content(.single), .slot("_", .single)]),
        CatalogEntry("background", .box, [.content(.single), .slot("_", .single)]),
        CatalogEntry("mask", .box, [.trailing("mask", .single), .slot("_", .single)]),
        CatalogEntry("safeAreaInset", .box, [.content(.single)]),
        CatalogEntry("safeAreaBar", .box, [.content(.single)]),
        CatalogEntry("visualEffect", .box, [.trailing("effect", .action)]),
        CatalogEntry("listRowBackground", .row, [.slot("_", .single)]),
        CatalogEntry("overlayPreferenceValue", .box, [.content(.single)]),
        CatalogEntry("backgroundPreferenceValue", .box, [.content(.single)]),
        CatalogEntry("phaseAnimator", .identity, [.content(.single), .slot("animation", .action)]),
        CatalogEntry("keyframeAnimator", .identity, [.content(.single), .slot("keyframes", .action)]),
        CatalogEntry("scrollTransition", .box, [.trailing("transition", .action)]),
        CatalogEntry("draggable", .gesture, [.trailing("preview", .single)]),
        CatalogEntry("contextMenuForSelection", .presentation, [.trailing("menu", .menu)]),
        CatalogEntry("accessibilityRepresentation", .accessibility, [.trailing("representation", .single)]),
        CatalogEntry("accessibilityChildren", .accessibility, [.trailing("children", .single)]),
        CatalogEntry("accessibilityActions", .accessibility, [.content(.menu)]),
        CatalogEntry("modifier", .box, [.slot("_", .foreign)]),
    ]

    /// Modifiers whose closures, if any, are run and not shown.
    static func plainModifiers(_ kind: CatalogModifier.Kind) -> StaticString? {
        switch kind {
        case .lifecycle: "onAppear onDisappear task onChange onReceive"
        case .gesture:
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
        case .box:
            """
            padding frame border clipShape cornerRadius clipped shadow offset position scaleEffect rotationEffect \
            rotation3DEffect aspectRatio scaledToFit scaledToFill fixedSize layoutPriority ignoresSafeArea \
            edgesIgnoringSafeArea containerShape contentShape compositingGroup drawingGroup geometryGroup opacity \
            blur brightness contrast saturation grayscale hueRotation colorMultiply colorInvert luminanceToAlpha \
            blendMode glassEffect containerRelativeFrame contentMargins safeAreaPadding zIndex hidden \
            projectionEffect transformEffect gridCellColumns gridCellAnchor gridCellUnsizedAxes \
            gridColumnAlignment coordinateSpace colorEffect distortionEffect layerEffect backgroundExtensionEffect
            """
        case .environment:
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
        case .row:
            """
            listRowInsets listRowSeparator listRowSeparatorTint listSectionSeparator listRowSpacing listItemTint \
            listSectionSpacing deleteDisabled moveDisabled badge selectionDisabled listRowPlatterColor \
            listRowHoverEffect alternatingRowBackgrounds listSectionSeparatorTint listSectionMargins
            """
        case .identity:
            """
            id tag transition animation matchedGeometryEffect matchedTransitionSource navigationTransition \
            transaction contentTransition equatable preference focused focusable defaultFocus focusScope \
            focusedValue focusedSceneValue prefersDefaultFocus searchFocused
            """
        case .accessibility:
            """
            accessibility accessibilityLabel accessibilityValue accessibilityHint accessibilityIdentifier \
            accessibilityElement accessibilityHidden accessibilityAddTraits accessibilityRemoveTraits \
            accessibilityAction accessibilitySortPriority accessibilityAdjustableAction accessibilityInputLabels \
            accessibilityHeading accessibilityFocused accessibilityCustomContent \
            accessibilityShowsLargeContentViewer accessibilityRotor accessibilityLabeledPair \
            accessibilityRespondsToUserInteraction help speechAdjustedPitch
            """
        case .screen:
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
        case .presentation: nil
        }
    }
}
