import { test } from 'vitest';
import { changedComponents, changedInternals } from '../builds/changed-packages.ts';
import { expectUnedited, expectFallback } from '../builds/astro-fallback.ts';

/** Two builds by Astro, on a busy machine. */
const timeout = 600_000;

test.for(Object.entries(changedInternals))(
  'a build falls back to Astro where it has changed: %s',
  { timeout },
  ([, change]) => expectFallback(change),
);

test.for(Object.entries(changedComponents))(
  'a build leaves a component of Starlight as it is where it has changed: %s',
  { timeout },
  ([, change]) => expectUnedited(change),
);
