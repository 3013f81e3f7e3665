// Finds the program `grouplint`.
const fs = require("fs"), os = require("os"), path = require("path");

// An editor that was not started from a shell has a short PATH without the folders of package managers.
const usualFolders = [
  "/opt/homebrew/bin", "/usr/local/bin", "~/.local/bin", "~/.mint/bin", "~/.local/share/mise/shims", "~/.asdf/shims",
];

const expanded = (file) => (file.startsWith("~/") ? path.join(os.homedir(), file.slice(2)) : file);

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns the path of a program, or nothing.
 * @param name a name, which is searched on the PATH, or a path, which is relative to a folder
 */
function find(name, folder) {
  if (name.includes("/")) return [path.resolve(folder || "/", expanded(name))].find(isProgram);
  const folders = [...(process.env.PATH || "").split(path.delimiter).filter(path.isAbsolute), ...usualFolders.map(expanded)];
  return folders.map((one) => path.join(one, name)).find(isProgram);
}

module.exports = { find };
