import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTexts, type TextFile } from './check-texts.ts';
import { checkFolder } from './check-folder.ts';
import { projectRoot } from '../project-root.ts';

const task = (fields: object) => JSON.stringify({ id: 'a', instruction: 'Open it', ...fields });

test('finds in texts what is found in the folder', async () => {
  const folder = join(projectRoot, 'examples');
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  );
  const files = await Promise.all(
    names.map(async (name) => ({
      file: name.replaceAll('\\', '/'),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
  const { findings, tasks } = checkTexts(files);
  const due = await checkFolder(folder);
  // Whether a local file is its own reference needs the file.
  expect(findings).toEqual(due.findings.filter(({ code }) => code !== 'W05'));
  expect(tasks).toBe(due.tasks.length);
});

test('obeys the settings of the dataset, and the texts stay as they are', () => {
  const settings = { check: { severity: { S04: 'off' } } };
  const files = [
    { file: 'b.json', text: task({ proxy: 'false' }) },
    { file: 'dataset.json', text: JSON.stringify(settings) },
  ];
  const before = structuredClone(files);
  expect(checkTexts(files).findings.map(({ code }) => code)).not.toContain('S04');
  expect(checkTexts(files.slice(0, 1)).findings.map(({ code }) => code)).toContain('S04');
  expect(files).toEqual(before);
});

test('does not ask for another spelling of an app that is to be removed', () => {
  const files = [['libreoffice_calc'], ['libreoffice_calc'], ['calc'], ['os', 'calc']].map(
    (related_apps, index) => ({
      file: `${index}.json`,
      text: task({ instruction: `Open the file ${index}.`, related_apps }),
    }),
  );
  const found = checkTexts(files).findings.map(({ file, code }) => `${file} ${code}`);
  expect(found.filter((text) => /D06|W32/.test(text))).toEqual(['2.json D06', '3.json W32']);
});

test.for([
  ['no JSON', '{', ['F01']],
  ['nothing', '', ['F01']],
  ['an array', '[]', ['F05']],
] as const)('reports a text that is %s', ([, text, codes]) => {
  const { findings, tasks } = checkTexts([{ file: 'a.json', text }]);
  expect(findings.map(({ code }) => code)).toEqual(codes);
  expect(tasks).toBe(0);
});

test.for<[string, unknown]>([
  ['the name of a file', 'a.json'],
  ['an entry of a map', ['a.json', '{}']],
  ['a file without text', { file: 'a.json' }],
  ['bytes', { file: 'a.json', text: new Uint8Array() }],
  ['nothing', null],
])('refuses %s', ([, entry]) => {
  const files = [{ file: 'b.json', text: task({}) }, entry as TextFile];
  expect(() => checkTexts(files)).toThrow(/^element 1 of the files has no string "file"/);
});

test.for([undefined, null, 5, { file: 'a.json', text: '{}' }])('refuses %j for files', (files) => {
  expect(() => checkTexts(files as never)).toThrow(/^the files must be an array$/);
});

test('refuses settings that are invalid', () => {
  expect(checkTexts([])).toEqual({ findings: [], tasks: 0 });
  const wrong = { file: 'dataset.json', text: '{' };
  expect(() => checkTexts([{ file: 'a.json', text: task({}) }, wrong])).toThrow(
    /^dataset\.json:1:2/,
  );
});
