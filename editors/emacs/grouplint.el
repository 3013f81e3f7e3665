;;; grouplint.el --- GroupLint for eglot  -*- lexical-binding: t -*-
;; Load this file and run M-x eglot in a Swift file. Emacs 29 includes eglot; for older versions install the package.
;; M-x grouplint-views shows the views of the type at point as SwiftUI sees them.

(require 'eglot)

(unless (fboundp 'swift-mode)
  (define-derived-mode swift-mode prog-mode "Swift"
    (setq-local comment-start "// ")))
(define-derived-mode grouplint-settings-mode conf-colon-mode "GroupLint")

(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(add-to-list 'auto-mode-alist '("/\\.grouplint\\.yml\\'" . grouplint-settings-mode))
(add-to-list 'eglot-server-programs '((swift-mode grouplint-settings-mode) . ("grouplint" "lsp")))

;; At a diagnostic, show its message first, then the documentation of its rule.
(defun grouplint--message-first ()
  (when (derived-mode-p 'swift-mode 'grouplint-settings-mode)
    (remove-hook 'eldoc-documentation-functions #'flymake-eldoc-function t)
    (add-hook 'eldoc-documentation-functions #'flymake-eldoc-function -90 t)
    (setq-local eldoc-documentation-strategy #'eldoc-documentation-compose)))
(add-hook 'eglot-managed-mode-hook #'grouplint--message-first)

(defun grouplint-views ()
  "Show the views of the type at point as SwiftUI sees them."
  (interactive)
  (let* ((place (eglot--TextDocumentPositionParams))
         (argument (list :uri (plist-get (plist-get place :textDocument) :uri) :position (plist-get place :position)))
         (text (jsonrpc-request (eglot-current-server) :workspace/executeCommand
                                (list :command "grouplint.showViews" :arguments (vector argument)))))
    (with-help-window "*GroupLint views*" (princ text))))

(provide 'grouplint)
;;; grouplint.el ends here
