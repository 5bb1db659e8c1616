const fromImport =
  /^[ \t]{0,80}from[ \t]{1,9}(\.{0,9})([\w.]{0,200})[ \t]{1,9}import[ \t]{1,9}(\([^()]*\)|[^\n#]*)/gm;
const plainImport = /^[ \t]{0,80}import[ \t]{1,9}([\w., \t]+)/gm;

/**
 * The files that Python files may import from their environment, by their paths from there, such as
 * "utils.py" for `from desktop.utils import read`. Not each of them exists.
 *
 * @param texts By path.
 * @param folderName The name of the environment's folder, with which names of its modules may begin.
 */
export function listImports(texts: ReadonlyMap<string, string>, folderName: string): Set<string> {
  const files = new Set<string>();
  for (const [path, text] of texts) {
    for (const parts of listModules(path, text)) {
      addFiles(parts, files);
      if (parts[0] === folderName) addFiles(parts.slice(1), files);
    }
  }
  return files;
}

function addFiles(parts: readonly string[], files: Set<string>): void {
  if (parts.length > 0) files.add(`${parts.join('/')}.py`);
  files.add([...parts, '__init__.py'].join('/'));
}

/** The modules that a file may mean: what follows `import` may be one too. */
function* listModules(path: string, text: string): Generator<string[]> {
  const folders = path.split('/').slice(0, -1);
  for (const [, dots = '', written = '', names = ''] of text.matchAll(fromImport)) {
    const above = folders.length - dots.length + 1;
    if (above < 0) continue;
    const parts = [...(dots === '' ? [] : folders.slice(0, above)), ...toParts(written)];
    yield parts;
    for (const [name] of names.matchAll(/\b(?<!as\s+)[a-z_]\w*/gi)) yield [...parts, name];
  }
  for (const [, names = ''] of text.matchAll(plainImport)) {
    for (const name of names.split(',')) yield toParts(name.trim().split(/\s/)[0] ?? '');
  }
}

const toParts = (name: string): string[] => name.split('.').filter((part) => part !== '');
