import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exampleTask } from '#lint/examples/example-task.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { isShortPage } from '../support/html-pages.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const vocabulary = {
  actions: {
    unpack_box: {
      family: 'boxes',
      summary: 'Unpacks a box of parts onto the desktop.',
      parameters: { box: { type: 'string', required: true, example: 'parts.box' } },
    },
  },
  getters: {
    get_parts_on_desk: {
      summary: 'Lists the parts on the desk.',
      keys: { colour: { type: 'string', values: ['red', 'blue'] } },
      returns: 'an array of names',
    },
  },
  metrics: {
    all_parts_sorted: {
      result: { accepts: 'an array of names', example: { type: 'parts_on_desk' } },
      options: { by: { type: 'string', required: true, values: ['name', 'size'] } },
    },
    check_list: { options: { strict: { type: 'boolean' } } },
  },
};
const task = exampleTask({
  related_apps: ['workshop_parts_sorter'],
  config: [{ type: 'unpack_box', parameters: { box: 'parts.box' } }],
  evaluator: {
    func: 'all_parts_sorted',
    result: { type: 'parts_on_desk', colour: 'green' },
    options: { by: 'name', twice: true },
  },
});

const scratch = await createTemporaryFolder();
let built: BuiltSite;
beforeAll(async () => {
  await scratch.write('tasks/dataset.json', { vocabulary, mark: 'M2 18L11 2l9 16z', accent: 265 });
  await scratch.write('tasks/example.json', task);
  built = await buildSite(join(scratch.path, 'tasks'), join(scratch.path, 'site'));
});

const textOf = (file: string) => built.pages.find((page) => page.file === file)?.text ?? '';

test('every own function has a page with its contract and its use', () => {
  const action = textOf('actions/unpack_box/index.html');
  expect(action).toContain('Unpacks a box of parts onto the desktop.');
  expect(action).toContain('this dataset, which declares it as its own');
  expect(action).toContain('"box": "parts.box"');
  expect(textOf('getters/parts_on_desk/index.html')).toContain('an array of names');
  expect(textOf('metrics/all_parts_sorted/index.html')).toContain('"by": "name"');
});

test('the name of an own app breaks at underscores', () => {
  expect(built.html.get('apps/index.html')).toContain('parts_<wbr aria-hidden="true">sorter</bdi>');
});

test('a page marks where the tasks depart from the contract', () => {
  expect(textOf('getters/parts_on_desk/index.html')).toMatch(/another value\s*"green"/);
  expect(textOf('metrics/all_parts_sorted/index.html')).toContain('not documented');
});

test('what a dataset says of a built-in function is on its page', () => {
  const metric = textOf('metrics/check_list/index.html');
  expect(metric).toContain('this dataset extends its documentation');
  expect(metric).toContain('From dataset.json');
  expect(metric).toContain('From the built-in vocabulary');
  expect(metric).toContain('strict');
});

test('own functions are in the indexes under their family', () => {
  expect(textOf('actions/index.html')).toMatch(/Boxes\s*unpack_box/);
  expect(textOf('metrics/index.html')).toMatch(/The dataset's own\s*all_parts_sorted/);
});

test('the schema of the site offers them, and the check knows them', async () => {
  const schema = await readFile(join(built.folder, 'schema/task.schema.json'), 'utf8');
  for (const name of ['unpack_box', 'parts_on_desk', 'all_parts_sorted']) {
    expect(schema).toContain(`"${name}"`);
  }
  expect(built.run.code).toBe(0);
  const codes = built.catalogue.findings.map(({ code }) => code);
  // The task departs from the declared contracts, and the names are known.
  expect(codes).toEqual(['V06', 'V05']);
});

test('every page has the mark of the dataset in its hue', () => {
  const pages = [...built.html].filter(([file]) => !isShortPage(file));
  const marks = pages.filter(([, html]) => !html.includes('class="site-title"'));
  expect(marks.map(([file]) => file)).toEqual([]);
  for (const [file, html] of pages) {
    expect(html, file).toMatch(
      /<svg class="hue-270"[^>]*><path class="frame own" d="M2 18L11 2l9 16z"/,
    );
  }
});
