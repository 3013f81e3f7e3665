;;; grouplint.el --- GroupLint for eglot  -*- lexical-binding: t -*-
;; Load it and run M-x eglot in a Swift file. Emacs 29 has eglot; for older ones it is a package.

(require 'eglot)

(unless (fboundp 'swift-mode)
  (define-derived-mode swift-mode prog-mode "Swift"
    (setq-local comment-start "// ")))

(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(add-to-list 'eglot-server-programs '(swift-mode . ("grouplint" "lsp")))

(provide 'grouplint)
;;; grouplint.el ends here
