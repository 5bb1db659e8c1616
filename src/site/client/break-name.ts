import { buildElement } from '#dom/build-element.ts';
import { splitName } from '#site/code/long-names.ts';

/** A name with the places where its lines may break; an element stays as it is. */
export const breakName = (name: Node | string): (Node | string)[] =>
  typeof name === 'string'
    ? splitName(name).flatMap((part, index) =>
        index === 0 ? [part] : [buildElement('wbr', { ariaHidden: 'true' }), part],
      )
    : [name];
