import { Ajv } from 'ajv';
import { expect, test, vi } from 'vitest';
import { deriveContractsSchema } from '#export/environment/contracts-file-schema.ts';
import { commitFiles } from '#tests/commands/commit-files.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { contracts } from '../commands/contracts.ts';

async function run(...args: string[]): Promise<string> {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  expect(await contracts(args)).toBe(0);
  return printed.join('\n');
}

async function createEnvironment(files: Readonly<Record<string, string>>) {
  const folder = await createTemporaryFolder();
  for (const [file, text] of Object.entries(files)) await folder.write(file, text);
  return folder;
}

const steps = {
  'evaluators/metrics/__init__.py': 'from .a import *\n',
  'requirements.txt': 'dancing==1.0\n',
  'evaluators/metrics/a.py':
    'import dancing\nfrom ..floor import _count\nfrom ..band import PACE\n' +
    'def check_steps(result):\n  return float(_count(result) == PACE)\n' +
    'def check_hall(result):\n  return float(dancing.hall(result))\n' +
    'def check_shoes(result):\n  return float(len(result) == 2)\n',
  'evaluators/floor.py': 'def _count(steps):\n  return len(steps)\n',
  'evaluators/band.py': 'PACE = 3\n',
};

test.for([
  [
    'what two modules define',
    {
      'evaluators/floor.py': 'def _count(a):\n  return len(set(a))\n',
      'evaluators/band.py': 'PACE = 4\n',
    },
    'metric check_steps: changed\n  does something else: evaluators/band.py, evaluators/floor.py',
  ],
  [
    'the version of a package',
    { 'requirements.txt': 'dancing==1.1\n' },
    'metric check_hall: changed\n  does something else: dancing 1.1 instead of 1.0',
  ],
  [
    'nothing but comments and spaces',
    { 'evaluators/floor.py': '# Counts.\ndef _count(steps):\n  return len( steps )\n' },
    'The contracts and the code are the same.',
  ],
] as const)(
  'prints which functions do something else after a change of %s',
  async ([, later, expected]) => {
    const [old, now] = [
      await createEnvironment(steps),
      await createEnvironment({ ...steps, ...later }),
    ];
    expect(await run(now.path, '--diff', old.path)).toBe(expected);
    await commitFiles(old.path, 'v1');
    for (const [file, text] of Object.entries(later)) await old.write(file, text);
    expect(await run(old.path, '--diff', 'v1')).toBe(expected);
    const printed: unknown = JSON.parse(
      await run(now.path, '--diff', old.path, '--format', 'json'),
    );
    const validate = new Ajv({ strict: false }).compile(deriveContractsSchema());
    expect(validate(printed)).toBe(true);
  },
);
