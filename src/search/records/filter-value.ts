/**
 * A value of a search filter: the name that addresses have, and its label. Pagefind returns values
 * as single strings, and the explorer needs the names.
 */
export function writeFilterValue(name: string, label: string): string {
  return label === name ? name : `${name}${separator}${label}`;
}

export function readFilterValue(value: string): { name: string; label: string } {
  const [name = value, label = name] = value.split(separator);
  return { name, label };
}

/** Invisible. Pagefind does not find values with characters that JSON escapes, such as a tab. */
const separator = '\u2063';
