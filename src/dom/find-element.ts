/** The element of a kind inside another one; a page without it is an error. */
export function findElement<Kind extends HTMLElement>(
  root: Element,
  selector: string,
  kind: new () => Kind,
): Kind {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`<${root.localName}> has no ${selector}`);
}
