import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { exampleView } from '#lint/examples/example-view.ts';
import { appKinds } from '#vocabulary/app-kinds.ts';
import { detectApp, findAppKind, pointsTo } from './app-detection.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { SetupStep } from '../setup/setup-steps.ts';

const step = (type: string, parameters: SetupStep['parameters']): SetupStep => ({
  field: 'config',
  type,
  parameters,
  effect: builtInVocabulary.find('action', type)?.contract.effect,
  at: [],
});
const labelOf = (type: string, parameters: SetupStep['parameters']) => {
  const found = detectApp(step(type, parameters));
  return found && [found.kind.label, found.evidence];
};

test.for([
  [
    ['google-chrome', '--no-first-run'],
    ['browser', 'google-chrome'],
  ],
  ['VERBOSE=2 vlc a.mp4', ['media player', 'vlc']],
  [['/usr/bin/thunderbird'], ['mail client', 'thunderbird']],
  [
    ['libreoffice', '--norestore', '--calc'],
    ['spreadsheet program', 'libreoffice --calc'],
  ],
  [
    ['lowriter', 'a.docx'],
    ['word processor', 'lowriter'],
  ],
  [['soffice'], undefined],
  [['pkill', 'vlc'], undefined],
  [['nautilus', '/home/user/vlc'], undefined],
  [5, undefined],
] as const)('knows the program of %j', ([command, expected]) => {
  expect(labelOf('launch', { command })).toEqual(expected);
});

test.for([
  ['a.pptx - LibreOffice Impress', 'presentation program'],
  ['Google Chrome', 'browser'],
  ['News - Chromium', 'browser'],
  ['GNU Image Manipulation Program', 'image editor'],
  ['a.py - Visual Studio Code', 'code editor'],
  ['Terminal', undefined],
] as const)('knows the window "%s"', ([title, label]) => {
  const expected = label && [label, title];
  expect(labelOf('activate_window', { window_name: title })).toEqual(expected);
  expect(labelOf('close_window', { window_name: title })).toEqual(expected);
});

test.for([
  ['/home/user/a.XLSX', ['spreadsheet program', 'a.XLSX']],
  ['C:\\a.odt', ['word processor', 'a.odt']],
  ['/home/user/a.pdf', undefined],
  [5, undefined],
] as const)('knows what opens %s', ([path, expected]) => {
  expect(labelOf('open', { path })).toEqual(expected);
});

test.for([
  ['vlc', 'media player'],
  ['widget', undefined],
] as const)('knows the kind of the program "%s"', ([program, label]) => {
  expect(findAppKind(program)?.label).toBe(label);
});

test('knows nothing of other steps', () => {
  expect(labelOf('sleep', { seconds: 1 })).toBeUndefined();
  expect(labelOf('activate_window', {})).toBeUndefined();
});

test.for([
  ['media player', 'Play the song, please.', true],
  ['media player', 'Spiel das Lied.', true],
  ['media player', 'Close the window, please.', false],
  ['mail client', 'Write this e-mail.', true],
  ['mail client', 'Rename the mailbox.', false],
  ['browser', 'Close the window, please.', true],
] as const)('finds words for a %s: %s', ([label, instruction, expected]) => {
  const kind = appKinds.find((one) => one.label === label);
  const view = exampleView(exampleTask({ instruction }));
  expect(kind && pointsTo(kind, view)).toBe(expected);
});
