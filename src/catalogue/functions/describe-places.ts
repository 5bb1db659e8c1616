import { formatCount } from '#text/figures/format-count.ts';
import { nameSome } from '#text/first-items.ts';
import type { Seen } from '../facets/tally.ts';

const mostNamed = 4;

/**
 * The fields that a project adds to its tasks in which a function is used: "risk_evaluator", or
 * "risk_evaluator: 3" where only some of its tasks have it there.
 */
export const describePlaces = (places: readonly Seen<string>[] = [], tasks: number): string =>
  nameSome(
    places.map((place) =>
      place.tasks.length === tasks
        ? place.value
        : `${place.value}: ${formatCount(place.tasks.length)}`,
    ),
    mostNamed,
  );
