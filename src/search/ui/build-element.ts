/** An element with properties and children; strings become text, never markup. */
export function buildElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

/** The text with every occurrence of the words in a `mark` element. */
export function markWords(text: string, words: readonly string[]): (Node | string)[] {
  if (words.length === 0) return [text];
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(${longestFirst.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'iu',
  );
  return text
    .split(pattern)
    .map((part, index) => (index % 2 === 1 ? buildElement('mark', {}, part) : part));
}
