import type { Place } from './place.ts';
import { addCertain, type State } from './state.ts';
import { spend } from './steps.ts';
import { iterate, type Value } from './value.ts';

/**
 * What is read of each element of a list is required of each element, even if the list may be empty.
 *
 * @param isForEach Whether every element is reached; if not, those that are reached must have one of the choices.
 */
export function addCertainOfElements(
  iterated: Value,
  within: State,
  after: State,
  isForEach: boolean,
): void {
  const { places, items = [] } = iterate(iterated);
  const elements = [...places, ...items.flatMap((item) => item.places)].filter(
    ({ kind }) => kind === 'element',
  );
  spend(elements.length * within.certain.size);
  for (const element of elements) {
    for (const place of within.certain) {
      const isCertain = isForEach || place.kind === 'choice';
      if (isCertain && isWithin(place, element)) addCertain(after, place);
    }
  }
}

function isWithin(place: Place, outer: Place): boolean {
  for (let at: Place | undefined = place.parent; at; at = at.parent) if (at === outer) return true;
  return false;
}
