-- Tests Neovim's own client: diagnostics, hover, a fix and a save. Scripts/check-editors runs this.
local function fail(text)
  io.stdout:write("neovim: " .. text .. "\n")
  vim.cmd("cquit")
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then fail("no " .. what) end
end

dofile(os.getenv("GROUPLINT_EDITORS") .. "/neovim/grouplint.lua")
vim.cmd("edit Sources/Row.swift")
if vim.bo.filetype ~= "swift" then vim.bo.filetype = "swift" end

local started = vim.loop.hrtime()
wait("diagnostics", function() return #vim.diagnostic.get(0) > 0 end)
local found = vim.diagnostic.get(0)
table.sort(found, function(a, b) return a.lnum < b.lnum end)
for _, item in ipairs(found) do
  io.stdout:write(string.format("  %d:%d %s: %s\n", item.lnum + 1, item.col + 1, item.code or "", item.message:gsub("\n", " | ")))
end

vim.api.nvim_win_set_cursor(0, { found[1].lnum + 1, found[1].col })
vim.lsp.buf.hover()
local hover
wait("hover", function()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then
      hover = table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, 3, false), " ")
    end
  end
  return hover ~= nil
end)
io.stdout:write("  hover: " .. hover .. "\n")

local before = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n")
vim.ui.select = function(items, _, choose)
  for _, item in ipairs(items) do
    local action = item.action or item[2] or item
    io.stdout:write("  action: " .. action.title .. (action.isPreferred and " (preferred)" or "") .. "\n")
  end
  choose(items[1], 1)
end
vim.lsp.buf.code_action()
wait("change", function() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") ~= before end)
local left = #found
wait("new diagnostics", function() return #vim.diagnostic.get(0) < left end)
vim.cmd("write")

vim.cmd("GroupLintViews")
wait("views", function() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n"):find("Row.body", 1, true) ~= nil end)
io.stdout:write("neovim: ok\n")
vim.cmd("qall!")
