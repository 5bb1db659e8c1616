/**
 * Gives an element these children. An existing child of the same element name stays and gets the
 * attributes and children of the new one, so that a browser computes style and layout only of what
 * differs. Its `style` stays as it is, since the content policy of the page forbids that attribute.
 */
export function updateChildren(parent: Element, children: readonly Node[]): void {
  const existing = [...parent.childNodes];
  for (const [position, child] of children.entries()) {
    const old = existing[position];
    if (old === undefined) parent.append(child);
    else updateNode(old, child);
  }
  for (const old of existing.slice(children.length)) old.remove();
}

function updateNode(old: ChildNode, wanted: Node): void {
  if (old instanceof Element && wanted instanceof Element && old.tagName === wanted.tagName) {
    updateAttributes(old, wanted);
    updateChildren(old, [...wanted.childNodes]);
  } else if (old instanceof Text && wanted instanceof Text) {
    if (old.data !== wanted.data) old.data = wanted.data;
  } else {
    old.replaceWith(wanted);
  }
}

function updateAttributes(old: Element, wanted: Element): void {
  for (const name of old.getAttributeNames()) {
    if (name !== 'style' && !wanted.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? '';
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
