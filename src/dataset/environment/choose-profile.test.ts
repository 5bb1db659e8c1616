import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { check } from '#cli/commands/check.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkFolder } from '../load/check-folder.ts';
import { checkTexts } from '../load/check-texts.ts';
import { loadFiles } from '../load/load-files.ts';
import { chooseProfile } from './choose-profile.ts';

const folder = await createTemporaryFolder();

const task = {
  ...exampleTask({
    evaluator: {
      func: 'check_json_settings',
      result: { type: 'vm_file', path: '/home/user/settings.json', dest: 'settings.json' },
      expected: { type: 'rule', rules: { expect: { 'editor.tabSize': 2 } } },
    },
    config: [
      {
        type: 'execute',
        parameters: { command: 'echo password | sudo -S systemctl stop cups', shell: true },
      },
    ],
  }),
  snapshot: 'editor',
  trajectory: 'trajectories/',
};
const text = JSON.stringify(task);
const codes = (findings: readonly { code: string; severity: string }[]) =>
  findings.flatMap(({ code, severity }) => (severity === 'info' ? [] : [code]));
const today = ['V04', 'V05', 'V08'];

beforeAll(async () => {
  await folder.write('early/example.json', task);
  await folder.write('named/example.json', task);
  await folder.write('named/dataset.json', { environment: { profile: 'osworld-2026' } });
  await folder.write('own/example.json', task);
  await folder.write(
    'own/desktop/evaluators/metrics/__init__.py',
    'def check_json_settings(actual, expected):\n    return 1.0 if expected["expected"] else 0.0\n',
  );
});

test('judges early tasks as OSWorld of 2024', async () => {
  const { findings, profile } = await checkFolder(join(folder.path, 'early'));
  expect(profile?.name).toBe('osworld-2024');
  expect(codes(findings).filter((code) => today.includes(code))).toEqual([]);
});

test('does so with single files, and with texts', async () => {
  const [files] = await loadFiles([join(folder.path, 'early/example.json')]);
  expect(files?.profile?.name).toBe('osworld-2024');
  const { findings } = checkTexts([{ file: 'example.json', text }]);
  expect(codes(findings).filter((code) => today.includes(code))).toEqual([]);
});

test('judges by the profile that dataset.json names', async () => {
  const { findings, profile } = await checkFolder(join(folder.path, 'named'));
  expect(profile).toBeUndefined();
  expect(codes(findings)).toEqual(expect.arrayContaining(['V05']));
});

test('judges by the source where it is at hand', async () => {
  const { profile, environmentFolder } = await checkFolder(join(folder.path, 'own'));
  expect([profile, environmentFolder]).toEqual([undefined, join(folder.path, 'own/desktop')]);
});

test('says that a profile beside the source is not used', async () => {
  await folder.write('own/dataset.json', { environment: { profile: 'osworld-2024' } });
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await check([join(folder.path, 'own')]);
  await check([join(folder.path, 'own/example.json')]);
  const line =
    '"profile" in dataset.json has no effect, because the source of the environment was read';
  expect(print.mock.calls.flat().filter((printed) => printed === line)).toHaveLength(2);
});

test('says which profile the tasks were judged by', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await check([join(folder.path, 'early')]);
  expect(print.mock.calls.flat().at(-1)).toBe(
    'checked as OSWorld of 2024; to choose another environment, set "profile" in "environment" of dataset.json',
  );
});

test.for([
  [39, 39],
  [79, 40],
  [1000, 40],
] as const)('of %i files at most forty are read', ([count, most]) => {
  const files = Array.from({ length: count }, (_, index) => `${index}.json`);
  const read: string[] = [];
  chooseProfile({}, undefined, files, (file) => {
    read.push(file);
    return [{}];
  });
  expect(read.length).toBeLessThanOrEqual(most);
});
