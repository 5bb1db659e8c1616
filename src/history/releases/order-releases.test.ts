import { expect, test } from 'vitest';
import { orderReleases } from './order-releases.ts';

test.for<[what: string, releases: [version: string, date?: string][], ordered: string[]]>([
  [
    'by version, also a repair that came later',
    [
      ['v1.0.0', '2026-01-01'],
      ['v2.0.0', '2026-02-01'],
      ['v1.0.1', '2026-03-01'],
    ],
    ['v1.0.0', 'v1.0.1', 'v2.0.0'],
  ],
  [
    'by version, with numbers in their order and what comes before a release',
    [['1.10.0'], ['1.9.0'], ['1.10.0-rc.1']],
    ['1.9.0', '1.10.0-rc.1', '1.10.0'],
  ],
  [
    'by date, if one of them has another form',
    [
      ['2.0.0', '2026-02-01'],
      ['first', '2026-01-01'],
      ['1.0.1', '2026-03-01'],
    ],
    ['first', '2.0.0', '1.0.1'],
  ],
  [
    'by date, and without one behind the release before',
    [['b', '2026-02-01'], ['c'], ['a', '2026-01-01']],
    ['a', 'b', 'c'],
  ],
])('orders releases %s', ([, releases, ordered]) => {
  const dated = releases.map(([version, date]) => ({ version, date }));
  expect(orderReleases(dated).map(({ version }) => version)).toEqual(ordered);
});
