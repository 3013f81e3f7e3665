-- GroupLint for Neovim 0.7 and later: copy to ~/.config/nvim/plugin/
-- :GroupLintViews shows what SwiftUI makes of the type under the cursor.
local function show_views(command)
  vim.lsp.buf_request(0, "workspace/executeCommand", command, function(_, text)
    if type(text) ~= "string" then return end
    vim.cmd("botright new")
    vim.bo.buftype, vim.bo.bufhidden, vim.wo.wrap = "nofile", "wipe", false
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(vim.trim(text), "\n"))
  end)
end

vim.api.nvim_create_autocmd("FileType", {
  pattern = { "swift", "yaml" },
  callback = function(event)
    local name = vim.api.nvim_buf_get_name(event.buf)
    if vim.bo[event.buf].filetype == "yaml" and not name:match("%.grouplint%.yml$") then return end
    local function above(marks)
      for _, mark in ipairs(marks) do
        local found = vim.fn.finddir(mark, name .. ";")
        if found == "" then found = vim.fn.findfile(mark, name .. ";") end
        if found ~= "" then return vim.fn.fnamemodify(found, ":p:h" .. (found:match("%.git/?$") and ":h" or "")) end
      end
    end
    local root = above({ ".git", ".grouplint.yml", "Package.swift" }) or vim.fn.fnamemodify(name, ":h")
    vim.g.grouplint_clients = vim.g.grouplint_clients or vim.empty_dict()
    local clients = vim.g.grouplint_clients
    local id = clients[root]
    if not id or not vim.lsp.get_client_by_id(id) then
      id = vim.lsp.start_client({
        name = "grouplint",
        cmd = { "grouplint", "lsp" },
        root_dir = root,
        workspace_folders = { { uri = vim.uri_from_fname(root), name = root } },
        commands = { ["grouplint.showViews"] = show_views },
      })
      clients[root] = id
      vim.g.grouplint_clients = clients
    end
    vim.lsp.buf_attach_client(event.buf, id)
    vim.api.nvim_buf_create_user_command(event.buf, "GroupLintViews", function()
      local place = vim.lsp.util.make_position_params(0, vim.lsp.get_client_by_id(id).offset_encoding)
      local argument = { uri = place.textDocument.uri, position = place.position }
      show_views({ command = "grouplint.showViews", arguments = { argument } })
    end, {})
  end,
})
