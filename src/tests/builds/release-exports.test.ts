import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { validateCFF } from 'cffjs';
import { parseAtomFeed } from 'feedsmith';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openState } from '#dataset/releases/open-state.ts';
import {
  changeLineSchema,
  releaseLineSchema,
  releasesSchema,
} from '#export/history/history-schemas.ts';
import { deriveSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import { findCroissantFaults } from '../releases/croissant-rules.ts';
import { runCommand } from '../commands/run-command.ts';
import { exampleBase, exampleOptions, exampleOrigin } from '../support/example-options.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { writeReleasedDataset } from './released-dataset.ts';

const home = `${exampleOrigin}${exampleBase}/`;

const scratch = await createTemporaryFolder();
beforeAll(async () => {
  await writeReleasedDataset(scratch);
  const [tasks, out] = ['tasks', 'site'].map((name) => `${scratch.path}/${name}`);
  // Those of the examples, of which the pages are compiled already.
  const options = ['--out', out ?? '', ...exampleOptions, '--fail-on', 'never'];
  expect(await runCommand('build', [tasks ?? '', ...options])).toMatchObject({ code: 0 });
}, 300_000);

const read = (file: string) => readFile(`${scratch.path}/site/${file}`, 'utf8');

test.for([
  ['pictures', '/data/'],
  ['releases', '/releases/'],
  ['releases/1.0.0', '/releases/1.0.0/'],
] as const)('the folder of files /data/%s/ leads to a page', async ([folder, address]) => {
  expect(await read(`data/${folder}/index.html`)).toContain(`url=${exampleBase}${address}"`);
});

test('the exports of releases are as their schemas say', async () => {
  const releases: unknown = JSON.parse(await read('data/releases.json'));
  expect(compileSchema(deriveSchema('x', releasesSchema))(releases)).toBe(true);
  expect(releases).toMatchObject({
    releases: [{ version: null }, { version: '1.1.0' }, { version: '1.0.0', changes: null }],
  });
  const validate = compileSchema(deriveSchema('x', changeLineSchema));
  const lines = (await read('data/changes.jsonl')).trimEnd().split('\n');
  expect(lines.length).toBe(10);
  for (const line of lines) expect(validate(JSON.parse(line))).toBe(true);
});

test('pages link to the exports of releases', async () => {
  const names = [
    'releases.json',
    'changes.jsonl',
    'addresses.txt',
    'releases.atom',
    'changes.atom',
  ];
  for (const page of ['releases/index.html', 'data/index.html']) {
    const text = await read(page);
    for (const name of names) expect(text).toContain(`href="${exampleBase}/data/${name}"`);
  }
});

test('a release can be downloaded as it was, with its digests, and read again', async () => {
  const text = await read('data/releases/1.0.0/tasks.jsonl');
  const validate = compileSchema(deriveSchema('x', releaseLineSchema));
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(validate(line)).toBe(true);
  const digest = createHash('sha256').update(text).digest('hex');
  expect(await read('releases/1.0.0/index.html')).toContain(digest);
  const again = await openState(`${scratch.path}/site/data/releases/1.0.0/tasks.jsonl`, {
    tasksFolder: scratch.path,
    from: scratch.path,
  });
  const asFolder = await openState('r1', { tasksFolder: scratch.path, from: scratch.path });
  const fieldsOf = ({ tasks }: typeof again) => tasks.map(({ file, fields }) => ({ file, fields }));
  expect(fieldsOf(again)).toEqual(fieldsOf(asFolder));
  const digests = await read('data/releases/1.0.0/digests.txt');
  expect(digests.match(/^[0-9a-f]{64} {2}\S+\.json$/gm)).toHaveLength(3);
});

test('a release is described for machines, as far as its dataset is', async () => {
  const croissant: unknown = JSON.parse(await read('data/releases/1.1.0/croissant.json'));
  expect(croissant).toMatchObject({
    version: '1.1.0',
    datePublished: '2026-02-01',
    identifier: 'https://doi.org/10.1234/abcd',
    distribution: [{ contentUrl: `${home}data/releases/1.1.0/tasks.jsonl` }],
  });
  for (const release of ['1.0.0', '1.1.0']) {
    const text = await read(`data/releases/${release}/croissant.json`);
    expect(findCroissantFaults(text)).toEqual([]);
  }
  const cff = parse(await read('data/releases/1.1.0/CITATION.cff')) as Record<string, unknown>;
  expect(validateCFF(cff)).toMatchObject({ version: '1.1.0', doi: '10.1234/abcd' });
});

test('search engines learn which release each one is based on', async () => {
  const html = await read('releases/1.1.0/index.html');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Dataset',
    url: `${home}releases/1.1.0/`,
    version: '1.1.0',
    isBasedOn: `${home}releases/1.0.0/`,
  });
  expect(json).toContain(`"${home}data/releases/1.1.0/tasks.jsonl"`);
  const start = await read('index.html');
  expect(start).toContain(`"isBasedOn":"${home}releases/1.1.0/"`);
});

test('readers of feeds find them at the start page and at pages of releases', async () => {
  for (const page of ['', 'releases/', 'releases/1.1.0/']) {
    const head = await read(`${page}index.html`);
    for (const [name, title] of [
      ['releases', 'Released: releases'],
      ['changes', 'Released: changes of tasks'],
    ]) {
      expect(head, page).toContain(
        `<link rel="alternate" type="application/atom+xml" title="${title}" href="${home}data/${name}.atom"/>`,
      );
    }
  }
});

test('a reader of feeds reads the releases and the changes', async () => {
  const feed = async (name: string) => parseAtomFeed(await read(`data/${name}`));
  const releases = await feed('releases.atom');
  expect(releases.entries?.map(({ title }) => title?.value)).toEqual([
    'Released 1.1.0',
    'Released 1.0.0',
  ]);
  const changes = await feed('changes.atom');
  expect(changes.entries?.map(({ title }) => title?.value)).toEqual(
    expect.arrayContaining([expect.stringContaining('changed in 1.1.0')]),
  );
  for (const { id, updated, links } of [...(releases.entries ?? []), ...(changes.entries ?? [])]) {
    expect(id?.startsWith(home), id).toBe(true);
    expect(updated).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(links?.[0]?.href?.startsWith(home)).toBe(true);
  }
});

test('every release, and every version of a task, is cited by a key of its own', async () => {
  const keyOf = async (folder: string) =>
    /@misc\{([^,]+),/.exec(await read(`${folder}/index.html`))?.[1];
  const versions = (await readdir(`${scratch.path}/site/tasks/changing`)).filter((name) =>
    /^[0-9a-f]{12}$/.test(name),
  );
  expect(versions).toHaveLength(2);
  const pages = ['data', 'releases/1.0.0', 'releases/1.1.0'];
  const tasks = ['', ...versions.map((name) => `/${name}`)].map((end) => `tasks/changing${end}`);
  const keys = await Promise.all([...pages, ...tasks].map(keyOf));
  expect(keys.toSorted()).toEqual([
    'released',
    'released-1.0.0',
    'released-1.1.0',
    'released-changing',
    'released-changing-1.0.0',
    'released-changing-1.1.0',
  ]);
});
