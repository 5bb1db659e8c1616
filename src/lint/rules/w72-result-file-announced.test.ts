import { expect, test } from 'vitest';
import { executeStep, launchStep, sleepStep, vmFile } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { resultFileAnnounced as rule } from './w72-result-file-announced.ts';

const photo = launchStep('gimp', '/home/user/Pictures/lake.png');
const namesIn = (
  instruction: unknown,
  paths: readonly string[],
  config: readonly object[] = [],
  postconfig: readonly object[] = [],
) =>
  findProblems(rule, {
    instruction,
    config: [photo, ...config],
    evaluator: {
      func: paths.map(() => 'a'),
      postconfig,
      result: paths.map((path) => vmFile(path)),
    },
  });

const crop = 'Crop the photo, and export it as PNG.';
const result = '/home/user/Pictures/out/lake_small.png';

test.for([
  ['the instruction names it', `${crop} Call it lake_small.`, result, []],
  ['the instruction names it in other words', `${crop} Call it "Lake small".`, result, []],
  ['the instruction names its folder', `${crop} Save it in "out".`, result, []],
  ['the instruction leaves the details to a mail', `${crop} See the mail of Ann.`, result, []],
  ['another language', 'Schneide das Foto zu.', result, []],
  ['there is no instruction', 5, result, []],
  ['a step names it', crop, result, [executeStep('touch lake_small.png')]],
  ['a step makes files of its kind', crop, result, [executeStep('cp /srv/*.png .')]],
  ['an own action may make it', crop, result, [{ type: 'dance', parameters: {} }]],
  ['an archive may contain it', crop, result, [executeStep('tar -xf /home/user/all.tgz')]],
  ['its folder is open', crop, result, [launchStep('nautilus', '/home/user/Pictures/out')]],
  ['a program chooses its name', crop, '/home/user/Pictures/out/Untitled.png', []],
  ['it is a file of settings', crop, '/home/user/.config/app/palette.png', []],
  ['it is a file of settings on macOS', crop, '/Users/user/Library/App/palette.png', []],
  [
    'it is in the home folder, which is named',
    `${crop} Put it into my home folder.`,
    '/home/user/lake_small.png',
    [],
  ],
  ['its path is relative', crop, 'lake_small.png', []],
  ['it is no file by its name', crop, '/home/user/Pictures/out/lake', []],
] as const)('accepts a file where %s', ([, instruction, path, config]) => {
  expect(namesIn(instruction, [path], config)).toEqual([]);
});

test('accepts a file that a later command converts', () => {
  const convert = executeStep('soffice --convert-to pdf /home/user/a.odt');
  expect(namesIn(crop, ['/home/user/out/a_print.pdf'], [], [convert])).toEqual([]);
});

test('warns of a file that nothing names, once', () => {
  const at = ['evaluator', 'result'];
  expect(namesIn(crop, [result, '/home/user/Pictures/lake.png', result])).toEqual([
    { at: [...at, 0, 'path'], also: [[...at, 2, 'path']], name: 'lake_small.png' },
  ]);
});

test('accepts a file of a machine that no step prepares', () => {
  expect(
    findProblems(rule, {
      instruction: crop,
      config: [sleepStep(2)],
      evaluator: { func: 'a', result: vmFile(result) },
    }),
  ).toEqual([]);
});

test('warns of a file in the home folder', () => {
  expect(namesIn(crop, ['/home/user/lake_small.png'])).toMatchObject([{ name: 'lake_small.png' }]);
});
