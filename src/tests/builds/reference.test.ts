import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readdir, readFile } from 'node:fs/promises';
import { facetOfKind } from '#catalogue/facets/facet-of-kind.ts';
import type { JsonSchema } from '#format/json-schema.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { exampleBase, examples } from '../support/example-options.ts';
import { readExampleSite } from '../support/example-site.ts';
import { expectCountedFields } from '../expectations/expect-counted.ts';
import { expectExplainedNames } from '../expectations/expect-explained.ts';
import { runCommand } from '../commands/run-command.ts';
import { findSnippets, partsAlone, toTask } from '../support/snippets.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

const entries = Object.values(createVocabulary().entries).flatMap((of) => [...of.values()]);

const scratch = await createTemporaryFolder();
let built: BuiltSite;
let texts: ReadonlyMap<string, string>;
beforeAll(async () => {
  built = await readExampleSite();
  texts = new Map(built.pages.map(({ file, text }) => [file, text.replaceAll(/\s+/g, ' ')]));
});

const fileOf = ({ kind, name }: (typeof entries)[number]) =>
  `${facetOfKind[kind]}/${name}/index.html`;

test('the page of a rule shows what is incorrect, then what is correct', () => {
  expect(texts.get('rules/w01/index.html')).toMatch(/Incorrect.*Correct/);
});

test('the start page leads to the results of systems', () => {
  expect(built.html.get('index.html')).toMatch(
    /<a href="\/catalogue\/results\/"[^>]*>3 systems, 95% intervals<\/a>/,
  );
});

test('every schema is listed with the downloads', async () => {
  const page = built.html.get('data/index.html') ?? '';
  const files = await readdir(join(built.folder, 'schema'));
  const names = files.filter((name) => name.endsWith('.json'));
  expect(names.length).toBeGreaterThan(9);
  expect(names.filter((name) => !page.includes(`/schema/${name}"`))).toEqual([]);
});

describe('the pages of functions', () => {
  test('every name of the vocabulary has one, and none is empty', () => {
    expect(entries.length).toBeGreaterThan(250);
    const empty = entries.filter((entry) => {
      const text = texts.get(fileOf(entry)) ?? '';
      return !text.includes(entry.summary ?? 'Only its name is known');
    });
    expect(empty.map(fileOf)).toEqual([]);
  });

  test('other functions beside a getter are listed with at most five tasks each', () => {
    const page = built.html.get('getters/vm_file/index.html') ?? '';
    const [, ...lists] = /id="use".*?An example/s.exec(page)?.[0].split('<details') ?? [];
    const listed = lists.map((list) => list.split('/tasks/').length - 1);
    expect(Math.max(...listed)).toBe(5);
  });

  test('a neutral name and its product equivalent point at each other', () => {
    const equivalents = entries.filter(({ equivalent }) => equivalent !== undefined);
    expect(equivalents).not.toEqual([]);
    const pages = new Map(built.pages.map((page) => [page.file, page]));
    for (const entry of equivalents) {
      const link = `${exampleBase}/${facetOfKind[entry.kind]}/${entry.equivalent ?? ''}/`;
      expect(pages.get(fileOf(entry))?.links, entry.name).toContain(link);
    }
  });

  test('a page says whose its descriptions are', () => {
    expect(texts.get('metrics/compare_table/index.html')).toContain('Descriptions by Benchlight.');
  });

  test('the names of a function and of its fields break at underscores', () => {
    const html = built.html.get('metrics/compare_pptx_files/index.html') ?? '';
    expect(html).toMatch(/<h1[^>]*>compare_pptx_<wbr aria-hidden="true">files<\/h1>/);
    expect(html).toContain('examine_<wbr aria-hidden="true">background_');
  });

  test('the alias and the placeholder are explained', () => {
    expect(texts.get('getters/url_path_parse/index.html')).toMatch(
      /Alias of ?shop_product_url_parse, kept for backward compatibility/,
    );
    expect(texts.get('metrics/infeasible/index.html')).toMatch(
      /it passes only when the agent's last action is FAIL/,
    );
    expect(texts.get('metrics/infeasible/index.html')).not.toMatch(/nothing is checked/);
  });

  test('a task that cannot be done has a badge below its title, and no other has', () => {
    const withBadge = [...built.html].filter(([, html]) =>
      /<ul class="badges[ "].*?<strong>Infeasible<\/strong>.*?<\/ul>/s.test(html),
    );
    const infeasible = [...built.html].filter(
      ([file, html]) =>
        file.startsWith('tasks/') && html.includes('marks a task that cannot be done'),
    );
    expect(infeasible).not.toEqual([]);
    expect(withBadge.map(([file]) => file)).toEqual(infeasible.map(([file]) => file));
    for (const [, html] of infeasible) expect(html).not.toMatch(/>, 0 checks</);
  });

  test('the badges of a task lead to the tasks that have the same', () => {
    const tasks = [...built.html].filter(([, html]) => /<ul class="badges[ "]/.test(html));
    const badges = tasks.flatMap(([, html]) =>
      [
        ...html.matchAll(/<a href="([^"]+)"[^>]*>\s*(?:<strong>)?(Infeasible|\d checks?[^<]*)</g),
      ].map(([, address = '', text = '']) => `${text.trim()} ${address.replaceAll('&amp;', '&')}`),
    );
    expect(badges).toEqual(
      expect.arrayContaining([
        'Infeasible /catalogue/tasks/?feasible=no',
        '1 check /catalogue/tasks/?checks=1',
        '2 checks, all must pass /catalogue/tasks/?checks=2&conj=and',
        '2 checks, any one passes /catalogue/tasks/?checks=2&conj=or',
      ]),
    );
  });

  test('an index lists every name with a place of its own', () => {
    const ids = new Map(built.pages.map(({ file, ids: own }) => [file, own]));
    for (const { kind, name } of entries) {
      expect(ids.get(`${facetOfKind[kind]}/index.html`)?.has(`name-${name}`), name).toBe(true);
    }
  });

  test('show as many tasks for each option and rule as a plain count of the files', async () => {
    await expectCountedFields(built, examples);
  });
});

test('the check has nothing to say of any snippet on any page', async () => {
  const snippets = [...built.html.values()].flatMap(findSnippets);
  expect(snippets.length).toBeGreaterThan(entries.length);
  for (const [index, snippet] of snippets.entries()) {
    await scratch.write(`snippets/${index}.json`, toTask(snippet, String(index)));
  }
  await scratch.write('snippets/dataset.json', partsAlone);
  const { stdout } = await runCommand('check', [
    join(scratch.path, 'snippets'),
    '--format',
    'json',
  ]);
  const { findings } = JSON.parse(stdout) as { findings: { file: string; code: string }[] };
  // The reference gives examples of the deprecated fields too.
  expect(findings.filter(({ code }) => code !== 'V02')).toEqual([]);
});

test('the reference of the format has every field of the schema and no other', async () => {
  const schema = await readFile(join(built.folder, 'schema/task.schema.json'), 'utf8');
  const html = built.html.get('format/index.html') ?? '';
  const shown = [...html.matchAll(/data-field="([^"]+)"/g)].map(([, field]) => field);
  const fields = listSchemaFields(JSON.parse(schema) as JsonSchema);
  expect(shown.toSorted()).toEqual(fields.map(({ anchor }) => anchor).toSorted());
  for (const { anchor, description } of fields) {
    // The schema says what a deprecation means in the same sentence, the page beside it.
    const [first = ''] = description.split(/(?<=\.) /);
    expect(texts.get('format/index.html'), anchor).toContain(first);
  }
});

test('every name on a task page leads to its explanation', () => {
  expectExplainedNames(built, exampleBase);
});

/** The places of all fields that a JSON Schema of task files describes, as the reference names them. */
function listSchemaFields(schema: JsonSchema): { anchor: string; description: string }[] {
  const { action, source } = schema.definitions as Record<string, JsonSchema>;
  const alternatives = (action?.anyOf ?? []) as JsonSchema[];
  const evaluator = propertiesOf(schema).evaluator ?? {};
  return [
    ...fieldsOf(schema, ''),
    ...fieldsOf(evaluator, 'evaluator-'),
    ...fieldsOf(source ?? {}, 'source-'),
    ...alternatives.flatMap((alternative) => {
      const { type, parameters } = propertiesOf(alternative);
      const name = type?.const as string | undefined;
      return name === undefined
        ? fieldsOf(alternative, 'action-')
        : fieldsOf(parameters ?? {}, `${name}-`);
    }),
  ];
}

function fieldsOf(schema: JsonSchema, prefix: string): { anchor: string; description: string }[] {
  return Object.entries(propertiesOf(schema)).map(([name, { description }]) => ({
    anchor: `${prefix}${name}`,
    description: typeof description === 'string' ? description : '',
  }));
}

const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
  (schema.properties ?? {}) as Record<string, JsonSchema>;
