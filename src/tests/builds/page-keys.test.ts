import { beforeAll, expect, test } from 'vitest';
import { toFolderFile, toPageFile } from '#builder/output/page-file.ts';
import { withProgram } from '#builder/prepare-site.ts';
import type { ProgramPage } from '#builder/program/page-program.ts';
import { fingerprintProduct } from '#builder/reuse/fingerprint-product.ts';
import { listPageData } from '#builder/reuse/output-keys.ts';
import { listGuideFiles } from '#builder/reuse/search-keys.ts';
import { listSharedData } from '#builder/reuse/shared-data.ts';
import type { FacetName } from '#addresses/facet-names.ts';
import { fixedFacets } from '#catalogue/facets/group-facets.ts';
import type { Groups } from '#catalogue/facets/groups.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { isHandWritten } from '#search/index/hand-written-pages.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { provideContext } from '#site/context/build-context.ts';
import { loadSite } from '#site/context/load-site.ts';
import { exampleBase, exampleOrigin } from '../support/example-options.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { watch, type WatchedValue } from '../support/watched-catalogue.ts';

const folder = await createTemporaryFolder();
let watched: WatchedValue<Catalogue>;
let pages: readonly ProgramPage[];

const judged = (func: string, more: object = {}) => ({
  evaluator: {
    func,
    result: { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' },
    expected: { type: 'rule', rules: { include: ['a'] } },
    options: { strict: true },
    ...more,
  },
});

/** Tasks that are each other's neighbours, namesakes and relations, with findings and a suite. */
beforeAll(async () => {
  const office = { related_apps: ['spreadsheet'], source: 'https://example.org/sheets' };
  await folder.write(
    'office/a.json',
    exampleTask({ id: 'a', instruction: 'Sort.', ...office, ...judged('compare_csv') }),
  );
  await folder.write(
    'office/b.json',
    exampleTask({ id: 'b', instruction: 'Sort it.', ...office, ...judged('compare_csv') }),
  );
  await folder.write(
    'os/a.json',
    exampleTask({ id: 'a', proxy: 'true', helper: 'checks/count.sh', ...judged('own') }),
  );
  await folder.write(
    'office/c.json',
    exampleTask({ id: 'c', ...office, evaluator: { func: 'infeasible' } }),
  );
  await folder.write('checks/count.sh', 'wc -l a.csv\n');
  await folder.write('suites/small.json', { office: ['a'] });
  await folder.write('dataset.json', {
    suites: ['suites/*.json'],
    repository: { url: 'https://example.org/tasks' },
    vocabulary: { metrics: { own: { summary: 'Passes when it is ours.' } } },
  });
  const options = { tasks: folder.path, site: exampleOrigin, base: exampleBase };
  const { catalogue } = await loadSite(options);
  watched = watch(catalogue, isCovered);
  provideContext({ catalogue: watched.value });
  const build = { product: fingerprintProduct(), force: false };
  await withProgram(options, build, async (program) => {
    pages = await (await program).compiled.listPages();
  });
}, 300_000);

/**
 * What keys cover by other means: the vocabulary is that of Benchlight with what `dataset.json`
 * adds, rules are a part of Benchlight, and the facet of a group is where it is listed.
 */
const isCovered = (place: string): boolean =>
  /^\.(?:vocabulary|rules)\b|^\.groups\..*\.(?:facet|entry)$/.test(place);

/** Of pages that differ in nothing but what they name, a few. */
const isTried = ({ name }: ProgramPage): boolean => {
  const [kind = '', own = ''] = name.split('/');
  if (kind === 'rules') return /^(?:d02|v06|w0\d)$/.test(own);
  const group = (watched.value.groups as Partial<Groups>)[kind as FacetName]?.find(
    ({ segment }) => segment === own,
  );
  return group === undefined || group.tasks.length > 0 || own.startsWith('c');
};

test('the key of a page covers every value that the page reads', async () => {
  const guides = listGuideFiles();
  expect(guides.sort()).toEqual(
    pages
      .filter(({ name }) => isHandWritten(name))
      .map(toPageFile)
      .sort(),
  );
  const data = new Map<string, readonly unknown[]>([
    ...Array.from(
      listPageData(watched.value),
      ({ address, shown }) => [toFolderFile(address), shown] as const,
    ),
    ...guides.map((file) => [file, []] as const),
  ]);
  const tried = pages.filter((page) => data.has(toPageFile(page)) && isTried(page));
  expect(tried.map(({ name }) => name.split('/')[0])).toEqual(
    expect.arrayContaining([
      'guides',
      'tasks',
      'findings',
      'rules',
      ...fixedFacets.map(({ name }) => name),
    ]),
  );
  // The first page finds the examples of searches for all; the keys have them as they are.
  await tried[0]?.render();
  const missed = new Set<string>();
  for (const page of tried) {
    const file = toPageFile(page);
    watched.takeReads();
    await page.render();
    const read = watched.takeReads();
    JSON.stringify([listSharedData(watched.value), data.get(file)]);
    const written = new Set(watched.takeReads().map(({ place }) => place));
    for (const { place, value } of read) {
      const isAbsent = value === undefined && written.has(place.replace(/[^.]*$/, '*'));
      // `fields` and `task` derive from the text of a task.
      const origin = place.replace(/^(\.entries\.\d+)\.(?:fields|task)\..*$/, '$1.text');
      if (isAbsent || written.has(origin) || derived.some((one) => one.test(place))) continue;
      if (!changesKey(place, file)) missed.add(`${file} reads ${place}`);
    }
  }
  expect([...missed]).toEqual([]);
});

test('Astro renders only the pages with a head of their own and those written by hand', async () => {
  const kinds = new Set<string>();
  for (const page of pages.filter(isTried)) {
    if (typeof (await page.render()) === 'string') kinds.add(page.name.replace(/\/.*/, '/…'));
  }
  expect([...kinds].sort()).toEqual(['', '404', 'guides', 'guides/…', 'tasks']);
});

/** What says no more than the key does, with the reason. */
const derived: readonly RegExp[] = [
  // Whether a function is used at all: the number of its tasks says so.
  /^\.findUsage\([^)]*\)$/,
  // Whether a page shows a line: the text of its task says so.
  /^\.findShownLine\(/,
  // What findings and tasks are picked by, for the page of a rule: the key has those that are.
  /^(?:\.entries\.\d+)?\.findings\.\d+\.code$|^\.entries\.\d+\.file$/,
];

/** For what the key has in another form, such as the number of tasks that a group has. */
function changesKey(place: string, file: string): boolean {
  return changesShared(place) || writeOwn(file) !== change(place, () => writeOwn(file));
}

const sharedChanges = new Map<string, boolean>();

function changesShared(place: string): boolean {
  const changes = sharedChanges.get(place) ?? writeShared() !== change(place, () => writeShared());
  sharedChanges.set(place, changes);
  return changes;
}

const writeShared = (): string => JSON.stringify(listSharedData(watched.value));

function writeOwn(file: string): string | undefined {
  for (const { address, shown } of listPageData(watched.value)) {
    if (toFolderFile(address) === file) return JSON.stringify(shown);
  }
  return undefined;
}

function change<Result>(place: string, work: () => Result): Result {
  watched.change(place);
  try {
    return work();
  } finally {
    watched.change(undefined);
  }
}
