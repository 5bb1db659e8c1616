import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { namedProgramSetUp as rule } from './w41-named-program-set-up.ts';

const launch = (...command: string[]) => ({ type: 'launch', parameters: { command } });
const open = (path: string) => ({ type: 'open', parameters: { path } });
const problemsIn = (
  instruction: unknown,
  config: readonly object[],
  related_apps: readonly string[] = ['a'],
) => findProblems(rule, { instruction, config, related_apps });

test.for([
  ['the browser that is named', 'Use Chrome.', [launch('google-chrome')]],
  ['Chromium in place of Chrome', 'Use Chrome.', [launch('chromium-browser')]],
  ['two browsers', 'Import it from Firefox to Chrome.', [launch('google-chrome')]],
  ['a browser that the agent starts', 'Use Firefox.', [launch('gedit')]],
  ['a word that is not a name', 'Be brave and smooth the edge.', [launch('google-chrome')]],
  ['a player that is named', 'Use VLC.', [launch('/usr/bin/vlc')]],
  ['a file manager beside a player', 'Use VLC.', [launch('nautilus')]],
  ['two editors', 'Draw it in Inkscape and open it in GIMP.', [launch('inkscape')]],
  ['the editor beside another one', 'Use VS Code.', [launch('gedit'), launch('code')]],
  ['a word of science', 'Find a page on evolution.', [launch('thunderbird')]],
  ['a part that is named', 'Use LibreOffice Calc.', [open('/home/user/a.xlsx')]],
  ['a part that the agent starts', 'Use LibreOffice Calc.', [launch('gedit')]],
  ['an instruction of another type', 5, [launch('firefox')]],
] as const)('accepts %s', ([, instruction, config]) => {
  expect(problemsIn(instruction, config)).toEqual([]);
});

test('accepts another part of the suite in a task with several apps', () => {
  const config = [open('/home/user/a.docx')];
  expect(problemsIn('Make slides of it in LibreOffice Impress.', config, ['a', 'b'])).toEqual([]);
});

test('accepts another editor in a task with several apps', () => {
  expect(problemsIn('Open it in VS Code too.', [launch('gedit')], ['a', 'b'])).toEqual([]);
});

test.for([
  ['Use Firefox.', [launch('ls'), launch('google-chrome')], 1, 'Mozilla Firefox', 'Google Chrome'],
  ['In Microsoft Edge, do it.', [launch('firefox')], 0, 'Microsoft Edge', 'Mozilla Firefox'],
  ['Crop it in GIMP.', [launch('inkscape')], 0, 'GIMP', 'Inkscape'],
  ['Play it in VLC.', [launch('ls'), launch('totem', 'a.mp4')], 1, 'VLC', 'Totem'],
  ['Open Chrome.', [launch('start', 'msedge')], 0, 'Google Chrome', 'Microsoft Edge'],
  [
    'Use LibreOffice Writer.',
    [open('/home/user/a.pptx')],
    0,
    'LibreOffice Writer',
    'LibreOffice Impress',
  ],
] as const)(
  'finds another program than is named in "%s"',
  ([text, config, index, named, started]) => {
    expect(problemsIn(text, config)).toEqual([{ at: ['config', index], named, started }]);
  },
);
