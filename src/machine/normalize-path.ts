/** A path with forward slashes, without empty parts and ".", and without each ".." that follows a folder. */
export function normalizePath(path: string): string {
  const parts: string[] = [];
  for (const [index, part] of path.split('/').entries()) {
    if (part === '.' || (part === '' && index > 0)) continue;
    if (part === '..' && folderName.test(parts.at(-1) ?? '')) parts.pop();
    else parts.push(part);
  }
  return parts.join('/') || path.slice(0, 1);
}

/** Neither ".." nor what is replaced by a folder: `~`, a variable, a drive. */
const folderName = /^(?!\.\.$)[^~$%:]+$/;
