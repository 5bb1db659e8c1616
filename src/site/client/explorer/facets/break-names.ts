import { buildElement } from '../../../../search/ui/build-element.ts';

/** Names of functions have no blanks to break at, only underscores. */
export function breakAtUnderscores(name: string): (Node | string)[] {
  const parts = name.split(/(?<=_)(?=[^_])/);
  return parts.flatMap((part, index) => (index === 0 ? [part] : [buildElement('wbr'), part]));
}
