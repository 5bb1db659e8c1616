import { test } from 'vitest';
import { changedComponents, changedInternals } from '../builds/changed-packages.ts';
import { expectUnedited, expectWayBack } from '../builds/way-back.ts';

test.for(Object.entries(changedInternals))(
  'a build goes back to Astro where it has changed: %s',
  ([, change]) => expectWayBack(change),
);

test.for(Object.entries(changedComponents))(
  'a build leaves a component of Starlight as it is where it has changed: %s',
  ([, change]) => expectUnedited(change),
);
