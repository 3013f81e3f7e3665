-- GroupLint for Neovim 0.7 and later: copy this file to ~/.config/nvim/plugin/
-- :GroupLintViews shows the views of the type under the cursor as SwiftUI sees them.
local function show_views(command)
  vim.lsp.buf_request(0, "workspace/executeCommand", command, function(_, text)
    if type(text) ~= "string" then return end
    vim.cmd("botright new")
    vim.bo.buftype, vim.bo.bufhidden, vim.wo.wrap = "nofile", "wipe", false
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(vim.trim(text), "\n"))
  end)
end

local function root_of(name)
  for _, mark in ipairs({ ".git", ".grouplint.yml", "Package.swift" }) do
    local folder, file = vim.fn.finddir(mark, name .. ";"), vim.fn.findfile(mark, name .. ";")
    if folder ~= "" then return vim.fn.fnamemodify(folder, ":p:h:h") end
    if file ~= "" then return vim.fn.fnamemodify(file, ":p:h") end
  end
  return vim.fn.fnamemodify(name, ":h")
end

local running = {}

-- The client for a root. All buffers of the root share one client.
local function start(root, buffer)
  local config = {
    name = "grouplint",
    cmd = { "grouplint", "lsp" },
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
    capabilities = vim.lsp.protocol.make_client_capabilities(),
    commands = { ["grouplint.showViews"] = show_views },
  }
  -- Ask for the views as text, which is shown in its own window.
  config.capabilities.window = vim.tbl_extend("force", config.capabilities.window or {}, { showDocument = { support = false } })
  -- sourcekit-lsp uses UTF-16 too: Neovim warns if the clients of one buffer use different encodings.
  config.capabilities.general = vim.tbl_extend("force", config.capabilities.general or {}, { positionEncodings = { "utf-16" } })
  if vim.lsp.start then return vim.lsp.start(config, { bufnr = buffer }) end
  if not running[root] or not vim.lsp.get_client_by_id(running[root]) then running[root] = vim.lsp.start_client(config) end
  vim.lsp.buf_attach_client(buffer, running[root])
  return running[root]
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = { "swift", "yaml" },
  callback = function(event)
    local name = vim.api.nvim_buf_get_name(event.buf)
    if vim.bo[event.buf].filetype == "yaml" and not name:match("%.grouplint%.yml$") then return end
    local id = start(root_of(name), event.buf)
    if not id then return end
    vim.api.nvim_buf_create_user_command(event.buf, "GroupLintViews", function()
      local place = vim.lsp.util.make_position_params(0, vim.lsp.get_client_by_id(id).offset_encoding)
      local argument = { uri = place.textDocument.uri, position = place.position }
      show_views({ command = "grouplint.showViews", arguments = { argument } })
    end, {})
  end,
})
