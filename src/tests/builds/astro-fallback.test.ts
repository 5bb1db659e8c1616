import { test } from 'vitest';
import { changedComponents, changedInternals } from './changed-packages.ts';
import { expectWarning, expectFallback } from './astro-fallback.ts';

/** Two builds by Astro, on a busy machine. */
const timeout = 600_000;

// The long tests try all others, and compare sites with those of Astro.

test('a build falls back to Astro where that has changed', { timeout }, () =>
  expectFallback(changedInternals.pages),
);

test('a build leaves a component of Starlight as it is where that has changed', { timeout }, () =>
  expectWarning(changedComponents.sidebar),
);
