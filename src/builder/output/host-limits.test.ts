import { expect, test } from 'vitest';
import { judgeHosts } from './host-limits.ts';
import type { SiteSize } from './site-size.ts';

const cloudflare = {
  host: 'the free plan of Cloudflare Pages',
  unit: 'files',
  limit: 20_000,
} as const;
const github = { host: 'GitHub Pages', unit: 'bytes', limit: 1e9 } as const;

/** A site whose files and bytes are given, with so many of them from citations and short addresses. */
function sizeOf(
  [files, bytes]: [number, number],
  citations: [number, number],
  short: [number, number],
): SiteSize {
  const toSize = ([ownFiles, ownBytes]: [number, number]) => ({ files: ownFiles, bytes: ownBytes });
  return {
    ...toSize([files, bytes]),
    optionalFiles: { citations: toSize(citations), 'short-addresses': toSize(short) },
  };
}

test.for<[what: string, size: SiteSize, warnings: ReturnType<typeof judgeHosts>]>([
  ['nothing of a small site', sizeOf([15_999, 799e6], [9000, 9e6], [3000, 1e6]), []],
  [
    'what is the least to leave out for room to grow',
    sizeOf([22_000, 1e6], [9000, 1], [3000, 1]),
    [{ ...cloudflare, found: 22_000, remedy: { skip: ['citations'], left: 13_000 } }],
  ],
  [
    'both kinds where one is not enough',
    sizeOf([27_000, 1e6], [9000, 1], [3000, 1]),
    [
      {
        ...cloudflare,
        found: 27_000,
        remedy: { skip: ['citations', 'short-addresses'], left: 15_000 },
      },
    ],
  ],
  [
    'what just fits where there is no room to grow',
    sizeOf([29_000, 1e6], [9000, 1], [0, 0]),
    [{ ...cloudflare, found: 29_000, remedy: { skip: ['citations'], left: 20_000 } }],
  ],
  [
    'that nothing helps where too much stays',
    sizeOf([10, 1.2e9], [9, 1e6], [1, 1e6]),
    [{ ...github, found: 1.2e9, remedy: undefined }],
  ],
  [
    'that nothing helps where all is left out already',
    sizeOf([20_001, 1e6], [0, 0], [0, 0]),
    [{ ...cloudflare, found: 20_001, remedy: undefined }],
  ],
  [
    'both hosts of a site that is near their limits',
    sizeOf([16_000, 0.8e9], [0, 0], [100, 1]),
    [
      { ...github, found: 0.8e9, remedy: { skip: ['short-addresses'], left: 0.8e9 - 1 } },
      { ...cloudflare, found: 16_000, remedy: { skip: ['short-addresses'], left: 15_900 } },
    ],
  ],
])('says %s', ([, size, warnings]) => {
  expect(judgeHosts(size)).toEqual(warnings);
});
