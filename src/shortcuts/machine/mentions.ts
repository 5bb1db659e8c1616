/** Whether a text has the name of a file or program as a word of its own. */
export function mentions(text: string, name: string): boolean {
  for (let at = text.indexOf(name); name !== '' && at !== -1; at = text.indexOf(name, at + 1)) {
    const after = text.slice(at + name.length, at + name.length + 2);
    if (!/[\w-]/.test(text.charAt(at - 1)) && !/^(?:[\w-]|\.\w)/.test(after)) return true;
  }
  return false;
}
