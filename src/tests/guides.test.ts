import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveDatasetSchema } from '#format/json-schema.ts';
import { isObject } from '#text/json/json-value.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { publishedClasses, shortcutClasses } from '#shortcuts/model/shortcut-classes.ts';
import { shortcutKinds } from '#shortcuts/model/shortcut-kinds.ts';
import { comparisonKinds } from '#vocabulary/contract/comparison.ts';
import { effectKinds } from '#vocabulary/contract/effect.ts';
import { provenanceKinds } from '#vocabulary/contract/provenance.ts';
import { compileSchema } from '#format/validator.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { runCommand } from './commands/run-command.ts';
import { partsAlone, toTask } from './support/snippets.ts';
import { createTemporaryFolder } from './support/temporary-folder.ts';

interface Block {
  guide: string;
  /** The name of the file that the guide gives it. */
  title: string;
  text: string;
}

const folder = join(projectRoot, 'src/content/docs/guides');

async function findBlocks(): Promise<Block[]> {
  const guides = await readdir(folder);
  const blocks = guides.map(async (guide) => {
    const text = await readFile(join(folder, guide), 'utf8');
    return [...text.matchAll(/^```json(?: title="([^"]*)")?\n(.*?)^```$/gms)].map(
      ([, title = '', json = '']) => ({ guide, title, text: json }),
    );
  });
  return (await Promise.all(blocks)).flat();
}

/** What a part of a task file is, by its fields; undefined for other files. */
function kindOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return 'config';
  if (!isObject(value)) return undefined;
  if ('instruction' in value) return 'task';
  if ('func' in value) return 'metric';
  if (!('type' in value)) return undefined;
  return 'parameters' in value ? 'action' : 'getter';
}

test('the check finds nothing in the parts of tasks that the guides show', async () => {
  const scratch = await createTemporaryFolder();
  const parts = (await findBlocks()).flatMap(({ title, text }) => {
    const kind = kindOf(JSON.parse(text));
    return kind === undefined || /(?:settings|package)\.json$/.test(title) ? [] : [{ kind, text }];
  });
  expect(parts.length).toBeGreaterThan(5);
  await scratch.write('dataset.json', partsAlone);
  for (const [index, { kind, text }] of parts.entries()) {
    const part = kind === 'config' ? { kind, text: `"config": ${text}` } : { kind, text };
    await scratch.write(`${index}.json`, toTask(part, String(index)));
  }
  const { stdout } = await runCommand('check', [scratch.path, '--format', 'json']);
  expect((JSON.parse(stdout) as { findings: object[] }).findings).toEqual([]);
});

test('every dataset.json in the guides keeps to its schema', async () => {
  const isDataset = compileSchema(deriveDatasetSchema());
  const files = (await findBlocks()).filter(({ title }) => title.endsWith('dataset.json'));
  expect(files.length).toBeGreaterThan(1);
  for (const { guide, text } of files) expect(isDataset(JSON.parse(text)), guide).toBe(true);
});

interface ProblemPattern extends Readonly<Record<string, unknown>> {
  regexp: string;
}

/** What an editor finds in lines: where the patterns match one after the other, their numbered parts. */
function matchProblems(
  text: string,
  patterns: readonly ProblemPattern[],
): Record<string, string | undefined>[] {
  const lines = text.split('\n');
  return lines.flatMap((_, start) => {
    const matches = patterns.flatMap(({ regexp, ...parts }, index) => {
      const match = new RegExp(regexp).exec(lines[start + index] ?? '');
      return match
        ? [Object.entries(parts).map(([name, part]) => [name, match[Number(part)]])]
        : [];
    });
    if (matches.length < patterns.length) return [];
    return [Object.fromEntries(matches.flat()) as Record<string, string | undefined>];
  });
}

test('the task of VS Code in the guide finds in a report what the check finds', async () => {
  const scratch = await createTemporaryFolder();
  await scratch.write('a b: c.json', { ...exampleTask({ proxy: 'true', id: '' }), snapshot: 'x' });
  await scratch.write('broken.json', '{');
  const task = (await findBlocks()).find(({ title }) => title === '.vscode/tasks.json');
  const { tasks } = JSON.parse(task?.text ?? '') as {
    tasks: { problemMatcher: { pattern: ProblemPattern[] } }[];
  };
  const call = ['.', '--level', 'info'];
  const { stdout: text } = await runCommand('check', call, scratch.path);
  const { stdout: json } = await runCommand('check', [...call, '--format', 'json'], scratch.path);
  const { findings } = JSON.parse(json) as { findings: Record<string, string | number>[] };
  const expected = findings.map(({ severity, code, rule, path, line, column, message }) => ({
    severity,
    code: `${code} ${rule}`,
    file: path,
    line: String(line),
    column: String(column),
    message,
  }));
  expect(expected.length).toBeGreaterThan(2);
  const found = matchProblems(text, tasks[0]?.problemMatcher.pattern ?? []);
  expect(new Set(found)).toEqual(new Set(expected));
});

test('links from guides to files lead to files of the repository', async () => {
  for (const guide of await readdir(folder)) {
    const text = await readFile(join(folder, guide), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]*)/g)].map(([, link = '']) => link);
    for (const link of links.filter((each) => !each.startsWith('../../') || /\w\.\w+$/.test(each)))
      await expect(access(join(folder, link)), `${guide}: ${link}`).resolves.toBeUndefined();
  }
});

test('a guide lists everything that a function may do, with its roles', async () => {
  const text = await readFile(join(folder, 'describe.md'), 'utf8');
  const rows = new Map(
    [...text.matchAll(/^\| `([a-z ]+)` +\|[^|\n]*\| ([^|\n]*?) +\|$/gm)].map(([, kind, roles]) => [
      kind,
      roles,
    ]),
  );
  const kinds = Object.entries({ ...effectKinds, ...provenanceKinds, ...comparisonKinds });
  const due = kinds.map(([kind, { roles }]) => {
    const names = Object.keys(roles).map((role) => role.replace(/^(\w+)/, '`$1`'));
    return [kind, names.length === 0 ? 'none' : names.join(', ')];
  });
  expect(due.map(([kind]) => [kind, rows.get(kind)])).toEqual(due);
});

test('a guide lists every class of shortcuts, with the published classes of its kinds', async () => {
  const text = await readFile(join(folder, 'shortcuts.md'), 'utf8');
  const rows = [...text.matchAll(/^\| \[`([a-z-]+)`\]\(\S+\) +\| (.*?) +\| ([V\d, ]+?) +\|$/gm)];
  const due = Object.entries(shortcutClasses).map(([name, { summary }]) => {
    const kinds = Object.values(shortcutKinds).filter((kind) => kind.class === name);
    const published = new Set(kinds.map((kind) => kind.published));
    return [name, summary, [...published].sort().join(', ')];
  });
  expect(rows.map(([, ...cells]) => cells)).toEqual(due);
  for (const [name, words] of Object.entries(publishedClasses))
    expect(text).toMatch(new RegExp(`^\\| ${name} +\\| ${words} +\\|$`, 'm'));
});
