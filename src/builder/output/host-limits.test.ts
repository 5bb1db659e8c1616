import { expect, test } from 'vitest';
import { judgeHosts } from './host-limits.ts';

const cloudflare = {
  host: 'the free plan of Cloudflare Pages',
  unit: 'files',
  limit: 20_000,
} as const;
const github = { host: 'GitHub Pages', unit: 'bytes', limit: 1e9 } as const;

test.for<[what: string, files: number, bytes: number, warnings: ReturnType<typeof judgeHosts>]>([
  ['nothing of a small site', 15_999, 799e6, []],
  ['a limit that is passed', 22_000, 1e6, [{ ...cloudflare, found: 22_000 }]],
  [
    'both limits that are near',
    16_000,
    0.8e9,
    [
      { ...github, found: 0.8e9 },
      { ...cloudflare, found: 16_000 },
    ],
  ],
])('says %s', ([, files, bytes, warnings]) => {
  expect(judgeHosts({ files, bytes })).toEqual(warnings);
});
