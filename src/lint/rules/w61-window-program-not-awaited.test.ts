import { expect, test } from 'vitest';
import { executeStep, launchStep, sleepStep } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { windowProgramNotAwaited as rule } from './w61-window-program-not-awaited.ts';

const programsIn = (...config: unknown[]) =>
  findProblems(rule, { config }).map(({ program }) => program);

test.for([
  [['krita', '/home/user/a.kra'], 'krita'],
  [['/usr/bin/vlc'], 'vlc'],
  ['evince /home/user/a.pdf', 'evince'],
  [['libreoffice', '--calc', '/home/user/a.ods'], 'libreoffice'],
  [['env', 'DISPLAY=:1', 'kdenlive', 'a.kdenlive'], 'kdenlive'],
  [['bash', '-c', 'krita a.kra'], 'krita'],
] as const)('reports %j', ([command, program]) => {
  expect(programsIn(sleepStep(1), executeStep(command))).toEqual([program]);
});

test.for([
  [['krita', '--export', 'a.kra']],
  [['soffice', '--headless', '--convert-to', 'pdf', 'a.odt']],
  [['blender', '-b', 'a.blend']],
  ['krita a.kra &'],
  [['timeout', '5', 'krita']],
  [['code', '.']],
  [['xdg-open', 'a.pdf']],
  [['pkill', 'krita']],
])('accepts %j', ([command]) => {
  expect(programsIn(executeStep(command))).toEqual([]);
});

test('accepts a program that runs already, and one that is not awaited', () => {
  const open = executeStep(['krita', 'a.kra']);
  expect(programsIn(launchStep('krita'), open)).toEqual([]);
  expect(programsIn(launchStep('krita', 'a.kra'))).toEqual([]);
  expect(programsIn({ type: 'own_step', parameters: { command: ['krita'] } })).toEqual([]);
});
