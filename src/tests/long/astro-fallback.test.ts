import { test } from 'vitest';
import { changedComponents, changedInternals } from '../builds/changed-packages.ts';
import { expectUnedited, expectWayBack } from '../builds/way-back.ts';

/** Two builds by Astro, on a busy machine. */
const timeout = 600_000;

test.for(Object.entries(changedInternals))(
  'a build goes back to Astro where it has changed: %s',
  { timeout },
  ([, change]) => expectWayBack(change),
);

test.for(Object.entries(changedComponents))(
  'a build leaves a component of Starlight as it is where it has changed: %s',
  { timeout },
  ([, change]) => expectUnedited(change),
);
