/**
 * A value of a search filter, which says its name, as addresses have it, and how people read it.
 * Search offers values only as texts, and the explorer asks for names.
 */
export function writeFilterValue(name: string, label: string): string {
  return label === name ? name : `${name}${separator}${label}`;
}

export function readFilterValue(value: string): { name: string; label: string } {
  const [name = value, label = name] = value.split(separator);
  return { name, label };
}

/** An invisible separator; Pagefind does not find values with signs that JSON escapes, such as a tab. */
const separator = '\u2063';
