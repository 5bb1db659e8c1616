import { expect, test } from 'vitest';
import { kindOfPage } from './page-kinds.ts';

test.for([
  ['index.html', 'start page'],
  ['tasks/index.html', 'explorer'],
  ['tasks/page/2/index.html', 'list of tasks'],
  ['tasks/0b1f/index.html', 'task'],
  ['tasks/same/os/index.html', 'task'],
  ['t/0b1f0a4e/index.html', 'short address'],
  ['apps/index.html', 'other'],
  ['apps/browser/index.html', 'group'],
  ['suites/small/2/index.html', 'group'],
  ['metrics/index.html', 'other'],
  ['metrics/compare_csv/index.html', 'function'],
  ['rules/w01/index.html', 'rule'],
  ['guides/write/index.html', 'guide'],
  ['404.html', 'other'],
] as const)('%s is of the kind "%s"', ([file, kind]) => {
  expect(kindOfPage(file)).toBe(kind);
});
