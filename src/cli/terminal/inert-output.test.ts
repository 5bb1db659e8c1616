import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#dataset/project-root.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { runScript, scriptEnvironment } from '#tests/commands/run-script.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

const scratch = await createTemporaryFolder();
const hostile = '##[stop-commands]t';
const atStart = '::add-mask::x';
const azure = '##vso[task.complete]';
const all = `${atStart} ${azure} ${hostile}`;
// Windows allows no colon in the name of a file.
const fileName = process.platform === 'win32' ? `a ${azure} ${hostile}` : all;

beforeAll(async () => {
  const evaluator = { func: all, result: { type: all, [all]: all }, expected: all };
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    const text = JSON.stringify(
      exampleTask({ id: all, instruction: all, evaluator, related_apps: [all], proxy: 'true' }),
      null,
      2,
    );
    await scratch.write(`tasks/${fileName}/${fileName} ${number}.json`, text);
  }
});

/** What the runners of GitHub and Azure take for a command. */
const findCommands = (output: string): string[] =>
  output.split(/\r\n?|\n/).filter((line) => /##\w*\[|^\s*::[^:\s]+( [^:]*)?::/.test(line));

test.for([
  ['check', ['tasks', '--level', 'info']],
  ['check', ['tasks', '--format', 'json']],
  ['check', ['tasks', '--fix', '--dry-run', '--level', 'info']],
  ['check', [all]],
] as const)('%s %j prints no command of a runner', async ([name, args]) => {
  const { stdout, stderr } = await runScript(name, args, scratch.path);
  expect(findCommands(`${stdout}\n${stderr}`)).toEqual([]);
  expect(`${stdout}${stderr}`).toContain(String.raw`\u005b`);
});

test('the only commands for GitHub are annotations', async () => {
  const { stdout } = await runScript('check', ['tasks', '--format', 'github'], scratch.path);
  const annotation = /^::(?:error|warning|notice) file=[^,]*,line=\d+,col=\d+,title=[^:]*::/;
  const lines = stdout.split('\n');
  expect(lines.some((line) => annotation.test(line))).toBe(true);
  expect(findCommands(lines.map((line) => line.replace(annotation, '')).join('\n'))).toEqual([]);
});

test('a diff in a file is exact', async () => {
  const path = join(scratch.path, 'changes.diff');
  spawnSync(
    process.execPath,
    ['scripts/benchlight.mjs', 'check', 'tasks', '--fix', '--dry-run', '--level', 'info'],
    {
      cwd: projectRoot,
      env: { ...scriptEnvironment(), INIT_CWD: scratch.path },
      stdio: ['ignore', openSync(path, 'w'), 'ignore'],
    },
  );
  expect(await readFile(path, 'utf8')).toContain(`"expected": "${all}"`);
});
